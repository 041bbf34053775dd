import VMGenTemplating

/// Decides which files a target gets, and what each of them says.
struct TargetPlanner {
    /// The target.
    let target: TargetInput

    /// The files of `specs` in a stable order: each spec's own, then what they share.
    func files(for specs: [(name: String, spec: ViewModelSpec)]) -> [FilePlan] {
        var files: [FilePlan] = []
        var needs: [String: Set<String>] = [:]
        var runtimes: [Runtime] = []
        let services = StubPlanner.stubs(for: specs.map(\.spec))
        let frameworks = Set(specs.map { target.tests(of: $0.spec) })
        for (name, spec) in specs {
            let planner = ViewModelPlanner(spec: spec, specName: name, target: target)
            let context = planner.context(specName: name)
            needs[spec.runtime.name, default: []].formUnion(planner.needs)
            if !runtimes.contains(where: { $0.name == spec.runtime.name }) { runtimes.append(spec.runtime) }
            files += viewModelFiles(planner, specName: name, context: context)
            if hasTestSupport {
                let harness = HarnessPlanner(planner, services: services)
                needs[spec.runtime.name, default: []].formUnion(harness.needs.map { "tests/\($0)" })
                files.append(harnessFile(harness, specName: name, context: context))
                if let tests = testsFile(harness, services: services, specName: name, context: context) {
                    files.append(tests)
                }
            }
        }
        for runtime in runtimes {
            guard let needed = needs[runtime.name] else { continue }
            let access = specs.contains { $0.spec.runtime.name == runtime.name && $0.spec.declaration.isPublic }
            files += sharedFiles(runtime, needs: needed, frameworks: frameworks, access: access ? "public " : "")
        }
        return files
    }

    private func viewModelFiles(
        _ planner: ViewModelPlanner,
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
        if target.tests(of: planner.spec) != .none {
            var test = file(planner.files.tests, .aboveTests, "Shared/Tests", isScaffold: true)
            test.context["module"] = .string(target.moduleName ?? "")
            files.append(test)
        }
        return files
    }

    /// Whether harnesses are made: not where one test target serves several modules, whose doubles would share their names.
    private var hasTestSupport: Bool { target.wantsTests && target.testPrefix.isEmpty }

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
        _ harness: HarnessPlanner,
        services: [StubPlanner],
        specName: String,
        context: [String: TemplateValue]
    ) -> FilePlan? {
        let dialect = TestDialect(framework: target.tests(of: harness.spec))
        let planner = GeneratedTestsPlanner(bench: TestBench(harness, services: services), dialect: dialect)
        guard dialect.framework != .none, let tests = planner.context else { return nil }
        var context = context.merging(tests) { $1 }
        context["module"] = .string(target.moduleName ?? "")
        context["imports"] = .strings(Set(harness.viewModel.imports + [dialect.module]).sorted())
        return FilePlan(
            name: harness.viewModel.files.generatedTests,
            place: .tests,
            specName: specName,
            template: "Shared/Tests/GeneratedTests.swift.stencil",
            context: context
        )
    }

    private func testSupportFile(
        _ runtime: Runtime,
        needs: Set<String>,
        frameworks: Set<TestFramework>
    ) -> FilePlan? {
        let session: Set<String> = needs.contains("urlSession") ? ["urlSession"] : []
        let needs = Set(needs.compactMap { $0.hasPrefix("tests/") ? String($0.dropFirst(6)) : nil }).union(session)
        let pieces = TestSupport.pieces(for: needs, folder: runtime.templateFolder)
        guard hasTestSupport, !pieces.isEmpty else { return nil }
        let standard = Runtime.all.first { $0.name == runtime.name }?.library
        let modules = frameworks.filter { $0 != .none }.map { TestDialect(framework: $0).module }
        let imports = Set(pieces.flatMap(\.imports) + (modules.isEmpty ? ["XCTest"] : modules)).map {
            $0 == standard ? runtime.library ?? $0 : $0
        }
        return FilePlan(
            name: FileNames.testSupport,
            place: .tests,
            specName: nil,
            template: "Shared/Tests/ViewModelTestSupport.swift.stencil",
            context: [
                "module": .string(target.moduleName ?? ""),
                "importsModule": .bool(needs.contains("time") && runtime.library != nil),
                "imports": .strings(imports.sorted()),
                "pieces": .strings(pieces.map { "\($0.name).stencil" }),
            ].merging(TestSupport.context(frameworks)) { $1 }
        )
    }

    private func sharedFiles(
        _ runtime: Runtime,
        needs: Set<String>,
        frameworks: Set<TestFramework>,
        access: String
    ) -> [FilePlan] {
        let folder = runtime.templateFolder
        let pieces = runtime.support.filter { !$0.neededBy.isDisjoint(with: needs) }
        let context: [String: TemplateValue] = [
            "access": .string(access),
            "module": .string(target.moduleName ?? ""),
            "testPrefix": .string(target.testPrefix),
            "hasTestSupport": .bool(hasTestSupport),
            "library": .string(runtime.library ?? ""),
            "sessionImports": .strings(Set(["Foundation", runtime.library ?? "Foundation"]).sorted()),
            "imports": .strings(
                Set(pieces.flatMap(\.imports) + (needs.contains("urlSession") ? ["Foundation"] : [])).sorted()
            ),
            "usesURLSession": .bool(needs.contains("urlSession")),
            "pieces": .strings(pieces.map { "\(folder)/support/\($0.name).stencil" }),
        ]
        var files: [FilePlan] = []
        func add(_ name: String, _ place: GeneratedFile.Place, _ template: String) {
            files.append(
                FilePlan(
                    name: name,
                    place: place,
                    specName: nil,
                    template: "\(folder)/\(template).swift.stencil",
                    context: context
                )
            )
        }
        if !pieces.isEmpty { add(FileNames.support, .output, "ViewModelSupport") }
        if needs.contains("urlSession") {
            add(FileNames.urlSessionProtocol, .output, "URLSessionProtocol")
            if target.wantsTests, target.tests != TestFramework.none {
                add(target.testPrefix + FileNames.urlSessionStub, .tests, "URLSessionStub")
            }
        }
        if let support = testSupportFile(runtime, needs: needs, frameworks: frameworks) { files.append(support) }
        return files
    }
}
