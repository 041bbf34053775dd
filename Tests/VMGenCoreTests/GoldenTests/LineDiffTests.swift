import Testing

/// The differences that golden tests print.
@Suite("Line diff")
struct LineDiffTests {
    @Test func equalTextsGiveNothing() {
        #expect(LineDiff.render(expected: "a\nb\n", actual: "a\nb\n") == "")
    }

    @Test func aChangeIsShownWithItsContext() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let expected = """
            @@ line 2 @@
             2
             3
             4
            -5
            +five
             6
             7
             8
            """
        #expect(LineDiff.render(expected: old, actual: old.replacing("5", with: "five")) == expected)
    }

    @Test func lineEndsShow() {
        #expect(LineDiff.render(expected: "a\n", actual: "a\r\n") == "@@ line 1 @@\n-a\n+a␍")
        #expect(LineDiff.render(expected: "a\n", actual: "a") == "@@ line 1 @@\n a\n+(no line end here)")
    }
}
