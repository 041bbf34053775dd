import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenPlan
@testable import VMGenSpec
@testable import VMGenTesting

/// Every keyword of Swift as the name of everything that a spec declares: the output has it in backticks where a
/// declaration needs them, or the spec is told that it cannot stand there.
@Suite("Keywords as names")
struct KeywordSweepTests {
    /// Specs that declare `NAME`, by what it is.
    private static let specs = [
        "an input": "inputs:\n  NAME: Int\noutputs:\n  out: Int = 1\nflows:\n  - NAME -> out",
        "an input's value":
            "inputs:\n  let NAME: Int\n  tap: Void\noutputs:\n  out: Int = 1\nflows:\n  - tap -> with NAME -> out",
        "an output":
            "inputs:\n  tap: Int\noutputs:\n  NAME: Int = 1\n  sum: Int = 0\nflows:\n  - tap -> set NAME = $0\n"
            + "  - NAME -> with tap -> map { $0 + $1 } -> sum",
        "an event":
            "inputs:\n  tap: Int\noutputs:\n  NAME: Int\nlogic:\n  - go(_ x: Int, state: State)\nflows:\n  - tap -> call go",
        "a state":
            "inputs:\n  tap: Int\noutputs:\n  out: Int = 1\nstate:\n  NAME: Int = 1\nflows:\n  - tap -> NAME\n  - NAME -> out",
        "a parameter": "init:\n  var NAME: Int = 3\ninputs:\n  tap: Void\noutputs:\n  out: Int = 1\nflows:\n"
            + "  - tap -> with NAME -> set out = $0\n  - tap -> set NAME = 2",
        "a variable": "variables:\n  var NAME: Int = 3\ninputs:\n  tap: Void\nflows:\n  - tap -> set NAME = 2",
        "a case":
            "inputs:\n  - NAME(value: Int)\n  - other\noutputs:\n  out: Int = 1\nflows:\n  - NAME -> set out = value\n"
            + "  - other -> set out = 0",
        "a label": "inputs:\n  tap: Int\noutputs:\n  - done(NAME: Int)\nflows:\n  - tap -> .done(NAME: $0)",
        "an error":
            "errors: E\n  - NAME: url, transport, status, decoding, other\ninputs:\n  tap: Void\noutputs:\n  out: Int = 1\n"
            + "requests:\n  load: GET https://a.b\n    decode: Int\nflows:\n  - tap -> latest load -> out\n  - errors -> ignore",
        "a method":
            "inputs:\n  tap: Int\noutputs:\n  out: Int = 1\nlogic:\n  - NAME(NAME: Int) async -> Int\nflows:\n  - tap -> latest NAME -> out",
        "a request":
            "inputs:\n  tap: Int\noutputs:\n  out: Int = 1\nrequests:\n  NAME: GET https://a.b\n    decode: Int\nflows:\n"
            + "  - tap -> latest NAME -> out\n  - errors -> ignore",
        "a service":
            "init:\n  s: S\nservices:\n  S:\n    - NAME(x: Int) async -> Int\n    - var number: Int\ninputs:\n  tap: Int\n"
            + "outputs:\n  out: Int = 1\nflows:\n  - tap -> latest s.NAME(x: $0) -> out",
        "a stream":
            "inputs:\n  tap: Int\noutputs:\n  a: Int\n  b: Int\nflows:\n  - tap -> as NAME\n  - NAME -> a\n  - NAME -> b",
    ]

    @Test(
        "No declaration of the output has a keyword for a name",
        arguments: specs.keys.sorted(),
        ["rxswift", "combine"]
    )
    func sweep(what: String, runtime: String) throws {
        let body = try #require(Self.specs[what])
        for word in SwiftKeywords.reserved.union(SwiftKeywords.reservedMembers).sorted() {
            let text = "view-model: AViewModel\nruntime: \(runtime)\n" + body.replacing("NAME", with: word) + "\n"
            let source = SourceText(path: "A.vm", text: text)
            let target = TargetInput(moduleName: nil, specs: [SpecInput(name: "A", source: source)], wantsTests: false)
            let result = EmbeddedTemplates.generate(target)
            let isRefused = result.diagnostics.contains(where: \.isError)
            #expect(isRefused || !result.files.isEmpty, "\(what) \(word)")
            for file in result.files { #expect(Self.bareNames(in: file.contents) == [], "\(what) \(word)") }
        }
    }

    /// The keywords that a declaration of `swift` is called by, without backticks.
    private static func bareNames(in swift: String) -> [String] {
        let text = SwiftText.Text(Fragment(swift, SourceRange(0, swift.utf8.count)), options: .comments)
        let words = text.tokens.filter { $0.kind == .name }
        let declaring: Set<String> = ["let", "var", "func", "case", "protocol", "typealias"]
        let pattern: Set<String> = ["let", "var", "is", "self", "nil", "true", "false"]
        return zip(words, words.dropFirst()).compactMap { first, second in
            guard declaring.contains(text.string(first)), second.lower == first.upper + 1,
                text.bytes[first.upper] == UInt8(ascii: " ")
            else { return nil }
            let word = text.string(second)
            return SwiftKeywords.reserved.contains(word) && !pattern.contains(word) ? word : nil
        }
    }
}
