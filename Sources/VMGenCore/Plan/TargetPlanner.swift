import VMGenTemplating

/// Decides which files a target gets, and what each of them says.
struct TargetPlanner {
    /// The target.
    let target: TargetInput
    /// What tests it, together with other modules or alone.
    private let tests: TestTarget
    /// Its place among the modules that are tested together.
    private let index: Int

    /// What the files of a target say, and what its tests need of what they share.
    struct Plan {
        /// Each spec's own files, then what they share, in a stable order.
        var files: [FilePlan] = []
        /// What its runtime's support files are needed for: `urlSession`, and, of tests, `tests/harness`.
        var needs: Set<String> = []
        /// What its runtime is; nil where there is no spec.
        var runtime: Runtime?
        /// What its tests are written for.
        var frameworks: Set<TestFramework> = []
    }

    /// The files of each of `modules`, which one test target tests; those that all of their tests share are the first one's.
    static func files(of modules: [TestTarget.Module]) -> [[FilePlan]] {
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
            let names = tests.names(of: spec, called: name, at: index)
            let planner = ViewModelPlanner(spec: spec, specName: name, target: target, names: names)
            let context = planner.context(specName: name)
            plan.needs.formUnion(planner.needs)
            let harness = HarnessPlanner(planner, services: services, timeType: tests.timeType(at: index))
            let bench = TestBench(harness, services: services)
            plan.files += viewModelFiles(planner, bench: bench, specName: name, context: context)
            if target.wantsTests {
                plan.needs.formUnion(harness.needs.map { "tests/\($0)" })
                if target.wants(planner.files.harness) {
                    plan.files.append(harnessFile(harness, specName: name, context: context))
                }
                if let tests = testsFile(bench, specName: name, context: context) { plan.files.append(tests) }
            }
        }
        if let runtime = plan.runtime {
            let access = specs.contains { $0.spec.declaration.isPublic }
            plan.files += sharedFiles(runtime, needs: plan.needs, access: access ? "public " : "")
        }
        return plan
    }

    private func viewModelFiles(
        _ planner: ViewModelPlanner,
        bench: TestBench,
        specName: String,
        context: [String: TemplateValue]
    ) -> [FilePlan] {
        let folder = planner.folder
        func file(_ name: String, _ place: GeneratedFile.Place, _ template: String, isScaffold: Bool) -> FilePlan {
            FilePlan(
                name: name,
                place: place,
                isScaffold: isScaffold,
                specName: specName,
                template: "\(template).swift.stencil",
                context: context
            )
        }
        var files = [file(planner.files.viewModel, .output, "\(folder)/ViewModel", isScaffold: false)]
        if target.locatesSpecs { files[0].locatedIn = planner.spec.source.path }
        if !planner.spec.logic.isEmpty {
            let place = GeneratedFile.Place.besideSpec(specName: specName)
            files.append(file(planner.files.logic, place, "\(folder)/Logic", isScaffold: true))
        }
        let dialect = TestDialect(framework: target.tests(of: planner.spec))
        if dialect.framework != .none, target.wants(planner.files.tests) {
            let scaffold = ScaffoldPlanner(bench: bench, dialect: dialect, hasHarness: true)
            var test = file(planner.files.tests, .aboveTests, "Shared/Tests", isScaffold: true)
            test.context.merge(scaffold.context) { $1 }
            test.context["module"] = .string(target.moduleName ?? "")
            files.append(test)
        }
        return files
    }

    private func harnessFile(
        _ harness: HarnessPlanner,
        specName: String,
        context: [String: TemplateValue]
    ) -> FilePlan {
        var context = context.merging(harness.context) { $1 }
        context["module"] = .string(target.moduleName ?? "")
        return FilePlan(
            name: harness.viewModel.files.harness,
            place: .tests,
            specName: specName,
            template: "Shared/Tests/Harness.swift.stencil",
            context: context
        )
    }

    private func testsFile(
        _ bench: TestBench,
        specName: String,
        context: [String: TemplateValue]
    ) -> FilePlan? {
        guard target.wants(bench.harness.viewModel.files.generatedTests) else { return nil }
        let dialect = TestDialect(framework: target.tests(of: bench.spec))
        let planner = GeneratedTestsPlanner(bench: bench, dialect: dialect)
        guard dialect.framework != .none, let tests = planner.context else { return nil }
        var context = context.merging(tests) { $1 }
        context["module"] = .string(target.moduleName ?? "")
        context["imports"] = .strings(Set(bench.harness.viewModel.imports + [dialect.module]).sorted())
        return FilePlan(
            name: bench.harness.viewModel.files.generatedTests,
            place: .tests,
            specName: specName,
            template: "Shared/Tests/GeneratedTests.swift.stencil",
            context: context
        )
    }

    private func sharedFiles(_ runtime: Runtime, needs: Set<String>, access: String) -> [FilePlan] {
        let folder = runtime.templateFolder
        let pieces = runtime.support.filter { !$0.neededBy.isDisjoint(with: needs) }
        let context: [String: TemplateValue] = [
            "access": .string(access),
            "library": .string(runtime.library ?? ""),
            "sessionImports": .strings(runtime.sessionImports),
            "imports": .strings(
                Set(pieces.flatMap(\.imports) + (needs.contains("urlSession") ? ["Foundation"] : [])).sorted()
            ),
            "usesURLSession": .bool(needs.contains("urlSession")),
            "pieces": .strings(pieces.map { "\(folder)/support/\($0.name).stencil" }),
        ]
        func file(_ name: String, _ template: String) -> FilePlan {
            let template = "\(folder)/\(template).swift.stencil"
            return FilePlan(name: name, place: .output, specName: nil, template: template, context: context)
        }
        var files: [FilePlan] = []
        if !pieces.isEmpty { files.append(file(FileNames.support, "ViewModelSupport")) }
        if needs.contains("urlSession") { files.append(file(FileNames.urlSessionProtocol, "URLSessionProtocol")) }
        return files.filter { target.wants($0.name) }
    }
}

extension Runtime {
    /// What the protocol of a URL session and its stub import, in order.
    var sessionImports: [String] { Set(["Foundation", library ?? "Foundation"]).sorted() }
}
