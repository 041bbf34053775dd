import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenWorkers

/// Decides which files a target gets, and what each of them says.
package struct TargetPlanner {
    /// The target.
    package let target: TargetInput
    /// What tests it, together with other modules or alone.
    private let tests: TestTarget
    /// Its place among the modules that are tested together.
    private let index: Int
    /// The stubs of its services; none where no tests are wanted.
    private let stubs: StubTable
    /// The specs as they were given, by their names.
    private let inputs: [String: SpecInput]

    /// The files of each of `modules`, which one test target tests, in a stable order: each spec's own, then what they share;
    /// what all of their tests share is the first one's.
    package static func files(of modules: [TestTarget.Module]) -> [[FilePlan]] {
        files(of: modules, own: (), context: {}, recalled: { _ in nil }, { _, _, plan in plan }).map(\.all)
    }

    /// The same, each file as what `make` makes of its plan, of which no more are held at once than there are processors.
    ///
    /// - Parameters:
    ///   - own: what this thread has for itself.
    ///   - context: the same for each further thread; `make` is called on any of them.
    ///   - recalled: what is known of the spec of an origin, whose files are not planned then.
    ///   - make: told the index of the module too.
    package static func files<Context, File: Sendable>(
        of modules: [TestTarget.Module],
        own: Context,
        context: @escaping @Sendable () -> Context,
        recalled: @escaping @Sendable (SpecOrigin) -> SpecFiles<File>?,
        _ make: @escaping @Sendable (Context, Int, FilePlan) -> File
    ) -> [ModuleFiles<File>] {
        let tests = TestTarget(modules)
        var files: [ModuleFiles<File>] = []
        var needs: [TargetNeeds] = []
        for index in modules.indices {
            let planner = TargetPlanner(at: index, of: tests)
            let specs = Workers.map(Array(modules[index].specs.indices), own: own, context: context) { context, place in
                let spec = planner.spec(at: place)
                if let known = recalled(spec.origin) { return known }
                let plan = planner.plan(spec)
                return SpecFiles(plan.files.map { make(context, index, $0) }, from: spec.origin, needing: plan.needs)
            }
            needs.append(planner.needs(specs.map(\.needs)))
            files.append(ModuleFiles(specs, shared: planner.sharedFiles(needs[index]).map { make(own, index, $0) }))
        }
        if !files.isEmpty { files[0].shared += SharedTestsPlanner(tests, needs).files.map { make(own, 0, $0) } }
        return files
    }

    private init(at index: Int, of tests: TestTarget) {
        self.tests = tests
        self.index = index
        var target = tests.modules[index].target
        if !tests.serves(index) { target.wantsTests = false }
        self.target = target
        inputs = Dictionary(target.specs.map { ($0.name, $0) }) { first, _ in first }
        let specs = target.wantsTests ? tests.modules[index].specs.map(\.spec) : []
        stubs = StubTable(StubPlanner.stubs(for: specs) { tests.prefix(ofType: $0, at: index) })
    }

    /// The spec at `place` and all that its files follow from.
    private func spec(at place: Int) -> PlannedSpec {
        let (name, spec) = tests.modules[index].specs[place]
        target.progress?(name)
        return PlannedSpec(
            spec: spec,
            input: inputs[name] ?? SpecInput(name: name, source: spec.source),
            names: tests.names(of: spec, called: name, at: index),
            timeType: tests.timeType(at: index),
            stubs: stubs.narrowed(to: spec),
            module: index,
            wantsTests: target.wantsTests
        )
    }

    /// The files of a spec, and what of the shared ones they need.
    private func plan(_ planned: PlannedSpec) -> (files: [FilePlan], needs: Set<String>) {
        let (spec, name) = (planned.spec, planned.input.name)
        let planner = ViewModelPlanner(spec: spec, specName: name, target: target, names: planned.names)
        var files = viewModelFiles(planner, specName: name)
        guard target.wantsTests else { return (files, planner.needs) }
        let harness = HarnessPlanner(planner, services: planned.stubs, timeType: planned.timeType)
        let bench = TestBench(harness)
        guard let dialect = dialect(of: bench) else {
            if target.wants(planner.files.harness) { files.append(harnessFile(harness, specName: name)) }
            return (files, planner.needs.union(harness.needs.map { "tests/\($0)" }))
        }
        let generated = GeneratedTestsPlanner(bench: bench, dialect: dialect)
        let tests = generated.all
        files[0].note = tests.untested.note(on: spec, beside: tests.sections.flatMap(\.tests).compactMap(\.unplayed))
        if target.wants(planner.files.tests) {
            let plan = ScaffoldPlanner(bench: bench, dialect: dialect, hasHarness: true)
                .plan(
                    module: target.moduleName,
                    untested: tests.untested,
                    hasGenerated: !tests.sections.isEmpty
                )
            var file = FilePlan(planner.files.tests, .aboveTests, of: name, .tests, plan)
            file.isScaffold = true
            // Nobody wants a file without a test in it; the head of the generated tests says what they do not show.
            if !plan.tests.isEmpty { files.append(file) }
        }
        if target.wants(planner.files.harness) { files.append(harnessFile(harness, specName: name)) }
        if target.wants(planner.files.generatedTests),
            let plan = generated.plan(
                tests,
                specName: name,
                specFile: planned.input.pathFromTests,
                module: target.moduleName
            )
        {
            var file = FilePlan(planner.files.generatedTests, .tests, of: name, .generatedTests, plan)
            if target.locatesSpecs { file.locatedIn = spec.source.path }
            files.append(file)
        }
        return (files, planner.needs.union(harness.needs.map { "tests/\($0)" }))
    }

    /// What the specs, of which each needs one of `needs`, need together.
    private func needs(_ needs: [Set<String>]) -> TargetNeeds {
        let specs = tests.modules[index].specs.map(\.spec)
        return TargetNeeds(
            support: needs.reduce(into: []) { $0.formUnion($1) },
            runtime: specs.first?.runtime,
            frameworks: Set(specs.map(target.tests))
        )
    }

    /// The files that the specs share.
    private func sharedFiles(_ needs: TargetNeeds) -> [FilePlan] {
        guard let runtime = needs.runtime else { return [] }
        let access = Access.widest(tests.modules[index].specs.map { Access(of: $0.spec.declaration) })
        return SharedFilesPlanner(
            runtime: runtime,
            needs: needs.support,
            access: access,
            isOnMainActor: target.defaults.isOnMainActor
        )
        .files.filter { target.wants($0.name) }
    }

    private func viewModelFiles(_ planner: ViewModelPlanner, specName: String) -> [FilePlan] {
        var viewModel = FilePlan(planner.files.viewModel, .output, of: specName, .viewModel, planner)
        if target.locatesSpecs { viewModel.locatedIn = planner.spec.source.path }
        viewModel.verbatim = planner.spec.verbatimLines
        guard !planner.spec.handwritten.isEmpty else { return [viewModel] }
        let place = GeneratedFile.Place.besideSpec(specName: specName)
        var logic = FilePlan(planner.files.logic, place, of: specName, .logic, planner)
        logic.isScaffold = true
        return [viewModel, logic]
    }

    /// How the tests of `bench` are written; nil where there are none, or no file of them is asked for.
    private func dialect(of bench: TestBench) -> TestDialect? {
        let files = bench.harness.viewModel.files
        let dialect = TestDialect(framework: target.tests(of: bench.spec))
        let isWanted = target.wants(files.tests) || target.wants(files.generatedTests)
        return dialect.framework != .none && isWanted ? dialect : nil
    }

    private func harnessFile(_ harness: HarnessPlanner, specName: String) -> FilePlan {
        let file = HarnessFile(specName: specName, module: target.moduleName, harness: harness)
        return FilePlan(harness.viewModel.files.harness, .tests, of: specName, .harness, file)
    }
}
