import Foundation
import Testing
import VMGenCore

@testable import VMGenCLI

/// What other programs read: each form against what is published about it.
@Suite struct OutputFormatTests {
    private let folder: TemporaryFolder

    /// A package whose one spec has an error with a note, an error, and a warning.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        let spec = CounterSpec.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line == "  tap: Void" ? "  tap: Void\n  löad: Int\n  tap: Int" : String(line)
        }
        try folder.write(spec.joined(separator: "\n") + "  - tap -> set a%b = 2\n", to: "Sources/My App/Counter.vm")
    }

    private func run(_ arguments: String...) -> ToolRun {
        ToolRun(arguments, in: folder, generator: { Pipeline(templates: $0).generate($1) })
    }

    @Test(arguments: ["generate", "check"])
    func sarifIsWhatItsSchemaAsksFor(command: String) throws {
        let result = run(command, "--format", "sarif")
        #expect(result.code == 1)
        #expect(result.errors == "")
        let mistakes = SARIFCheck.mistakes(in: try JSONSerialization.jsonObject(with: Data(result.output.utf8)))
        #expect(mistakes == [])
        #expect(result.output.contains("\"uri\": \"Sources/My%20App/Counter.vm\""))
    }

    @Test func sarifNamesFilesThatAreNotWhatTheSpecsSay() throws {
        try folder.write(CounterSpec.text, to: "Sources/My App/Counter.vm")
        let result = run("check", "--format", "sarif")
        let log = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        #expect(SARIFCheck.mistakes(in: log) == [])
        #expect(result.output.contains("\"ruleId\": \"missing-file\""))
        #expect(run("generate", "--quiet").code == 0)
        let clean = run("check", "--format", "sarif")
        #expect(clean.code == 0)
        #expect(SARIFCheck.mistakes(in: try JSONSerialization.jsonObject(with: Data(clean.output.utf8))) == [])
        #expect(clean.output.contains("\"results\": []"))
    }

    @Test func githubTakesALineAMessage() {
        let result = run("generate", "--format", "github")
        #expect(result.code == 1)
        #expect(result.errors == "")
        let lines = result.output.split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines {
            let parts = line.components(separatedBy: "::")
            #expect(parts.count >= 3 && parts[0] == "")
            let words = parts[1].split(separator: " ", maxSplits: 1)
            #expect(["error", "warning", "notice"].contains(words[0]))
            let names = words[1].split(separator: ",").map { $0.split(separator: "=")[0] }
            #expect(Set(names).isSubset(of: ["file", "line", "col", "endLine", "endColumn", "title"]))
        }
        #expect(result.output.hasPrefix("::warning file=Sources/My App/Counter.vm,line=6,col=3,endLine=6,endColumn=7,"))
    }

    @Test func githubEscapesWhatTheRunnerDecodes() {
        var message = Message(.warning, rule: "x", "50 % of\r\nit: a, b", in: nil)
        message.path = "a,b:c%.vm"
        let expected = "::warning file=a%2Cb%3Ac%25.vm,title=vmgen x::50 %25 of%0D%0Ait: a, b\n"
        #expect(GitHubCommand.line(message) == expected)
    }

    @Test func jsonSaysAllOfIt() throws {
        let broken = try object(run("generate", "--format", "json"))
        #expect(broken["version"] as? Int == 1)
        #expect(broken["exitCode"] as? Int == 1)
        let messages = try #require(broken["messages"] as? [[String: Any]])
        #expect(messages.contains { $0["severity"] as? String == "error" && $0["notes"] != nil })
        let load = try #require(messages.first { ($0["message"] as? String)?.contains("löad") == true })
        #expect((load["start"] as? [String: Int]) == ["line": 6, "column": 3])
        #expect((load["end"] as? [String: Int]) == ["line": 6, "column": 7])
        try folder.write(CounterSpec.text, to: "Sources/My App/Counter.vm")
        let done = try object(run("generate", "--format", "json"))
        #expect(done["exitCode"] as? Int == 0)
        let files = try #require(done["files"] as? [[String: String]])
        #expect(files.first == ["path": "Sources/My App/Generated/CounterViewModel.swift", "state": "created"])
    }

    @Test func wrongUsageIsSaidToPeople() {
        let unknown = run("generate", "--format", "jsn")
        #expect(unknown.code == 2)
        #expect(unknown.errors.hasPrefix("vmgen: error: unknown form 'jsn'; did you mean 'json'?\n"))
        #expect(run("check", "--color", "blue").errors.contains("write one of auto, always, never"))
    }

    @Test func coloursAreAskedFor() {
        #expect(!run("generate").errors.contains("\u{1B}"))
        let coloured = run("generate", "--color", "always").errors
        #expect(coloured.contains("\u{1B}[31merror:\u{1B}[0m "))
        let plain = coloured.components(separatedBy: "\u{1B}[").enumerated().map { index, part in
            index == 0 ? part : String(part.drop { $0 != "m" }.dropFirst())
        }
        #expect(plain.joined() == run("generate", "--color", "never").errors)
    }

    @Test(arguments: [
        (nil, "xterm", true), ("", "xterm", true), ("1", "xterm", false), (nil, "dumb", false), (nil, nil, true),
    ])
    func noColorForbidsThem(noColor: String?, term: String?, expected: Bool) {
        let terminal = Terminal(outputIsTerminal: true, errorsAreTerminal: false) { name in
            ["NO_COLOR": noColor, "TERM": term][name] ?? nil
        }
        #expect(terminal.outputHasColours == expected)
        #expect(!terminal.errorsHaveColours)
    }

    @Test func jsonEscapesWhatItHasTo() throws {
        let text = "\"\\/\u{8}\u{C}\n\r\t\u{1}\u{7F}\u{2028}é😀"
        let printed = JSONValue.object([("a", .string(text)), ("b", nil), ("c", .array([])), ("d", .bool(true))]).text
        let read = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any]
        #expect(read?["a"] as? String == text)
        #expect(read?.count == 3)
    }

    private func object(_ run: ToolRun) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }
}
