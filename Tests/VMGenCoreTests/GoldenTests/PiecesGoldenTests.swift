import Testing

@testable import VMGenCore
@testable import VMGenModel
@testable import VMGenPlan

/// The support files with all that the runtimes have for them, held against `Golden/Pieces`; `Tests/GoldenCompile` compiles
/// them, and tries what they do.
@Suite("Golden support files")
struct PiecesGoldenTests {
    private static let runtimes = [Runtime.rxSwift, .combine.replacingLibrary(by: "CombineShim")]

    @Test("A runtime's support file, whole", arguments: runtimes)
    func pieces(_ runtime: Runtime) throws {
        let pieces = runtime.support.map(\.name).filter { !$0.hasPrefix("old/") }
        let planner = SharedFilesPlanner(
            runtime: runtime,
            needs: Set(pieces + ["urlSession", "work/hop"]),
            access: .module
        )
        let renderer = Renderer(templates: TemplateStore())
        let file = try renderer.render(try #require(planner.files.first))
        let golden = GoldenFolder.root.folder("Pieces/\(runtime.templateFolder)")
        try golden.compare([file.name: file.contents], expected: golden.files())
    }

    @Test("A piece brings what it uses, and nothing else")
    func uses() {
        let names = Runtime.rxSwift.supportPieces(for: ["reportingFailures"]).map(\.name)
        #expect(names == ["SerialTurns", "EarlyRelay", "reportingFailures"])
    }

    @Test("Every piece that another one uses exists", arguments: Runtime.all)
    func existing(_ runtime: Runtime) {
        let names = Set(runtime.support.map(\.name))
        for piece in runtime.support { #expect(names.isSuperset(of: piece.uses), "\(piece.name)") }
    }
}
