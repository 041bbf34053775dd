import Testing

@testable import VMGenCLI

/// What a terminal shows of long work.
@Suite("Progress")
struct ProgressTests {
    @Test("Nothing within the first second, then at most ten lines a second, and nothing is left")
    func linesAreSeldom() {
        var time = ContinuousClock.Instant.now
        var printed: [String] = []
        let progress = Progress(now: { time }, print: { printed.append($0) })
        progress.expect(30)
        progress.begin("A")
        time += .milliseconds(999)
        progress.begin("B")
        progress.clear()
        #expect(printed == [])
        time += .milliseconds(1)
        progress.begin("C")
        time += .milliseconds(50)
        progress.begin("D")
        time += .milliseconds(50)
        progress.begin("E")
        progress.clear()
        progress.clear()
        #expect(printed == ["\r\u{1B}[K3 of 30 specs: C", "\r\u{1B}[K5 of 30 specs: E", "\r\u{1B}[K"])
    }

    @Test("Only terminals show it")
    func terminals() {
        #expect(Terminal(outputIsTerminal: false, errorsAreTerminal: true) { _ in nil }.showsProgress)
        #expect(!Terminal(outputIsTerminal: true, errorsAreTerminal: false) { _ in nil }.showsProgress)
        #expect(
            !Terminal(outputIsTerminal: true, errorsAreTerminal: true) { $0 == "TERM" ? "dumb" : nil }.showsProgress
        )
    }
}
