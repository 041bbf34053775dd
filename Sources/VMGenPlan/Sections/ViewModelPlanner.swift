import VMGenModel

/// Computes all that the view model's templates print: names, types, order and conditions.
package struct ViewModelPlanner: Sendable {
    /// The spec.
    package let spec: ViewModelSpec
    /// The name of the spec's file without its ending.
    let specName: String
    /// The names of its files.
    package let files: FileNames
    /// What the names of the types of its tests start with.
    package let testName: String
    /// The command that writes the user's files; nil where it is the one that writes these.
    package let scaffoldCommand: String?
    /// What its streams are called.
    let names: StreamNames
    /// What its `transform` says.
    package let streams: TransformPlan

    /// Plans `spec`, read from a file of the given name without its ending, as one of `target`.
    /// Its tests are named as `names` say.
    package init(spec: ViewModelSpec, specName: String, target: TargetInput, names: TestNames = TestNames()) {
        var spec = spec.isolated
        spec.marksText = target.locatesSpecs
        self.spec = spec
        self.specName = specName
        files = FileNames(specName: specName, testPrefix: names.filePrefix)
        testName = names.typePrefix + spec.declaration.name.text
        scaffoldCommand = target.scaffoldCommand
        let planner = StreamPlanner(spec, dialect: spec.runtime.dialect)
        self.names = planner.context.streams
        streams = planner.plan()
    }

    /// The folder of the runtime's templates.
    package var folder: String { spec.runtime.templateFolder }

    /// Its requests as methods.
    var requests: [RequestPlan] {
        if spec.requests.isEmpty { return [] }
        let held = RequestPlan.held(in: spec)
        return spec.requests.map { RequestPlan(request: $0, viewModel: self, held: held) }
    }

    /// The parameters of `init` in order; last what vmgen adds itself: the session of requests, the scheduler of time steps.
    package var parameters: [InitParameter] {
        spec.parameters.filter { !$0.isAssigned } + addedParameters
    }

    /// What vmgen adds to the parameters of `init` itself.
    var addedParameters: [InitParameter] { [sessionParameter, schedulerParameter].compactMap { $0 } }

    /// Who sees its members.
    package var access: Access { Access(of: spec.declaration) }

    /// What its files import.
    package var imports: ImportsPlan {
        ImportsPlan(modules: modules, attributed: attributedImports, logic: handwritten.imports)
    }

    /// The modules of the view model and its tests, sorted.
    private var modules: [String] {
        Set(spec.imports.map(\.text).filter { !$0.hasPrefix("@") })
            .union(spec.runtime.imports).union(["Foundation"]).sorted()
    }

    /// The imports with attributes, as whole lines in the spec's order: `@preconcurrency import MapKit`.
    private var attributedImports: [String] {
        spec.imports.map(\.text).filter { $0.hasPrefix("@") }.map { text in
            var words = text.split(separator: " ")
            let index = words.firstIndex { !$0.hasPrefix("@") } ?? words.endIndex
            words.insert("import", at: index)
            return words.joined(separator: " ")
        }
    }

    /// Who plans what it remembers.
    var remembered: StatePlanner { StatePlanner(spec: spec, names: names) }

    /// What it remembers, and the relays of its events.
    package var state: StatePlan { remembered.plan }

    /// Who plans the types of what comes in and goes out.
    private var ports: PortsPlanner { PortsPlanner(spec: spec) }

    /// The type of what comes in.
    package var input: PortsPlan { ports.input }

    /// The type of what goes out.
    package var output: PortsPlan { ports.output }

    /// What `transform` returns.
    package var result: ResultPlan { ports.result }

    /// Who plans the hand-written methods.
    private var handwritten: LogicPlanner {
        LogicPlanner(spec: spec, file: files.logic, scaffoldCommand: scaffoldCommand)
    }

    /// The protocol of the hand-written methods.
    package var logic: LogicPlan { handwritten.plan }

    /// What the support file has to hold for this view model: the partials and features in use.
    package var needs: Set<String> {
        var needs = streams.needs
        if remembered.statefulPorts.contains(where: isRelayed) { needs.insert("state") }
        let requests = requests
        if requests.contains(where: \.escapesURL) { needs.insert("escaping") }
        if requests.contains(where: \.presentsText) { needs.insert("present") }
        if !requests.isEmpty { needs.formUnion(["request", "urlSession"]) }
        if spec.parameters.contains(where: { $0.type.text == Self.sessionType }) { needs.insert("urlSession") }
        if !spec.facts.flags.isEmpty { needs.insert("activity") }
        let held = spec.outputs + spec.states
        if held.contains(where: { spec.storage(of: $0) == .activity }) { needs.insert("tracked") }
        if held.contains(where: spec.isStoredEarly) || !remembered.failuresEvent.isEmpty
            || state.events.contains(where: \.isEarly)
        {
            needs.insert("early")
        }
        if hearsEarlyOutputs { needs.insert("early/inside") }
        if spec.inputs.contains(where: { ports.unconnected($0) == ".never" }) { needs.insert("unconnected") }
        return needs
    }

    /// Whether flows hear of an output that keeps what is sent to it before anybody can listen.
    private var hearsEarlyOutputs: Bool {
        spec.flows.contains { flow in
            let taken = flow.companions.compactMap { if case .source(let kind) = $0.kind { kind } else { nil } }
            return (flow.sources.map(\.kind) + taken).contains { kind in
                if case .output(let index) = kind { spec.facts.outputs[index].held?.kind == .early } else { false }
            }
        }
    }

    /// Whether `port` is a property with a relay of the support file behind it.
    private func isRelayed(_ port: Port) -> Bool {
        spec.storage(of: port) == .property && port.wrapper == nil && port.kind?.name != "Published"
    }

    /// The protocol that stands for a URL session.
    package static let sessionType = "URLSessionProtocol"
}
