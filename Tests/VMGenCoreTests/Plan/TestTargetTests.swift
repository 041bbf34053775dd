import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenPlan

@Suite("Several modules that one test target tests")
struct TestTargetTests {
    private func input(_ module: String, _ specs: [(name: String, text: String)]) -> TargetInput {
        let inputs = specs.map { name, text in
            SpecInput(name: name, source: SourceText(path: "\(module)/\(name).vm", text: text))
        }
        return TargetInput(moduleName: module, specs: inputs, wantsTests: true)
    }

    /// The test files of the modules, with their texts.
    private func tests(_ modules: [TargetInput]) throws -> [String: String] {
        var target = try #require(modules.first)
        target.beside = Array(modules.dropFirst())
        let result = EmbeddedTemplates.generate(target)
        let results = [result] + result.beside
        #expect(results.flatMap(\.diagnostics).isEmpty)
        let files = results.flatMap(\.files).filter { file in
            if case .tests = file.place { return true }
            return false
        }
        #expect(Set(files.map(\.name)).count == files.count)
        return Dictionary(files.map { ($0.name, $0.contents) }) { first, _ in first }
    }

    private static func timed(_ runtime: String) -> String {
        """
        view-model: final class SearchViewModel
        runtime: \(runtime)
        services:
          Library:
            - find(text: String) async throws -> [String]
        init:
          library: any Library
        inputs:
          search: String
        outputs:
          found: [String] = []
        flows:
          - search -> debounce 0.3 -> latest try await library.find(text: $0) -> found
          - errors -> ignore

        """
    }

    @Test("Types and files of one name are called by their module too, and nothing else is")
    func names() throws {
        let tap = Self.timed("rxswift").replacing("Search", with: "Tap").replacing("Library", with: "Archive")
        let texts = try tests([
            input("App", [("Search", Self.timed("rxswift"))]),
            input("Kit", [("Search", Self.timed("rxswift")), ("Tap", tap)]),
        ])
        #expect(
            Set(texts.keys) == [
                "AppSearchViewModelHarness.swift", "AppSearchViewModelGeneratedTests.swift",
                "KitSearchViewModelHarness.swift", "KitSearchViewModelGeneratedTests.swift",
                "TapViewModelHarness.swift", "TapViewModelGeneratedTests.swift", "ViewModelTestSupport.swift",
            ]
        )
        let app = texts["AppSearchViewModelHarness.swift"] ?? ""
        #expect(app.contains("final class AppSearchViewModelHarness {\n"))
        #expect(app.contains("final class AppLibraryStub: Library {\n"))
        #expect(app.contains("library: AppLibraryStub = AppLibraryStub()"))
        #expect(texts["TapViewModelHarness.swift"]?.contains("final class ArchiveStub: Archive {\n") == true)
        #expect(texts["KitSearchViewModelGeneratedTests.swift"]?.contains("KitSearchViewModelHarness(") == true)
        #expect(texts["ViewModelTestSupport.swift"]?.contains("final class VirtualTime: SchedulerType {") == true)
    }

    @Test("A time that is a module's own type is one for each module")
    func time() throws {
        let texts = try tests([
            input("App", [("Search", Self.timed("combine"))]), input("Kit", [("Find", Self.timed("combine"))]),
        ])
        #expect(texts["ViewModelTestSupport.swift"]?.contains("final class VirtualTime: MainScheduler {") == true)
        let own = texts["KitViewModelTestSupport.swift"] ?? ""
        #expect(own.contains("@testable import Kit\n\n/// The main thread"))
        #expect(own.contains("final class KitVirtualTime: MainScheduler {"))
        #expect(!own.contains("URLSessionStub"))
        #expect(texts["FindViewModelHarness.swift"]?.contains("KitVirtualTime = KitVirtualTime()") == true)
    }

    @Test("Modules of another runtime than the first have no tests there")
    func runtimes() throws {
        let texts = try tests([
            input("App", [("Search", Self.timed("combine"))]), input("Kit", [("Find", Self.timed("rxswift"))]),
        ])
        #expect(texts.keys.contains("SearchViewModelHarness.swift"))
        #expect(!texts.keys.contains("FindViewModelHarness.swift"))
    }

    @Test("What is not asked for is not made")
    func wanted() throws {
        var target = input("App", [("Search", Self.timed("rxswift"))])
        target.wanted = ["SearchViewModel.swift"]
        let result = EmbeddedTemplates.generate(target)
        #expect(result.files.map(\.name) == ["SearchViewModel.swift"])
    }
}
