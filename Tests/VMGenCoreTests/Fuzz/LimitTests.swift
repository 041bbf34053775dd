import Testing
import VMGenDiagnostics

@testable import VMGenCheck
@testable import VMGenCore
@testable import VMGenPlan
@testable import VMGenSpec

/// What nobody writes by hand ends in bounded time, with a bounded answer.
@Suite("What is more than a spec needs") struct LimitTests {
    private static let head = """
        view-model: final class RoomViewModel
        runtime: rxswift

        inputs:
          tap: Int

        outputs:
          count: Int = 0

        flows:

        """

    private static func messages(_ flow: String) -> [String] {
        SpecAnalysis.analyse(SourceText(path: "Room.vm", text: head + flow + "\n")).1.map(\.message)
    }

    @Test(
        "Brackets within brackets are reported",
        arguments: [("(", ")"), ("[", "]"), ("{ ", " }"), ("\"\\(", ")\""), ("if $0 > 1 { ", " }"), ("f<", ">")]
    )
    func deep(_ brackets: (String, String)) {
        let open = String(repeating: brackets.0, count: 12_000 / brackets.0.utf8.count)
        let close = String(repeating: brackets.1, count: 12_000 / brackets.0.utf8.count)
        let messages = Self.messages("  - tap -> map { \(open)$0\(close) } -> count")
        #expect(messages.contains("more than 200 brackets are open here; take the Swift to a method of `logic`"))
    }

    @Test("Of steps and sources a flow has no more than a person reads")
    func wide() {
        let steps = String(repeating: " -> map { $0 }", count: 501)
        let chain = "a flow has at most 500 steps; give the first of them a name with `as`"
        #expect(Self.messages("  - tap\(steps) -> count").contains(chain))
        let sources = (0..<5_000).map { "tap\($0)" }.joined(separator: ", ")
        let start = "a flow has at most 200 sources; give the first of them a name with `as`"
        #expect(Self.messages("  - \(sources) -> count").contains(start))
        // More fit on lines that go on.
        let lines = String(repeating: "\n      -> map { $0 }", count: 5_000)
        #expect(Self.messages("  - tap\(lines)\n      -> count").contains(chain))
        let many = String(repeating: " -> map { $0 }", count: 500)
        #expect(Self.messages("  - tap\(many) -> count") == [])
    }

    @Test("Of flows that end in one output there are no more than a person reads", arguments: ["rxswift", "combine"])
    func crowded(_ runtime: String) {
        func result(_ count: Int) -> GenerationResult {
            let flows = (0..<count).map { "  - tap -> map { $0 + \($0) } -> sum\n" }.joined()
            let text =
                "view-model: final class RoomViewModel\nruntime: \(runtime)\n\ninputs:\n  tap: Int\n\noutputs:\n  sum: Int\n\n"
                + "flows:\n\(flows)"
            let input = SpecInput(name: "Room", source: SourceText(path: "Room.vm", text: text))
            return Pipeline(templates: TemplateStore())
                .generate(TargetInput(moduleName: "App", specs: [input], wantsTests: false))
        }
        #expect(result(200).diagnostics.map(\.message) == [])
        #expect(result(201).diagnostics.map(\.message).first?.hasPrefix("more than 200 flows end in `sum`") == true)
    }

    @Test("Brackets over many lines are counted together") func deepBlock() {
        let lines = (0..<300).map { _ in "      if true {" }.joined(separator: "\n")
        let messages = Self.messages("  - tap -> swift | -> count\n\(lines)")
        #expect(messages.contains { $0.hasPrefix("more than 200 brackets") })
    }

    @Test("A line that nobody reads is reported once") func long() {
        let line = "  - tap -> map { $0\(String(repeating: " + 1", count: 20_000)) } -> count"
        let said = ["this line has more than 65536 bytes; no line of a spec needs that"]
        #expect(Self.messages("\(line)\n\(line)") == said)
        // Neither that `flows` is empty nor that what other lines name is unknown follows from it.
        #expect(Self.messages(line) == said)
        let input = "  \(String(repeating: "t", count: 70_000)): Int\n"
        let text = Self.head.replacing("  tap: Int\n", with: input) + "  - tap -> count\n"
        #expect(SpecAnalysis.analyse(SourceText(path: "Room.vm", text: text)).1.map(\.message) == said)
    }

    @Test("Of more lines than a spec has nothing is read") func lines() {
        let source = SourceText(path: "Room.vm", text: Self.head + String(repeating: "\u{1}\n", count: 1_000_000))
        let found = SpecAnalysis.analyse(source).1
        #expect(found.map(\.message) == ["the spec has more than 100000 lines; no spec needs that"])
        let most = String(repeating: "\n", count: LineLimits.mostLines)
        #expect(SpecParser.parse(SourceText(path: "Room.vm", text: most)).1.isEmpty)
    }

    @Test(
        "Of outputs that follow one from the other tests are generated, however many there are",
        arguments: ["Int = 0", "Int"]
    )
    func chain(_ type: String) {
        let count = 3_000
        let outputs = (0...count).map { "  show\($0): \(type)\n" }.joined()
        let flows = (0..<count).map { "  - show\($0) -> map { $0 + 1 } -> show\($0 + 1)\n" }.joined()
        let text =
            "view-model: final class RoomViewModel\nruntime: rxswift\n\ninputs:\n  tap: Int\n\noutputs:\n\(outputs)\n"
            + "flows:\n  - tap -> show0\n\(flows)"
        let input = SpecInput(name: "Room", source: SourceText(path: "Room.vm", text: text))
        let result = Pipeline(templates: TemplateStore())
            .generate(TargetInput(moduleName: "App", specs: [input], wantsTests: true))
        #expect(result.diagnostics.isEmpty)
        let tests = result.files.first { $0.name == "RoomViewModelGeneratedTests.swift" }?.contents
        #expect(tests?.contains("harness.tap(") == true, "\(tests?.prefix(2_000) ?? "")")
    }

    @Test(
        "Flows that follow one from the other end no run, whatever they are",
        arguments: [
            // Streams with a name.
            Chain(head: "tap -> as made0", link: "made@ -> map { $0 + 1 } -> as made#", end: "made@ -> last"),
            // Work behind work.
            Chain(head: "tap -> as made0", link: "made@ -> latest load -> as made#", end: "made@ -> last"),
            // Each takes along what the one before makes.
            Chain(
                head: "tap -> as made0",
                link: "tap -> with made@ -> map { $0 + $1 } -> as made#",
                end: "made@ -> last"
            ),
        ]
    )
    func flowsInARow(_ chain: Chain) {
        let count = 500
        let links = (0..<count).map { chain.link.replacing("@", with: "\($0)").replacing("#", with: "\($0 + 1)") }
        let flows = [chain.head] + links + [chain.end.replacing("@", with: "\(count)")]
        let text =
            "view-model: final class RoomViewModel\nruntime: rxswift\n\ninputs:\n  tap: Int\n\noutputs:\n  last: Int = 0\n\n"
            + "logic:\n  - load(_ id: Int) -> Observable<Int>\n\n"
            + "flows:\n" + flows.map { "  - \($0)\n" }.joined()
            + (chain.link.contains("load") ? "  - errors -> ignore\n" : "")
        let input = SpecInput(name: "Room", source: SourceText(path: "Room.vm", text: text))
        let result = onSmallStack {
            Pipeline(templates: TemplateStore())
                .generate(TargetInput(moduleName: "App", specs: [input], wantsTests: true))
        }
        #expect(result.diagnostics.map(\.message) == [])
        #expect(result.files.contains { $0.name == "RoomViewModelGeneratedTests.swift" })
    }

    /// A chain of flows: `@` in a link stands for its number, `#` for the next one.
    struct Chain: Sendable {
        var head: String
        var link: String
        var end: String
    }

    @Test("Conditions behind each other end no run") func conditions() {
        let swift = String(repeating: "$0 == 1 ? 2 : ", count: 1_500) + String(repeating: "nil ?? ", count: 1_500) + "3"
        let text = Self.head + "  - tap -> map { \(swift) } -> count\n"
        let input = SpecInput(name: "Room", source: SourceText(path: "Room.vm", text: text))
        let result = onSmallStack {
            Pipeline(templates: TemplateStore())
                .generate(TargetInput(moduleName: "App", specs: [input], wantsTests: true))
        }
        #expect(result.files.contains { $0.name == "RoomViewModel.swift" })
    }

    @Test("Of a hundred thousand mistakes a thousand are kept, and the rest is counted") func many() {
        let flows = String(repeating: "  - tpa -> count\n", count: 20_000)
        let found = SpecAnalysis.analyse(SourceText(path: "Room.vm", text: Self.head + flows)).1
        #expect(found.count == SpecAnalysis.mostDiagnostics)
        #expect(found.last?.notes.last?.message.hasSuffix("more of this spec are not printed") == true)
    }

    @Test("Control characters are reported once a line") func control() {
        let source = SourceText(path: "Room.vm", text: Self.head + String(repeating: "\0", count: 100_000) + "\n")
        let found = SpecParser.parse(source).1.filter { $0.rule == "control-character" }
        #expect(found.count == 1)
        #expect(DiagnosticPrinter.render(found).utf8.count < 2_000)
    }

    @Test(
        "Characters that turn text or cannot be seen are reported, in comments and strings too",
        arguments: ["\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{2028}", "\u{E0041}", "\u{9B}", "\u{AD}"]
    )
    func hidden(_ character: String) {
        for line in ["# a\(character)b", "## a\(character)b", "  - tap -> map { \"a\(character)b\".count } -> count"] {
            let found = SpecParser.parse(SourceText(path: "Room.vm", text: Self.head + line + "\n")).1
            #expect(found.contains { $0.rule == "lookalike" && $0.isError }, "\(line.debugDescription)")
        }
    }

    @Test("Emoji that are joined, and flags, are what they are", arguments: ["👩‍👩‍👧", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "नमस्ते", "می‌خواهم"])
    func emoji(_ text: String) {
        let source = SourceText(path: "Room.vm", text: Self.head + "  - tap -> map { \"\(text)\".count } -> count\n")
        #expect(SpecParser.parse(source).1.map(\.message) == [])
    }

    @Test("A letter that looks like a Latin one among Latin ones is reported; words of other scripts are not")
    func mixed() {
        func rules(_ line: String) -> [String] {
            SpecParser.parse(SourceText(path: "Room.vm", text: Self.head + line + "\n")).1.map(\.rule)
        }
        #expect(rules("  - tap -> c\u{43E}unt") == ["lookalike"])
        #expect(rules("  - tap -> счёт") == [])
        #expect(rules("  - tap -> Δx") == [])
        #expect(rules("  - tap -> map { \"c\u{43E}unt\".count } -> count") == [])
    }
}
