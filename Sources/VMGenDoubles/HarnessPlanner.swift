import VMGenModel
import VMGenPlan
import VMGenSpec

/// Plans what drives a view model in tests, and the stubs of the services that its spec declares.
package struct HarnessPlanner: Sendable {
    /// The plan of the view model.
    package let viewModel: ViewModelPlanner
    /// What its `init` is given.
    package let doubles: [DoublePlan]
    /// What it is sent.
    package let inputs: [HarnessInput]
    /// The published properties that a view sets.
    package let setters: [HarnessInput]
    /// The stubs of the services that its spec declares.
    package let stubs: [StubPlanner]

    /// Plans the harness of `viewModel`. `services` are the stubs of the whole target, `timeType` is what stands in for time.
    package init(_ viewModel: ViewModelPlanner, services: StubTable, timeType: String = TestTarget.timeType) {
        self.viewModel = viewModel
        let spec = viewModel.spec
        let plan = { DoublePlan($0, spec: spec, services: services, timeType: timeType) }
        // Of a struct, which the harness holds as a constant, a test can set none.
        let assigned = spec.declaration.isValueType ? [] : spec.parameters.filter(\.isAssigned).map(plan)
        let called = spec.flows.closureNames(and: spec.failures)
        doubles =
            viewModel.parameters.map(plan)
            + assigned.filter { $0.isKept || spec.gives($0.name) || called.contains($0.name) }
        inputs =
            spec.transform.inputStream == nil
            ? spec.inputs.filter { $0.kind != nil }.map { HarnessInput($0, spec: spec) }
            : spec.inputEvents.map { HarnessInput($0, spec: spec) }
        setters = PublishedProperty.set(inTestsOf: spec).map { HarnessInput($0, spec: spec) }
        stubs = services.stubs(ofViewModel: spec.declaration.name.text)
    }

    /// The spec.
    package var spec: ViewModelSpec { viewModel.spec }

    /// The inputs that are plain fields, which the harness is given as they are, by their indices.
    package var fields: [Int] {
        let (inputs, isStored) = (spec.inputs, spec.transform.isStored)
        return isStored ? [] : inputs.indices.filter { inputs[$0].kind == nil }
    }

    /// The name of its type.
    package var name: String { viewModel.testName + "Harness" }

    /// Why the view model has no harness, as a sentence; nil where it has one.
    package var obstacle: String? {
        let type = spec.declaration.name.text
        if spec.declaration.generics != nil { return "No harness: \(type) is generic." }
        if let input = inputs.first(where: { $0.value == nil }) {
            return "No harness: it cannot make the input `\(input.label)`."
        }
        if hasUnknownInit {
            return "No harness: \(type) is made by its superclass, of which nobody knows an `init()`; "
                + "`init: override` in the spec says that there is one."
        }
        if let member = clash { return "No harness: the spec and the harness both call something `\(member)`." }
        return nil
    }

    /// What is not there and why, a sentence each.
    package var omissions: [String] { [obstacle].compactMap { $0 } + stubs.compactMap(\.obstacle) }

    /// What of the test support it needs.
    package var needs: Set<String> {
        var needs: Set<String> = []
        if obstacle == nil {
            needs.insert("harness")
            needs.formUnion(doubles.compactMap(\.need))
            if !spec.scenarios.isEmpty { needs.insert("scenarios") }
            let closures = ClosureStub.all(of: spec, doubles: doubles)
            if !closures.isEmpty { needs.insert("stubs") }
            let plans = closures.map { StubbedMethodPlan(method: $0.method, spec: spec, isOverloaded: false) }
            needs.formUnion(plans.needs)
            if spec.requests.contains(where: { $0.body != nil }) { needs.insert("bodies") }
        }
        for stub in stubs where stub.obstacle == nil {
            needs.formUnion(["stubs", "properties"])
            if stub.held.contains(where: { $0.object != nil }) { needs.insert("delegates") }
            needs.formUnion(stub.methods.needs)
        }
        return needs
    }

    /// The outputs that are recorded, in the order in which they are listened to: one whose work begins only then, and raises a flag
    /// that stands above it, comes before all others, so that the flag is up when it is looked at.
    private var recorded: [Port] { listened.map { spec.outputs[$0] } }

    /// The same outputs in the same order, by index.
    package var listened: [Int] {
        let shown = spec.outputs.indices.filter { spec.outputs[$0].kind != nil }
        let flags = RaisedFlags(spec: spec)
        let first = shown.filter(flags.stand)
        return first + shown.filter { !first.contains($0) }
    }

    /// Whether the output is one stream of events.
    package var sendsEvents: Bool { spec.transform.outputStream != nil }

    /// Whether it keeps what `transform` returned, because a view sets a part of that.
    package var keepsOutput: Bool {
        if spec.transform.isStored { return false }
        return PublishedProperty.set(inTestsOf: spec).contains { if case .output = $0 { true } else { false } }
    }

    /// The names that the harness has for itself.
    static let own: Set<String> = [
        "viewModel", "transform", "advance", "settle", "fromBackground", "reachedFromBackground",
        "backgroundSender", "beginRound", "roundReport",
    ]

    /// A name that stands for two things; nil where there is none.
    private var clash: String? {
        var seen = bag == nil ? Self.own : Self.own.union(["bag"])
        let names =
            doubles.filter(\.isKept).map(\.name) + recorded.map(\.name.text) + members.map(\.label)
            + (inputs + setters).map(\.method) + (keepsOutput ? [HarnessInput.latestOutput] : [])
            + (sendsEvents ? ["output"] : []) + sources.map(\.name) + fieldPlans.map(\.name)
        return names.first { !seen.insert($0).inserted }
    }

    /// Whether only a superclass knows how the view model is made.
    private var hasUnknownInit: Bool {
        let hasSuperclass =
            spec.transform.isOverride || spec.declaration.inherited.first?.text.holds("<") == true
        return hasSuperclass && spec.initWord?.isInherited != true && !viewModel.storage.needsInit
    }

    /// What has rounds: the recordings, and the doubles that are asked.
    package var rounds: [String] {
        let outputs = sendsEvents ? ["output"] : recorded.map { SwiftText.escaped($0.name.text) }
        let asked = doubles.filter { $0.isKept && $0.need == nil }.map { SwiftText.escaped($0.name) }
        return outputs + members.map { SwiftText.escaped($0.label) } + asked
    }

    /// The type of the view model.
    package var type: String { spec.declaration.name.text }

    /// The parameters of its `init`.
    package var parameters: [String] {
        doubles.map(\.parameter)
            + fields.map { index in
                let field = spec.inputs[index]
                let type = NestedTypes(spec).qualified(field.element.text)
                let (label, local) = (SwiftText.escapedParameter(field.name.text), local(ofField: field.name.text))
                let names = local == SwiftText.escaped(field.name.text) ? label : "\(label) \(local)"
                return "\(names): \(TypeText.kept(type))"
            }
    }

    /// What the harness's `init` calls the input that is a plain field called `name`, where it says something else by some names.
    private func local(ofField name: String) -> String {
        Self.own.contains(name) ? "\(name)Field" : SwiftText.escaped(name)
    }

    /// The properties of the inputs that are plain fields.
    package var fieldPlans: [HarnessFieldPlan] {
        fields.map { index in
            let field = spec.inputs[index]
            return HarnessFieldPlan(
                name: "\(field.name.text)Field",
                parameter: local(ofField: field.name.text),
                type: NestedTypes(spec).qualified(field.element.text)
            )
        }
    }

    /// The double that stands in for time; nil where there is none.
    package var time: String? { doubles.first { $0.need == "time" }.map { SwiftText.escaped($0.name) } }

    /// What is recorded.
    package var outputs: [RecordedOutputPlan] {
        guard sendsEvents else {
            return recorded.map { port in
                RecordedOutputPlan(
                    label: port.name.text,
                    stream: port.streamMember,
                    documentation: port.documentation,
                    element: NestedTypes(spec).qualified(port.element.text),
                    isState: port.isStateful
                )
            }
        }
        return [
            RecordedOutputPlan(
                label: "output",
                stream: "output",
                documentation: [],
                element: spec.outerOutput,
                isState: false
            )
        ]
    }

    /// The streams of the view model itself that scenarios look at.
    package var members: [RecordedOutputPlan] {
        RecordedStream.watched(in: spec).map { stream in
            RecordedOutputPlan(
                label: stream.name.text,
                stream: SwiftText.escapedMember(stream.name.text),
                documentation: stream.documentation,
                element: NestedTypes(spec).qualified(stream.element.text),
                isState: stream.isStateful
            )
        }
    }

    /// What carries values into the view model.
    package var sources: [HarnessSourcePlan] {
        if spec.transform.isStored { return [] }
        guard spec.transform.inputStream == nil else {
            return [eventSource]
        }
        let given = spec.inputs.filter { !$0.isMade }
        let own = inputs.filter { $0.value != "" }.map { HarnessSourcePlan(name: $0.source, value: $0.value ?? "") }
        guard hasMadeInput else { return own }
        let name = HarnessInput.eventSource
        if given.isEmpty { return [HarnessSourcePlan(name: name, value: "\(spec.outerInput)()")] }
        let arguments = arguments(given, depth: 0)
        return own + [HarnessSourcePlan(name: name, value: "", type: spec.outerInput, arguments: arguments)]
    }

    /// Whether fields of the input make their streams themselves: it is made of the others.
    private var hasMadeInput: Bool { spec.inputs.contains(where: \.isMade) }

    /// What carries the events of an input that is one stream.
    private var eventSource: HarnessSourcePlan {
        HarnessSourcePlan(
            name: HarnessInput.eventSource,
            value: HarnessInput.source(of: spec.outerInput, spec: spec)
        )
    }

    /// The empty bag that `transform` is passed; nil where it is passed none.
    package var bag: String? {
        spec.transform.bag.map { $0.type.hasPrefix("inout ") ? "\($0.type.dropFirst(6))()" : "\($0.type)()" }
    }

    /// The arguments of `transform`.
    package var transformCall: TransformCallPlan {
        let shape = spec.transform
        let method = SwiftText.escapedMember(shape.method)
        let label = shape.label.map { "\($0): " } ?? ""
        let bag = shape.bag.map(Self.bagArgument)
        if let stream = shape.inputStream {
            let source = HarnessInput.eventSource
            let events = HarnessInput.converted(source, to: stream, in: spec.runtime) ?? source
            return TransformCallPlan(method: method, label: label, type: nil, fields: [events], bag: bag)
        }
        if hasMadeInput {
            let fields = [HarnessInput.eventSource]
            return TransformCallPlan(method: method, label: label, type: nil, fields: fields, bag: bag)
        }
        return TransformCallPlan(
            method: method,
            label: label,
            type: spec.outerInput,
            fields: arguments(spec.inputs, depth: 0),
            bag: bag
        )
    }

    /// The arguments that make the part of the input that holds `fields`, which is `depth` parts deep in it.
    private func arguments(_ fields: [Port], depth: Int) -> [String] {
        var arguments: [String] = []
        var rest = fields[...]
        while let field = rest.first {
            guard field.parts.count > depth else {
                let value = inputs.first { $0.label == field.name.text }?.field ?? "\(field.name.text)Field"
                arguments.append("\(field.name.text): \(value)")
                rest = rest.dropFirst()
                continue
            }
            let part = field.parts[depth].text
            let members = rest.prefix { $0.parts.count > depth && $0.parts[depth].text == part }
            rest = rest.dropFirst(members.count)
            let made = self.arguments(Array(members), depth: depth + 1).joined(separator: ", ")
            arguments.append("\(part): .init(\(made))")
        }
        return arguments
    }

    private static func bagArgument(_ bag: TransformShape.BagParameter) -> String {
        (bag.label.map { "\($0): " } ?? "") + (bag.type.hasPrefix("inout ") ? "&bag" : "bag")
    }
}
