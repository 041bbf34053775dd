import VMGenTemplating

/// Computes all that the view model's templates print: names, types, order and conditions.
struct ViewModelPlanner {
    /// The spec.
    let spec: ViewModelSpec
    /// The names of its files.
    let files: FileNames
    /// What the names of the types of its tests start with.
    let testName: String
    /// The command that writes the user's files; nil where it is the one that writes these.
    let scaffoldCommand: String?
    /// How its members are reached.
    let scope: MemberScope
    /// Its flows as chains, in order.
    let flowPlans: [FlowPlan]
    /// What its `transform` says.
    let streams: TransformPlan

    /// Plans `spec`, read from a file of the given name without its ending, as one of `target`.
    /// Its tests are named as `names` say.
    init(spec: ViewModelSpec, specName: String, target: TargetInput, names: TestNames = TestNames()) {
        var spec = spec.isolated
        spec.marksText = target.locatesSpecs
        self.spec = spec
        files = FileNames(specName: specName, testPrefix: names.filePrefix)
        testName = names.typePrefix + spec.declaration.name.text
        scaffoldCommand = target.scaffoldCommand
        scope = MemberScope(spec)
        let dialect = spec.runtime.dialect
        flowPlans = dialect == nil ? FlowPlanner(spec: spec, scope: scope).plans() : []
        streams = dialect.map { StreamPlanner(spec, dialect: $0).plan() } ?? TransformPlan()
    }

    /// The folder of the runtime's templates.
    var folder: String { spec.runtime.templateFolder }

    /// What every template of the spec's own files sees.
    func context(specName: String) -> [String: TemplateValue] {
        [
            "spec": .string("\(specName).vm"),
            "runtime": .string(folder),
            "imports": .strings(imports),
            "attributedImports": .strings(attributedImports),
            "logicImports": .strings(logicImports),
            "library": .string(spec.runtime.library ?? ""),
            "type": type,
            "types": .strings(spec.types?.lines.map(spec.marked) ?? []),
            "errors": errors,
            "overridesInit": .bool(spec.overridesInit && parameters.isEmpty),
            "parameters": .list(parameters.map(parameter)),
            "variables": .list(spec.variables.map(variable)),
            "input": input,
            "output": output,
            "storage": storage,
            "services": .list(spec.services.filter { !$0.isExisting }.map(service)),
            "state": state,
            "transform": transform,
            "streams": TransformAdapter(plan: streams).value,
            "returned": TransformAdapter(plan: streams).returned,
            "flows": .list(flowPlans.map { $0.value(in: folder) }),
            "requests": .list(spec.requests.map(request)),
            "logic": logic,
            "access": .string(access),
        ]
    }

    /// The parameters of `init` in order; last what vmgen adds itself: the session of requests, the scheduler of time steps.
    var parameters: [InitParameter] { spec.parameters + [sessionParameter, schedulerParameter].compactMap { $0 } }

    /// `public ` for members of a public view model, otherwise nothing.
    var access: String {
        switch spec.declaration.access {
        case "public", "open": "public "
        case "package": "package "
        default: ""
        }
    }

    /// The modules that the file imports, sorted.
    var imports: [String] {
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

    /// The fields that are kept in `UserDefaults`, outputs first.
    var persistedPorts: [Port] { statefulPorts.filter { $0.persistence != nil } }

    /// The fields that have a value at every time, outputs first.
    var statefulPorts: [Port] {
        (spec.outputs + spec.states).filter {
            $0.isStateful && scope.members[$0.name.text]?.storage.map { $0 != .inline } ?? false
        }
    }

    /// The outputs without a value that have a relay: logic, failures or a pinned kind call for it.
    var eventPorts: [Port] {
        spec.outputs.filter { scope.members[$0.name.text]?.storage == .event }
    }

    /// What the support file has to hold for this view model: the partials and features in use.
    var needs: Set<String> {
        var needs = Set(flowPlans.flatMap(\.partials))
        needs.formUnion(streams.needs)
        if !statefulPorts.isEmpty { needs.insert("state") }
        if spec.requests.contains(where: escapesURL) { needs.insert("escaping") }
        if spec.requests.contains(where: presentsText) { needs.insert("present") }
        if !spec.requests.isEmpty { needs.formUnion(["request", "urlSession"]) }
        if spec.parameters.contains(where: { $0.type.text == Self.sessionType }) { needs.insert("urlSession") }
        for plan in flowPlans { needs.formUnion(plan.features) }
        if !spec.activityNames.isEmpty { needs.insert("activity") }
        if scope.members.values.contains(where: \.isEarly) || (spec.sendsEvents && scope.events.isEarly) {
            needs.insert("early")
        }
        if flowPlans.contains(where: \.usesOwner) { needs.insert("owner") }
        if spec.inputs.contains(where: { unconnected($0) == ".never" }) { needs.insert("unconnected") }
        let converts = spec.outputs.contains { $0.kind?.name == spec.runtime.defaultStream && isConverted($0) }
        if converts || !spec.outputEvents.isEmpty || flowPlans.contains(where: { $0.isOutput && !$0.endsOnMain }) {
            needs.insert("output/onMain")
        }
        return needs
    }

    /// The protocol that stands for a URL session.
    static let sessionType = "URLSessionProtocol"
}
