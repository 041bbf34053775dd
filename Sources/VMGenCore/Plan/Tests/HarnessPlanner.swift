import VMGenTemplating

/// Plans what drives a view model in tests, and the stubs of the services that its spec declares.
struct HarnessPlanner {
    /// The plan of the view model.
    let viewModel: ViewModelPlanner
    /// What its `init` is given.
    let doubles: [DoublePlan]
    /// What it is sent.
    let inputs: [HarnessInput]
    /// The stubs of the services that its spec declares.
    let stubs: [StubPlanner]

    /// Plans the harness of `viewModel`. `services` are the stubs of the whole target, `timeType` is what stands in for time.
    init(_ viewModel: ViewModelPlanner, services: [StubPlanner], timeType: String = TestTarget.timeType) {
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
    var spec: ViewModelSpec { viewModel.spec }

    /// The inputs that are plain fields, which the harness is given as they are, by their indices.
    var fields: [Int] {
        spec.transform.isStored ? [] : spec.inputs.indices.filter { spec.inputs[$0].kind == nil }
    }

    /// The name of its type.
    var name: String { viewModel.testName + "Harness" }

    /// Why the view model has no harness, as a sentence; nil where it has one.
    var obstacle: String? {
        let type = spec.declaration.name.text
        if spec.declaration.generics != nil { return "No harness: \(type) is generic." }
        if let input = inputs.first(where: { $0.value == nil }) {
            return "No harness: it cannot make the input `\(input.label)`."
        }
        if let member = clash { return "No harness: the spec and the harness both call something `\(member)`." }
        return nil
    }

    /// What the template of the file sees.
    var context: [String: TemplateValue] {
        let omissions = [obstacle].compactMap { $0 } + stubs.compactMap(\.obstacle)
        return [
            "omissions": .strings(omissions),
            "harness": .dictionary(harness.merging(["isPossible": .bool(obstacle == nil)]) { $1 }),
            "stubs": .list(stubs.filter { $0.obstacle == nil }.map(\.context)),
        ]
    }

    /// What of the test support it needs.
    var needs: Set<String> {
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

    /// What has rounds: the recordings, and the doubles that are asked.
    private var rounds: [String] {
        let outputs = sendsEvents ? ["output"] : recorded.map { SwiftText.escaped($0.name.text) }
        let asked = doubles.filter { $0.isKept && $0.need == nil }.map { SwiftText.escaped($0.name) }
        return outputs + asked
    }

    private var harness: [String: TemplateValue] {
        let types = NestedTypes(spec)
        let type = spec.declaration.name.text
        let fields = self.fields.map { spec.inputs[$0] }
        let takesEvents = spec.transform.inputStream != nil
        let outputs: [TemplateValue] =
            sendsEvents
            ? [recorded("output", documentation: [], element: "\(type).\(spec.transform.outputName)", isState: false)]
            : recorded.map { port in
                recorded(
                    port.name.text,
                    documentation: port.documentation,
                    element: types.qualified(port.element.text),
                    isState: port.isStateful
                )
            }
        return [
            "name": .string(name),
            "type": .string(type),
            "doubles": .list(doubles.filter(\.isKept).map(\.context)),
            "parameters": .strings(
                doubles.map(\.parameter)
                    + fields.map { field in
                        "\(SwiftText.escapedParameter(field.name.text)): \(types.qualified(field.element.text))"
                    }
            ),
            "arguments": .strings(doubles.map(\.argument)),
            "outputs": .list(outputs),
            "rounds": .strings(rounds),
            "isOutputEvents": .bool(sendsEvents),
            "sources": .list(sources),
            "fields": .list(
                fields.map { field in
                    .dictionary([
                        "name": .string("\(field.name.text)Field"),
                        "parameter": .string(SwiftText.escaped(field.name.text)),
                        "type": .string(types.qualified(field.element.text)),
                    ])
                }
            ),
            "bag": .string(bag),
            "isStored": .bool(spec.transform.isStored),
            "transform": .string(transformArguments(takesEvents: takesEvents)),
            "inputs": .list(inputs.map(\.context)),
            "time": .string(doubles.first { $0.need == "time" }.map { SwiftText.escaped($0.name) } ?? ""),
        ]
    }

    private func recorded(
        _ name: String,
        documentation: [String],
        element: String,
        isState: Bool
    ) -> TemplateValue {
        .dictionary([
            "label": .string(name),
            "name": .string(SwiftText.escaped(name)),
            "member": .string(SwiftText.escapedMember(name)),
            "element": .string(element),
            "isState": .bool(isState),
            "documentation": .strings(documentation),
        ])
    }

    /// What carries values into the view model.
    private var sources: [TemplateValue] {
        if spec.transform.isStored { return [] }
        let sources: [(name: String, value: String)] =
            spec.transform.inputStream == nil
            ? inputs.map { ($0.source, $0.value ?? "") }
            : [("events", HarnessInput.source(of: eventsType, spec: spec))]
        return sources.map { .dictionary(["name": .string($0.name), "value": .string($0.value)]) }
    }

    private var eventsType: String { "\(spec.declaration.name.text).\(spec.transform.inputName)" }

    /// The empty bag that `transform` is passed; empty where it is passed none.
    private var bag: String {
        guard let bag = spec.transform.bag else { return "" }
        return bag.type.hasPrefix("inout ") ? "\(bag.type.dropFirst(6))()" : "\(bag.type)()"
    }

    /// The arguments of `transform`, as Swift.
    private func transformArguments(takesEvents: Bool) -> String {
        let shape = spec.transform
        let fields = spec.inputs.map { field -> String in
            let value = inputs.first { $0.label == field.name.text }?.field ?? "\(field.name.text)Field"
            return "\(SwiftText.escapedParameter(field.name.text)): \(value)"
        }
        var input = "\(eventsType)(\(fields.joined(separator: ", ")))"
        if let stream = shape.inputStream {
            input = HarnessInput.converted("events", to: stream, in: spec.runtime) ?? "events"
        } else if fields.count > 1 {
            let lines = fields.map { "                \($0)" }.joined(separator: ",\n")
            input = "\n            \(shape.label.map { "\($0): " } ?? "")\(eventsType)(\n\(lines)\n            )"
            let bag = shape.bag.map { ",\n            " + Self.bagArgument($0) } ?? ""
            return "\(input)\(bag)\n        "
        }
        let label = shape.label.map { "\($0): " } ?? ""
        return label + input + (shape.bag.map { ", " + Self.bagArgument($0) } ?? "")
    }

    private static func bagArgument(_ bag: TransformShape.BagParameter) -> String {
        (bag.label.map { "\($0): " } ?? "") + (bag.type.hasPrefix("inout ") ? "&bag" : "bag")
    }
}
