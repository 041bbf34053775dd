import Testing
import VMGenCore
import VMGenDiagnostics

/// What is generated, held against the files in `Golden/` byte for byte. `VMGEN_RECORD=1` writes them anew.
@Suite("Golden files")
struct GoldenTests {
    @Test("A spec gives exactly the files beside it", arguments: GoldenCase.all)
    func files(_ golden: GoldenCase) throws {
        let result = golden.generate()
        #expect(DiagnosticPrinter.render(result.diagnostics) == "")
        let paths = result.files.map(\.goldenPath)
        #expect(paths.count == Set(paths).count, "two files of one name: \(paths)")
        let actual = Dictionary(zip(paths, result.files.map(\.contents))) { first, _ in first }
        try golden.folder.compare(actual, expected: golden.expected)
    }

    @Test("The order of files is the same in every run", arguments: GoldenCase.all)
    func order(_ golden: GoldenCase) {
        #expect(golden.generate().files.map(\.name) == golden.generate().files.map(\.name))
    }

    @Test("Every case is compiled by Tests/GoldenCompile")
    func areCompiled() throws {
        let tests = GoldenFolder.root.folder("../../..")
        let compiled = tests.folder("Tests/GoldenCompile/Sources").folders()
        #expect(compiled == GoldenCase.all.map(\.name), "link each case in Tests/GoldenCompile/Sources")
        let manifest = try #require(tests.text("Tests/GoldenCompile/Package.swift"))
        for golden in GoldenCase.all { #expect(manifest.contains("\"\(golden.name)\""), "name each case there") }
    }
}
