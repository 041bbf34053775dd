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
    /// How its members are reached.
    package let scope: MemberScope
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
        scope = MemberScope(spec)
        streams = StreamPlanner(spec, dialect: spec.runtime.dialect).plan()
    }

    /// The folder of the runtime's templates.
    package var folder: String { spec.runtime.templateFolder }

    /// Its requests as methods.
    var requests: [RequestPlan] { spec.requests.map { RequestPlan(request: $0, viewModel: self) } }

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
        ImportsPlan(modules: modules, attributed: attributedImports, logic: logicImports)
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
    package var needs: Set<String> {
        var needs = streams.needs
        if !statefulPorts.isEmpty { needs.insert("state") }
        if statefulPorts.contains(where: { scope.members[$0.name.text]?.storage == .activity }) {
            needs.insert("tracked")
        }
        if requests.contains(where: \.escapesURL) { needs.insert("escaping") }
        if requests.contains(where: \.presentsText) { needs.insert("present") }
        if !spec.requests.isEmpty { needs.formUnion(["request", "urlSession"]) }
        if spec.parameters.contains(where: { $0.type.text == Self.sessionType }) { needs.insert("urlSession") }
        if !spec.activityNames.isEmpty { needs.insert("activity") }
        if scope.members.values.contains(where: { $0.storage == .activity }) { needs.insert("tracked") }
        if scope.members.values.contains(where: \.isEarly) || !failuresEvent.isEmpty
            || state.events.contains(where: \.isEarly)
        {
            needs.insert("early")
        }
        if spec.inputs.contains(where: { unconnected($0) == ".never" }) { needs.insert("unconnected") }
        return needs
    }

    /// The protocol that stands for a URL session.
    package static let sessionType = "URLSessionProtocol"
}
