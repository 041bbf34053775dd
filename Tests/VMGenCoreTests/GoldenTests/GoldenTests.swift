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

    @Test(
        "What is generated for a spec is the same whatever is beside it, in the same order",
        arguments: GoldenCase.all
    )
    func alone(_ golden: GoldenCase) {
        let files = golden.generated.files
        let own = files.map(\.name)
        let together = golden.target.generated.files.map(\.name)
        #expect(together.filter(Set(own).contains) == own.filter(Set(together).contains))
        for file in files {
            let path = golden.target.path(of: file)
            guard !path.contains("/Support/") else { continue }
            #expect(file.contents == golden.target.folder.text(path), "\(path)")
        }
    }
}
