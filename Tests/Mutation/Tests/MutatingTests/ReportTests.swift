import Testing

@testable import Mutating

/// What is kept between runs, and what it becomes in the README.
struct ReportTests {
    private let killed = "A\tAViewModel.swift\t3\tdrop-flow\tinput.load\tinput.load x\t\tkilled\tATests.testA"
    private let survived = "A\tAViewModel.swift\t9\tdrop-share\tlet a = input.load\t.share()\t\tsurvived\t"
    private let broken = "B\tBViewModel.swift\t9\tdrop-share\tlet a = b || c\t.share()\t.x\tdoes not compile\t"

    @Test func aTrialIsReadAsItWasWritten() throws {
        for row in [killed, survived, broken] { #expect(try #require(Trial(row: row)).row == row) }
        #expect(Trial(row: "A\tB") == nil)
    }

    @Test func anExplanationFitsByExampleKindAndCode() throws {
        let trial = try #require(Trial(row: survived))
        #expect(
            try #require(Explanation("A | drop-share | input.load: .share() | equivalent: one subscriber")).explains(
                trial
            )
        )
        #expect(try #require(Explanation("* | * |  | because")).explains(trial))
        #expect(try #require(Explanation("B | drop-share |  | because")).explains(trial) == false)
        #expect(try #require(Explanation("A | drop-flow |  | because")).explains(trial) == false)
        #expect(Explanation("# a | b | c | d") == nil)
        #expect(Explanation("") == nil)
    }

    @Test func theTableCountsWhatCompiles() {
        let trials = [killed, survived, broken].compactMap(Trial.init(row:))
        let report = Report(
            trials: trials,
            explanations: [Explanation("A | * |  | equivalent: no one sees it")].compactMap { $0 }
        )
        #expect(
            report.markdown == """
                2 mistakes compile (1 more do not, and count for nothing); the tests notice 1: **50.0 %**. 1 of the 1 \
                survivors change nothing that a spec promises; without them it is 1 of 1, **100.0 %**.

                | kind | what is wrong then | A | B | all |
                | --- | --- | --: | --: | --: |
                | drop-flow | a flow is not wired | 1/1 |  | 1/1 |
                | drop-share | the work is done once for each subscriber | 0/1 |  | 0/1 |
                | **all** | | 1/2 |  | 1/2 |

                | survivor | in | code | why |
                | --- | --- | --- | --- |
                | drop-share | A, AViewModel.swift:9 | `.share()` dropped | equivalent: no one sees it |
                """
        )
    }

    @Test func whatWasNotTriedIsSaid() {
        let report = Report(trials: [killed].compactMap(Trial.init(row:)), explanations: [], untried: 2)
        #expect(report.summary.hasSuffix("**100.0 %**. 2 of the 3 mistakes were not tried."))
        #expect(!Report(trials: [], explanations: []).summary.contains("not tried"))
    }
}
