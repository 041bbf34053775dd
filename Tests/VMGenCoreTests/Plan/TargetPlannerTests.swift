import Testing

@testable import VMGenDoubles
@testable import VMGenPlan
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
