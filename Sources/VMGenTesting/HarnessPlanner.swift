import VMGenModel
import VMGenPlan
import VMGenSpec

/// Plans what drives a view model in tests, and the stubs of the services that its spec declares.
package struct HarnessPlanner {
    /// The plan of the view model.
    package let viewModel: ViewModelPlanner
    /// What its `init` is given.
    package let doubles: [DoublePlan]
    /// What it is sent.
    package let inputs: [HarnessInput]
    /// The stubs of the services that its spec declares.
    let stubs: [StubPlanner]

    /// Plans the harness of `viewModel`. `services` are the stubs of the whole target, `timeType` is what stands in for time.
    package init(_ viewModel: ViewModelPlanner, services: [StubPlanner], timeType: String = TestTarget.timeType) {
        self.viewModel = viewModel
        let spec = viewModel.spec
        doubles = viewModel.parameters.map { DoublePlan($0, spec: spec, services: services, timeType: timeType) }
        inputs =
            spec.transform.inputStream == nil
            ? spec.inputs.filter { $0.kind != nil }.map { HarnessInput($0, spec: spec) }
            : spec.inputEvents.map { HarnessInput($0, spec: spec) }
        let type = spec.declaration.name.text
        stubs = services.filter { $0.spec.declaration.name.text == type }
    }

    /// The spec.
    package var spec: ViewModelSpec { viewModel.spec }

    /// The inputs that are plain fields, which the harness is given as they are, by their indices.
    var fields: [Int] {
        let (inputs, isStored) = (spec.inputs, spec.transform.isStored)
        return isStored ? [] : inputs.indices.filter { inputs[$0].kind == nil }
    }

    /// The name of its type.
    package var name: String { viewModel.testName + "Harness" }

    /// Why the view model has no harness, as a sentence; nil where it has one.
    var obstacle: String? {
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

    /// The file of the harness and the stubs, for a spec's file and a module of the given names.
    package func plan(specName: String, module: String?) -> HarnessFilePlan {
        HarnessFilePlan(
            specFile: "\(specName).vm",
            module: module,
            imports: viewModel.imports,
            omissions: [obstacle].compactMap { $0 } + stubs.compactMap(\.obstacle),
            harness: obstacle == nil ? harness : nil,
            stubs: stubs.filter { $0.obstacle == nil }.map(\.plan)
        )
    }

    /// What of the test support it needs.
    package var needs: Set<String> {
        var needs: Set<String> = []
        if obstacle == nil {
            needs.insert("harness")
            needs.formUnion(doubles.compactMap(\.need))
        }
        for stub in stubs where stub.obstacle == nil { needs.formUnion(["stubs", "properties"]) }
        return needs
    }

    /// The outputs that are recorded.
    private var recorded: [Port] { spec.outputs.filter { $0.kind != nil } }

    /// Whether the output is one stream of events.
    private var sendsEvents: Bool { spec.transform.outputStream != nil }

    /// The names that the harness has for itself.
    private static let own: Set<String> = [
        "viewModel", "transform", "advance", "settle", "fromBackground", "beginRound", "roundReport", "bag",
    ]

    /// A name that stands for two things; nil where there is none.
    private var clash: String? {
        var seen = Self.own
        let names =
            doubles.filter(\.isKept).map(\.name) + recorded.map(\.name.text) + inputs.map(\.label)
            + (sendsEvents ? ["output"] : [])
        return names.first { !seen.insert($0).inserted }
    }

    /// Whether only a superclass knows how the view model is made.
    private var hasUnknownInit: Bool {
        let hasSuperclass =
            spec.transform.isOverride || spec.declaration.inherited.first?.text.holds("<") == true
        return hasSuperclass && !spec.overridesInit && !viewModel.storage.needsInit
    }

    /// What has rounds: the recordings, and the doubles that are asked.
    private var rounds: [String] {
        let outputs = sendsEvents ? ["output"] : recorded.map { SwiftText.escaped($0.name.text) }
        let asked = doubles.filter { $0.isKept && $0.need == nil }.map { SwiftText.escaped($0.name) }
        return outputs + asked
    }

    private var harness: HarnessPlan {
        let types = NestedTypes(spec)
        let fields = self.fields.map { spec.inputs[$0] }
        let fieldParameters = fields.map { field in
            "\(SwiftText.escapedParameter(field.name.text)): \(types.qualified(field.element.text))"
        }
        return HarnessPlan(
            name: name,
            type: spec.declaration.name.text,
            doubles: doubles.filter(\.isKept).map(\.plan),
            parameters: doubles.map(\.parameter) + fieldParameters,
            arguments: doubles.map(\.argument),
            outputs: outputs,
            rounds: rounds,
            isOutputEvents: sendsEvents,
            sources: sources,
            fields: fields.map { field in
                HarnessFieldPlan(
                    name: "\(field.name.text)Field",
                    parameter: SwiftText.escaped(field.name.text),
                    type: types.qualified(field.element.text)
                )
            },
            bag: bag,
            isStored: spec.transform.isStored,
            transform: transformCall,
            inputs: inputs.map(\.plan),
            time: doubles.first { $0.need == "time" }.map { SwiftText.escaped($0.name) }
        )
    }

    /// What is recorded.
    private var outputs: [RecordedOutputPlan] {
        guard sendsEvents else {
            return recorded.map { port in
                RecordedOutputPlan(
                    label: port.name.text,
                    documentation: port.documentation,
                    element: NestedTypes(spec).qualified(port.element.text),
                    isState: port.isStateful
                )
            }
        }
        let element = "\(spec.declaration.name.text).\(spec.transform.outputName)"
        return [RecordedOutputPlan(label: "output", documentation: [], element: element, isState: false)]
    }

    /// What carries values into the view model.
    private var sources: [HarnessSourcePlan] {
        if spec.transform.isStored { return [] }
        guard spec.transform.inputStream == nil else {
            return [HarnessSourcePlan(name: "events", value: HarnessInput.source(of: eventsType, spec: spec))]
        }
        return inputs.map { HarnessSourcePlan(name: $0.source, value: $0.value ?? "") }
    }

    private var eventsType: String { "\(spec.declaration.name.text).\(spec.transform.inputName)" }

    /// The empty bag that `transform` is passed; nil where it is passed none.
    private var bag: String? {
        spec.transform.bag.map { $0.type.hasPrefix("inout ") ? "\($0.type.dropFirst(6))()" : "\($0.type)()" }
    }

    /// The arguments of `transform`.
    private var transformCall: TransformCallPlan {
        let shape = spec.transform
        let label = shape.label.map { "\($0): " } ?? ""
        let bag = shape.bag.map(Self.bagArgument)
        if let stream = shape.inputStream {
            let events = HarnessInput.converted("events", to: stream, in: spec.runtime) ?? "events"
            return TransformCallPlan(label: label, type: nil, fields: [events], bag: bag)
        }
        let fields = spec.inputs.map { field -> String in
            let value = inputs.first { $0.label == field.name.text }?.field ?? "\(field.name.text)Field"
            return "\(SwiftText.escapedParameter(field.name.text)): \(value)"
        }
        return TransformCallPlan(label: label, type: eventsType, fields: fields, bag: bag)
    }

    private static func bagArgument(_ bag: TransformShape.BagParameter) -> String {
        (bag.label.map { "\($0): " } ?? "") + (bag.type.hasPrefix("inout ") ? "&bag" : "bag")
    }
}
