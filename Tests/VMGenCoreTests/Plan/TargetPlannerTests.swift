import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenDoubles
@testable import VMGenPlan
@testable import VMGenSpec
@testable import VMGenTesting

@Suite("The files of a target")
struct TargetPlannerTests {
    private static let tap = """
        view-model: TapViewModel
        runtime: rxswift
        inputs:
          tap: Driver<Void>
        flows:
          - tap -> call Log.tap()
        """

    private static let generic = """
        view-model: PickViewModel<Item: Hashable>
        runtime: rxswift
        init:
          api: Api
        services:
          Api:
            - ping() async
        inputs:
          pick: Item
        outputs:
          count: Int = 0
        flows:
          - pick -> first api.ping() -> set count = 1
        """

    private static let loading = """
        view-model: LoadViewModel
        runtime: rxswift
        init:
          urlSession: URLSessionProtocol
        inputs:
          load: Void
        outputs:
          items: [Int] = []
        requests:
          fetch: GET https://example.com
            decode: [Int]
        logic:
          - log()
        flows:
          - load -> latest fetch -> items
          - load -> call log
          - errors -> ignore
        """

    private func names(_ specs: [(String, String)], wantsTests: Bool) throws -> [String] {
        let target = TargetInput(moduleName: "App", specs: [], wantsTests: wantsTests)
        let checked = try specs.map { (name: $0.0, spec: try #require(CheckedSpec($0.1).spec)) }
        return TargetPlanner.files(of: [TestTarget.Module(target: target, specs: checked)]).flatMap { $0 }.map(\.name)
    }

    @Test("A spec that needs nothing gets its view model alone")
    func small() throws {
        #expect(try names([("Tap", Self.tap)], wantsTests: false) == ["TapViewModel.swift"])
    }

    @Test("Each spec's own files stand before what they share, and no file of tests without any")
    func several() throws {
        let expected = [
            "LoadViewModel.swift", "LoadViewModel+Logic.swift", "LoadViewModelTests.swift",
            "LoadViewModelHarness.swift", "LoadViewModelGeneratedTests.swift",
            "TapViewModel.swift", "TapViewModelHarness.swift", "TapViewModelGeneratedTests.swift",
            "ViewModelSupport.swift", "URLSessionProtocol.swift", "URLSessionStub.swift", "ViewModelTestSupport.swift",
        ]
        #expect(try names([("Load", Self.loading), ("Tap", Self.tap)], wantsTests: true) == expected)
    }

    @Test("What has no harness gets no support that speaks of one")
    func generic() throws {
        let source = SourceText(path: "Pick.vm", text: Self.generic)
        let target = TargetInput(moduleName: "App", specs: [SpecInput(name: "Pick", source: source)], wantsTests: true)
        let files = EmbeddedTemplates.generate(target).files
        let support = try #require(files.first { $0.name == "ViewModelTestSupport.swift" }).contents
        #expect(support.contains("final class StubbedMethod<"))
        #expect(!support.contains("Recording"))
    }

    @Test("Without a place for tests there are none")
    func withoutTests() throws {
        let expected = [
            "LoadViewModel.swift", "LoadViewModel+Logic.swift", "ViewModelSupport.swift", "URLSessionProtocol.swift",
        ]
        #expect(try names([("Load", Self.loading)], wantsTests: false) == expected)
    }

    @Test("The user's files are scaffolds, vmgen's are not")
    func scaffolds() throws {
        let target = TargetInput(moduleName: "App", specs: [], wantsTests: true)
        let spec = try #require(CheckedSpec(Self.loading).spec)
        let files = TargetPlanner.files(of: [TestTarget.Module(target: target, specs: [(name: "Load", spec: spec)])])[0]
        #expect(files.filter(\.isScaffold).map(\.name) == ["LoadViewModel+Logic.swift", "LoadViewModelTests.swift"])
    }
}
