import Testing
import VMGenDiagnostics

@Suite struct SourceTextTests {
    @Test func columnsCountBytesAsTheCompilerDoes() {
        let source = SourceText(path: "A.vm", text: "\u{FEFF}é: b\r\n\tc\n\n")
        #expect(source.lineStarts == [0, 10, 13, 14])
        #expect(source.location(of: 0) == (1, 1))
        #expect(source.location(of: 3) == (1, 4))
        #expect(source.location(of: 5) == (1, 6))
        #expect(source.location(of: 9) == (1, 10))
        #expect(source.location(of: 10) == (2, 1))
        #expect(source.location(of: 11) == (2, 2))
        #expect(source.location(of: 13) == (3, 1))
        #expect(source.location(of: 14) == (4, 1))
    }

    @Test func linesComeWithoutTheirEnds() {
        let source = SourceText(path: "A.vm", text: "a\r\n\r\nb\n\rc")
        #expect(source.lineStarts.indices.map { source.text(in: source.lineRange($0)) } == ["a", "", "b", "\rc"])
        #expect(SourceText(path: "A.vm", text: "a\r").lineRange(0) == SourceRange(0, 1))
        #expect(SourceText(path: "A.vm", text: "").lineRange(0) == SourceRange(0, 0))
    }

    @Test func rangesKeepTheirOrder() {
        #expect(SourceRange(3, 1) == SourceRange(3, 3))
        #expect(SourceRange(3, 5).union(SourceRange(1, 4)) == SourceRange(1, 5))
    }

    @Test func brokenTextBecomesReplacementCharacters() {
        let source = SourceText(path: "A.vm", bytes: [0x61, 0xFF, 0x62])
        #expect(source.text(in: SourceRange(0, 9)) == "a\u{FFFD}b")
    }
}
