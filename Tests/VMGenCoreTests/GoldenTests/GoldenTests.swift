import Testing
import VMGenCore
import VMGenDiagnostics

/// What is generated, held against the files in `Golden/` byte for byte. `VMGEN_RECORD=1` writes them anew.
@Suite("Golden files")
struct GoldenTests {
    @Test("The specs of a target give exactly its files", arguments: GoldenTarget.all)
    func files(_ golden: GoldenTarget) throws {
        let result = golden.generated
        #expect(DiagnosticPrinter.render(result.diagnostics) == "")
        let paths = result.files.map(golden.path)
        #expect(paths.count == Set(paths).count, "two files of one name: \(paths)")
        let actual = Dictionary(zip(paths, result.files.map(\.contents))) { first, _ in first }
        try golden.folder.compare(actual, expected: golden.expected)
    }

    @Test("What is generated for a spec is the same whatever is beside it", arguments: GoldenCase.all)
    func alone(_ golden: GoldenCase) {
        for file in golden.generate().files {
            let path = golden.target.path(of: file)
            guard !path.contains("/Support/") else { continue }
            #expect(file.contents == golden.target.folder.text(path), "\(path)")
        }
    }

    @Test("The order of files is the same in every run", arguments: GoldenTarget.all)
    func order(_ golden: GoldenTarget) {
        #expect(golden.generate().files.map(\.name) == golden.generated.files.map(\.name))
    }
}
