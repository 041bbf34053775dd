import VMGenModel
import VMGenPlan
import VMGenSpec

/// One input of a view model, as a method of its harness.
package struct HarnessInput: Sendable {
    /// The name of the field or event.
    package let label: String
    /// The method of the harness.
    package let method: String
    /// What makes the relay or subject that carries its values; empty where the input has it, nil where nothing can.
    package let value: String?
    /// The property that holds that.
    package let source: String
    /// What the input's field is made of.
    package let field: String
    /// The method's name and parameters.
    package let signature: String
    /// What the method does.
    package let statement: String
    /// Doc comment lines of the method.
    package let documentation: [String]

    /// An input that needs no source of its own.
    init(label: String, method: String, signature: String, statement: String, documentation: [String]) {
        self.label = label
        self.method = method
        self.signature = signature
        self.statement = statement
        self.documentation = documentation
        (value, source, field) = ("", "", "")
    }

    /// The input `port`.
    package init(_ port: Port, spec: ViewModelSpec) {
        label = port.name.text
        let source = "\(port.name.text)Source"
        self.source = source
        let type = NestedTypes(spec).qualified(port.element.text)
        let runtime = spec.runtime
        let kind = port.kind
        let own = kind.flatMap { Self.isSource($0) ? $0 : nil }
        let carrier = own ?? runtime.relayKind
        let argument = port.isVoid ? "(())" : "(value)"
        let path = port.parts.map(\.text) + [label]
        let member = path.map(SwiftText.escapedMember).joined(separator: ".")
        let receiver =
            spec.transform.isStored
            ? "viewModel.input.\(member)" : port.isMade ? "\(Self.eventSource).\(member)" : source
        statement = receiver + (port.isPublishedInput ? " = value" : ".\(carrier?.sending ?? "send")\(argument)")
        method = spec.sendingMethod(label)
        signature =
            "\(SwiftText.escaped(method))(\(port.isVoid ? "" : "_ value: \(spec.types.kept(type, spelt: port.element.text))"))"
        documentation = port.documentation
        var made = Self.source(of: type, kind: carrier, failure: port.failure?.text, runtime: runtime)
        if carrier?.traits.contains(.holdsValue) == true {
            let first = port.initialValue?.text ?? NaturalValue.of(port.element.text)
            let label = runtime.name == Runtime.rxSwift.name ? "value: " : ""
            made = first.map { [made] in "\(made.dropLast(2))(\(label)\($0))" } ?? ""
        }
        let field = kind.flatMap { Self.converted(source, to: $0, in: runtime) }
        self.field = field ?? source
        let isPossible = spec.transform.isStored ? own != nil : field != nil
        value = port.isMade ? "" : isPossible && !made.isEmpty ? made : nil
    }

    /// The event `event`.
    package init(_ event: EventCase, spec: ViewModelSpec) {
        label = event.name.text
        source = Self.eventSource
        field = ""
        let types = NestedTypes(spec)
        value = Self.source(of: spec.outerInput, spec: spec)
        let parameters = event.payload.map { parameter in
            let label = (parameter.label == nil ? "_ " : "") + SwiftText.escapedParameter(parameter.name)
            return "\(label): \(spec.types.kept(types.qualified(parameter.type), spelt: parameter.type))"
        }
        method = spec.sendingMethod(label)
        signature = "\(SwiftText.escaped(method))(\(parameters.joined(separator: ", ")))"
        let arguments = event.payload.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + SwiftText.escaped(parameter.name)
        }
        let payload = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        let isHidden = event.payload.contains { $0.name == Self.eventSource }
        statement =
            "\(isHidden ? "self." : "")\(source).\(spec.runtime.relayKind?.sending ?? "send")(.\(SwiftText.escapedMember(label))\(payload))"
        documentation = event.documentation
    }

    /// The property that carries the events of an input that is one stream, or holds one whose fields make their streams.
    package static let eventSource = "inputSource"

    /// What makes a source of `element` that is no field itself: `PublishRelay<Int>()`.
    package static func source(of element: String, spec: ViewModelSpec) -> String {
        source(of: element, kind: spec.runtime.relayKind, failure: nil, runtime: spec.runtime)
    }

    /// `source` as a stream of `kind`; nil where it cannot become one.
    package static func converted(_ source: String, to kind: StreamKind, in runtime: Runtime) -> String? {
        if isSource(kind) { return source }
        if runtime.name == Runtime.combine.name {
            return kind.typeSuffix.isEmpty ? "\(source).eraseToAnyPublisher()" : nil
        }
        switch kind.name {
        case "Observable": return "\(source).asObservable()"
        case "Driver": return "\(source).asDriver(onErrorDriveWith: .empty())"
        case "Signal": return "\(source).asSignal()"
        case "Infallible": return "\(source).asInfallible(onErrorFallbackTo: .empty())"
        case "ControlEvent": return "ControlEvent(events: \(source))"
        case "ControlProperty": return "ControlProperty(values: \(source), valueSink: AnyObserver { _ in })"
        default: return nil
        }
    }

    /// Whether a test sends into the kind itself.
    private static func isSource(_ kind: StreamKind) -> Bool {
        kind.traits.contains(.takesValues) && !kind.traits.contains(.deliversOnMain)
    }

    private static func source(of element: String, kind: StreamKind?, failure: String?, runtime: Runtime) -> String {
        guard let kind else { return "" }
        let arguments = kind.traits.contains(.hasFailureType) ? "\(element), \(failure ?? "Never")" : element
        return "\(kind.name)<\(arguments)>()"
    }

    /// Whether the harness of `spec` calls something else `name`: an output, what it has for itself, what `init` gets beside the
    /// parameters of the spec, a bag, or what carries the values of another input.
    fileprivate static func isTaken(_ name: String, in spec: ViewModelSpec) -> Bool {
        if spec.facts.outputIndices[name] != nil || HarnessPlanner.own.contains(name) { return true }
        switch name {
        case "scheduler": return spec.facts.waits
        case "urlSession": return !spec.requests.isEmpty
        case "bag": return spec.transform.bag != nil
        case eventSource: return spec.transform.inputStream != nil || spec.inputs.contains(where: \.isMade)
        default: return name.hasSuffix("Source") && spec.inputs.contains { $0.name.text + "Source" == name }
        }
    }
}

extension ViewModelSpec {
    /// The method of the harness that sends the input or event called `name`, which an output may be called as well, or the harness
    /// may have for itself.
    package func sendingMethod(_ name: String) -> String {
        guard HarnessInput.isTaken(name, in: self) else { return name }
        let method = "send" + name.capitalizedFirst
        let isInput = inputs.contains { $0.name.text == method } || inputEvents.contains { $0.name.text == method }
        return isInput ? method + "Input" : method
    }
}
