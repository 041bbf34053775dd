import VMGenSpec

/// What tests record of what a view model says: an output, or a stream among its variables.
package struct RecordedStream: Sendable {
    /// Its name.
    package var name: Fragment
    /// Doc comment lines.
    package var documentation: [String]
    /// The type of its values.
    package var element: Fragment
    /// Whether it has a value at every time.
    package var isStateful: Bool

    /// What is recorded of the output `port`.
    package init(_ port: Port) {
        self.init(
            name: port.name,
            documentation: port.documentation,
            element: port.element,
            isStateful: port.isStateful
        )
    }

    private init(name: Fragment, documentation: [String], element: Fragment, isStateful: Bool) {
        self.name = name
        self.documentation = documentation
        self.element = element
        self.isStateful = isStateful
    }

    /// What is recorded of `variable`, where it is a stream of `runtime` that tests can read; nil for all else.
    package init?(_ variable: StoredVariable, in runtime: Runtime) {
        guard variable.isVisible, let type = variable.type, let (kind, element, _) = runtime.stream(of: type) else {
            return nil
        }
        let isStateful = kind.traits.contains(.holdsValue)
        self.init(
            name: variable.name,
            documentation: variable.documentation,
            element: element,
            isStateful: isStateful
        )
        sending = kind.sending
    }

    /// The method by which others send values into it: `accept`; nil where it takes none, and for outputs.
    package var sending: String?

    /// Whether its values say nothing but that it spoke.
    package var isVoid: Bool { ["Void", "()"].contains(element.text) }
}

extension RecordedStream {
    /// What tests record of `subject` of `spec`; nil where that is no stream.
    package init?(_ subject: ScenarioSubject, of spec: ViewModelSpec) {
        switch subject {
        case .output(let index): self.init(spec.outputs[index])
        case .stream(let index): self.init(spec.variables[index], in: spec.runtime)
        case .parameter, .field, .outputEvent, .state, .variable, .property: return nil
        }
    }

    /// Whether `pattern` is a case without a payload of the error type that the spec declares, and it shows that type: then it is a
    /// value.
    package func isPlainCase(_ pattern: String, of errors: ErrorPolicy?) -> Bool {
        guard let errors, errors.isDeclared, element.text == errors.typeName.text else { return false }
        return errors.cases.contains { ".\($0.name.text)" == pattern }
    }

    /// The streams among the variables of `spec` that scenarios look at, in order.
    package static func watched(in spec: ViewModelSpec) -> [RecordedStream] {
        let subjects = Set(spec.scenarios.flatMap(\.steps).flatMap(\.statements).compactMap(\.kind.watched))
        return spec.variables.indices.filter { subjects.contains(.stream(variable: $0)) }
            .compactMap { RecordedStream(spec.variables[$0], in: spec.runtime) }
    }
}

extension ScenarioStatement.Kind {
    /// What a statement behind `then` looks at; nil for calls and stores, and for what is given and done.
    fileprivate var watched: ScenarioSubject? {
        switch self {
        case .equals(let subject, _, _), .matches(let subject, _, _), .isType(let subject, _, _), .said(let subject, _),
            .happened(let subject, _), .silent(let subject):
            subject
        case .unchanged(let output): .output(output)
        case .set, .stored, .answers, .start, .send, .feed, .sendEvent, .call, .pass, .happenedEvent, .nothing, .called:
            nil
        }
    }
}
