import VMGenModel
import VMGenPlan

/// Decides which files a target gets, and what each of them says.
package struct TargetPlanner {
    /// The target.
    package let target: TargetInput
    /// What tests it, together with other modules or alone.
    private let tests: TestTarget
    /// Its place among the modules that are tested together.
    private let index: Int

    /// What the files of a target say, and what its tests need of what they share.
    package struct Plan {
        /// Each spec's own files, then what they share, in a stable order.
        package var files: [FilePlan] = []
        /// What its runtime's support files are needed for: `urlSession`, and, of tests, `tests/harness`.
        package var needs: Set<String> = []
        /// What its runtime is; nil where there is no spec.
        var runtime: Runtime?
        /// What its tests are written for.
        var frameworks: Set<TestFramework> = []
    }

    /// The files of each of `modules`, which one test target tests; those that all of their tests share are the first one's.
    package static func files(of modules: [TestTarget.Module]) -> [[FilePlan]] {
        let tests = TestTarget(modules)
        let plans = modules.indices.map { TargetPlanner(at: $0, of: tests).plan }
        var files = plans.map(\.files)
        if !files.isEmpty { files[0] += SharedTestsPlanner(tests, plans).files }
        return files
    }

    private init(at index: Int, of tests: TestTarget) {
        self.tests = tests
        self.index = index
        var target = tests.modules[index].target
        if !tests.serves(index) { target.wantsTests = false }
        self.target = target
    }

    private var plan: Plan {
        let specs = tests.modules[index].specs
        var plan = Plan()
        let services = StubPlanner.stubs(for: specs.map(\.spec)) { tests.prefix(ofType: $0, at: index) }
        plan.frameworks = Set(specs.map { target.tests(of: $0.spec) })
        plan.runtime = specs.first?.spec.runtime
        for (name, spec) in specs {
            target.progress?(name)
            let names = tests.names(of: spec, called: name, at: index)
            let planner = ViewModelPlanner(spec: spec, specName: name, target: target, names: names)
            plan.needs.formUnion(planner.needs)
            let harness = HarnessPlanner(planner, services: services, timeType: tests.timeType(at: index))
            let bench = TestBench(harness, services: services)
            plan.files += viewModelFiles(planner, bench: bench, specName: name)
            if target.wantsTests {
                plan.needs.formUnion(harness.needs.map { "tests/\($0)" })
                if target.wants(planner.files.harness) { plan.files.append(harnessFile(harness, specName: name)) }
                if let tests = testsFile(bench, specName: name) { plan.files.append(tests) }
            }
        }
        if let runtime = plan.runtime {
            let isPublic = specs.contains { $0.spec.declaration.isPublic }
            let access = isPublic ? Access.everyone : .module
            let shared = SharedFilesPlanner(runtime: runtime, needs: plan.needs, access: access)
            plan.files += shared.files.filter { target.wants($0.name) }
        }
        return plan
    }

    private func viewModelFiles(_ planner: ViewModelPlanner, bench: TestBench, specName: String) -> [FilePlan] {
        var viewModel = FilePlan(planner.files.viewModel, .output, of: specName, .viewModel, planner)
        if target.locatesSpecs { viewModel.locatedIn = planner.spec.source.path }
        viewModel.verbatim = planner.spec.verbatimLines
        var scaffolds: [FilePlan] = []
        if !planner.spec.logic.isEmpty {
            let place = GeneratedFile.Place.besideSpec(specName: specName)
            scaffolds.append(FilePlan(planner.files.logic, place, of: specName, .logic, planner))
        }
        let dialect = TestDialect(framework: target.tests(of: planner.spec))
        if dialect.framework != .none, target.wants(planner.files.tests) {
            let tests = ScaffoldPlanner(bench: bench, dialect: dialect, hasHarness: true)
                .plan(module: target.moduleName)
            scaffolds.append(FilePlan(planner.files.tests, .aboveTests, of: specName, .tests, tests))
        }
        for index in scaffolds.indices { scaffolds[index].isScaffold = true }
        return [viewModel] + scaffolds
    }

    private func harnessFile(_ harness: HarnessPlanner, specName: String) -> FilePlan {
        let file = HarnessFile(specName: specName, module: target.moduleName, harness: harness)
        return FilePlan(harness.viewModel.files.harness, .tests, of: specName, .harness, file)
    }

    private func testsFile(_ bench: TestBench, specName: String) -> FilePlan? {
        let name = bench.harness.viewModel.files.generatedTests
        let dialect = TestDialect(framework: target.tests(of: bench.spec))
        guard target.wants(name), dialect.framework != .none else { return nil }
        return GeneratedTestsPlanner(bench: bench, dialect: dialect)
            .plan(specName: specName, module: target.moduleName)
            .map { FilePlan(name, .tests, of: specName, .generatedTests, $0) }
    }
}
