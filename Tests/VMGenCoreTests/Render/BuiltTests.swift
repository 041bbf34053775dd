import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// What a build tells the compiler beyond what is generated.
@Suite("Built output")
struct BuiltTests {
    private static let spec = """
        view-model: final class BasketViewModel
        runtime: rxswift
        init:
          service: BasketService
          size: Size
        services:
          BasketService:
            - load(_ id: Int) async throws -> Int
        inputs:
          put: Int
        outputs:
          count: Int = 0
          last: Int = 0
          failure: String
        flows:
          - put -> latest service.load($0) -> map { $0 + 1 } -> count
          - put -> last
          - errors -> map { $0.localizedDescription } -> failure
        samples:
          size: "none"
        """

    private static func generate() -> [String: String] {
        let source = SourceText(path: "Specs/Basket.vm", text: spec)
        let input = SpecInput(name: "Basket", source: source)
        var target = TargetInput(moduleName: "App", specs: [input], wantsTests: true)
        target.locatesSpecs = true
        let files = EmbeddedTemplates.generate(target).files
        return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.contents) })
    }

    @Test("A sample that is spelt in literals is held to its type at its own line")
    func samples() throws {
        let tests = try #require(Self.generate()["BasketViewModelGeneratedTests.swift"])
        let lines = tests.split(separator: "\n").map { $0.drop { $0 == " " } }
        let index = try #require(
            lines.firstIndex { $0.hasPrefix("private") && $0.hasSuffix(#"sample0: Size = "none""#) }
        )
        #expect(lines[index - 1] == #"#sourceLocation(file: "Specs/Basket.vm", line: 20)"#)
    }

    @Test("What becomes of a failure stands at its own line")
    func failures() throws {
        let file = try #require(Self.generate()["BasketViewModel.swift"])
        let lines = file.split(separator: "\n").map { $0.drop { $0 == " " } }
        let index = try #require(lines.firstIndex { $0 == "$0.localizedDescription" })
        #expect(lines[index - 1] == #"#sourceLocation(file: "Specs/Basket.vm", line: 18)"#)
    }

    @Test("Where a flow ends stands at its own line, with and without a step before")
    func sinks() throws {
        let file = try #require(Self.generate()["BasketViewModel.swift"])
        let lines = file.split(separator: "\n").map { $0.drop { $0 == " " } }
        let bound = try #require(lines.firstIndex { $0 == ".bind(to: last)" })
        let start = try #require(lines[..<bound].lastIndex { $0.hasPrefix("#sourceLocation(file:") })
        let line = try #require(lines[start].split(separator: " ").last.flatMap { Int($0.dropLast()) })
        #expect(line + bound - start - 1 == 17)
    }

    @Test("A name that the harness does not have is told by the spec's file")
    func strangers() throws {
        let harness = try #require(Self.generate()["BasketViewModelHarness.swift"])
        let message = "Basket.vm has no input, output or double of this name; it has put, count, last, failure, service"
        #expect(harness.contains("message: \"\(message)\""))
        #expect(harness.contains("\n@dynamicMemberLookup\n@MainActor\n"))
    }
}
