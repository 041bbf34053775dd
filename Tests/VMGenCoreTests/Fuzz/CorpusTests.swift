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

    @Test("Holds for what is generated for each golden spec", arguments: GoldenCase.all)
    func goldens(_ golden: GoldenCase) {
        #expect(FuzzTarget.unevenFile(of: golden.generated.files) == nil)
    }
}
