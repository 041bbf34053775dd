import Testing

@testable import VMGenCLI

@Suite struct UnifiedDiffTests {
    @Test func looksAsPatchKnowsIt() {
        let diff = UnifiedDiff(from: "a\nb\nc\nd\ne\nf\ng\nh\n", to: "a\nB\nc\nd\ne\nf\ng\nh\ni", context: 1)
        let expected = """
            --- a/X
            +++ b/X
            @@ -1,3 +1,3 @@
             a
            -b
            +B
             c
            @@ -8 +8,2 @@
             h
            +i
            \\ No newline at end of file

            """
        #expect(diff.text(from: "a/X", to: "b/X") == expected)
    }

    @Test func saysNothingOfEqualTexts() {
        #expect(UnifiedDiff(from: "a\nb", to: "a\nb").text(from: "a", to: "b") == "")
        #expect(UnifiedDiff(from: "", to: "").parts.isEmpty)
    }

    /// The hunks lead from one text to the other and are as short as a table of all ways says.
    @Test func isRightAndShortestForManyTexts() {
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<400 {
            let old = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in Int.random(in: 0...4, using: &numbers) }
            let new = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in Int.random(in: 0...4, using: &numbers) }
            let hunks = LineDiff(old, new).hunks
            var result: [Int] = []
            var next = 0
            for hunk in hunks {
                result += old[next..<hunk.old.lowerBound] + new[hunk.new]
                next = hunk.old.upperBound
            }
            #expect(result + old[next...] == new, "\(old) \(new) \(hunks)")
            let length = hunks.reduce(0) { $0 + $1.old.count + $1.new.count }
            #expect(length == shortest(old, new), "\(old) \(new) \(hunks)")
        }
    }

    @Test func takesTextsThatHaveNothingInCommon() {
        let hunks = LineDiff(Array(0..<20_000), Array(30_000..<50_000)).hunks
        #expect(hunks == [LineDiff.Hunk(old: 0..<20_000, new: 0..<20_000)])
    }

    private func shortest(_ old: [Int], _ new: [Int]) -> Int {
        var row = Array(0...new.count)
        for (x, line) in old.enumerated() {
            var next = [x + 1]
            for (y, other) in new.enumerated() {
                next.append(line == other ? row[y] : min(row[y + 1], next[y]) + 1)
            }
            row = next
        }
        return row[new.count]
    }
}
