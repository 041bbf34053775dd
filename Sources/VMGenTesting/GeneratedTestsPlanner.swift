import VMGenDoubles
import VMGenDiagnostics
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// Plans the tests that are generated with a view model: one for each thing that its spec says.
struct GeneratedTestsPlanner {
    /// Some tests under one heading.
    typealias Section = (title: String, tests: [GeneratedTest])

    /// Where the tests come from, in the order of the file: a heading, and what makes its tests. Each provider is a file in
    /// `Cases/`.
    static let providers: [(title: String, tests: @Sendable (TestBench) -> [GeneratedTest])] = [
        ("Scenarios", ScenarioTests.tests),
        ("At first", InitialValueTests.tests), ("Start", StartTests.tests), ("Inputs", InputTests.tests),
        ("Streams", StreamTests.tests), ("Work", WorkTests.tests), ("Listeners", SharingTests.tests),
        ("Written by hand", LogicTests.tests),
        ("Requests", RequestTests.tests),
        ("Persistence", PersistenceTests.tests), ("Threads", ThreadTests.tests), ("Lifetime", LifetimeTests.tests),
    ]

    /// What the tests are made with.
    let bench: TestBench
    /// How they are written.
    let dialect: TestDialect

    /// The tests of a view model, with names that differ, and what no test shows.
    var all: (sections: [Section], untested: [UntestedFlow]) {
        defer { bench.explorations.forget() }
        let sections = made
        return (sections, UntestedFlows(sections.flatMap(\.tests), bench).all)
    }

    private var made: [Section] {
        var names = UniqueNames()
        return Self.providers.compactMap { title, tests in
            let tests = tests(bench).filter { $0.asserts || $0.skip != nil }.map { test in
                var test = test
                // The function's name starts with `test`, so that two names may differ in their first letter no more.
                let name = names.next(test.name.capitalizedFirst)
                if name != test.name.capitalizedFirst { test.name = name }
                return test
            }
            return tests.isEmpty ? nil : (title, tests)
        }
    }

    /// The file of `tests`, for a spec's file and a module of the given names; nil where the spec says nothing that a test could show.
    ///
    /// - Parameter specFile: the way to the spec from the folder of the tests; nil where nobody knows it.
    func plan(
        _ tests: (sections: [Section], untested: [UntestedFlow]),
        specName: String,
        specFile: String?,
        module: String?
    ) -> GeneratedTestsPlan? {
        guard !tests.sections.isEmpty else { return nil }
        let types = NestedTypes(bench.spec)
        let sampled = SampleConstants(bench.samples)
        let named = sampled.needed(for: Set(tests.sections.flatMap(\.tests).flatMap(names)))
        let closures = ClosureConstants(sampled)
        let sections: [Section] = tests.sections.map { ($0.title, $0.tests.map(closures.explicit)) }
        let all = sections.flatMap(\.tests)
        let samples = sampled.all.flatMap { name, type, value -> [String] in
            guard named.contains(name) else { return [] }
            let type = types.qualified(type)
            let text = closures.explicit(value.text)
            let lines = dialect.constant(name, type: type, value: text, namesOthers: sampled.namesOthers(name))
            return lines.count == 1 ? lines.map { bench.spec.marked($0, at: value.range) } : lines
        }
        let path = SwiftLiteral(specFile ?? "\(specName).vm").swift
        let playsScenarios = all.contains { $0.scenario != nil && $0.skip == nil }
        let located = bench.spec.marksText ? samples + literals(types) : samples
        let constants = playsScenarios ? ["private static let \(TestWriter.specFile) = \(path)"] + located : located
        var imports = bench.harness.viewModel.imports
        imports.modules = Set(imports.modules + [dialect.module]).sorted()
        let beginnings = SharedBeginnings(all, bench)
        let writer = TestWriter(bench: bench, dialect: dialect, beginnings: beginnings)
        let methods = beginnings.methods(writer)
        return GeneratedTestsPlan(
            specFile: "\(specName).vm",
            module: module,
            imports: imports,
            viewModel: bench.spec.declaration.name.text,
            untested: tests.untested.lines(of: bench.spec),
            declaration: dialect.declaration(name),
            constants: constants,
            sections: sections.map { TestSectionPlan(title: $0.title, tests: $0.tests.map(writer.plan)) }
                + (methods.isEmpty ? [] : [TestSectionPlan(title: "What tests begin with", tests: methods)])
        )
    }

    /// Constants of the samples that are spelt in literals, at their places in the spec: what is none of its type is reported
    /// there, and not only where tests use it.
    private func literals(_ types: NestedTypes) -> [String] {
        guard bench.spec.declaration.generics == nil else { return [] }
        return bench.spec.samples.enumerated().flatMap { index, sample -> [String] in
            let type: String
            switch sample.target {
            case .parameter(let index): type = bench.spec.parameters[index].type.text
            case .input(let index): type = bench.spec.inputs[index].element.text
            case .type(let name): type = name
            case .request, .constant: return []
            }
            return sample.values.enumerated().flatMap { number, value -> [String] in
                guard value.text.first.map({ "\"[.-0123456789".contains($0) }) == true || value.text == "true" else {
                    return []
                }
                let name = "sample\(index)\(number == 0 ? "" : "b")"
                let lines = dialect.constant(name, type: types.qualified(type), value: types.qualified(value.text))
                return lines.count == 1 ? lines.map { bench.spec.marked($0, at: value.range) } : []
            }
        }
    }

    /// The name of the type.
    private var name: String { bench.harness.viewModel.testName + "GeneratedTests" }

    /// The names that the values of `test` use.
    private func names(in test: GeneratedTest) -> [String] {
        test.values.flatMap { SwiftText.freeNames(in: Fragment($0, SourceRange(0, $0.utf8.count))).map(\.text) }
    }
}
