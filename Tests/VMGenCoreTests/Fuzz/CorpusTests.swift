import Foundation
import Testing

/// What libFuzzer found, and what it started from.
@Suite("The corpus of the fuzzer") struct CorpusTests {
    private static let folder = GoldenFolder(
        url: GoldenFolder.root.url.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fuzz/Corpus")
    )

    @Test("Holds whatever was found", arguments: FuzzTarget.allCases) func found(_ target: FuzzTarget) throws {
        let folder = Self.folder.folder(target.rawValue)
        for path in folder.files() {
            let bytes = try Data(contentsOf: folder.url.appendingPathComponent(path))
            let problem = target.problem(in: Array(bytes))
            #expect(problem == nil, "\(target) \(path)")
        }
    }

    @Test("Accepts plain words in each place", arguments: FuzzTarget.places) func places(_ place: String) {
        let files = FuzzTarget.files(of: Array("plain".utf8), at: place, with: FuzzTarget.renderer())
        #expect(files.count > 2)
        #expect(place == "# §" || files.contains { $0.contents.contains("plain") })
    }

    @Test("Holds for each golden spec", arguments: ["RxSwift", "Combine"]) func goldens(_ runtime: String) {
        let folder = GoldenFolder.root.folder(runtime).folder("Specs")
        let specs = folder.files().filter { $0.hasSuffix(".vm") }
        #expect(specs.count > 30)
        for path in specs {
            let bytes = Array((folder.text(path) ?? "").utf8)
            #expect(FuzzTarget.pipeline.problem(in: bytes) == nil, "\(path)")
        }
    }
}
