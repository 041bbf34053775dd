import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Reads the lines of `init:` that are initializers of their own: `convenience init(page: Int): self.init(…)`, and
/// `required init()`, which the superclass asks for.
struct FurtherInitReader: EntryReading {
    let findings: Findings

    private static let modifiers = [
        "required", "convenience", "override", "private", "fileprivate", "internal", "package", "public", "open",
        "nonisolated",
    ]

    /// Whether `line` is an initializer: words, `init` and brackets.
    static func isInit(_ line: EntrySyntax) -> Bool { head(of: withoutBody(line).key ?? line.content) != nil }

    /// `line` with a colon in the place of the braces that it has as in Swift, `init(page: Int) { self.init(…) }`, or as it is.
    private static func withoutBody(_ line: EntrySyntax) -> EntrySyntax {
        guard line.key == nil, line.content.text.hasSuffix("}"), let gap = line.content.text.firstRange(of: " {") else {
            return line
        }
        let start = line.content.text[..<gap.lowerBound].utf8.count
        let braces = line.content.slice(start, line.content.text.utf8.count)
        guard braces.inner.text.hasPrefix("self.init(") else { return line }
        var line = line
        line.key = line.content.slice(0, start)
        line.value = braces.inner
        return line
    }

    /// The initializer of `line`, which stands beside one of `parameters`; nil where it is none, which is reported.
    func read(_ written: EntrySyntax, beside parameters: [InitParameter]) -> FurtherInit? {
        let line = Self.withoutBody(written)
        if written.key == nil, let key = line.key, let value = line.value {
            let message =
                "what an initializer calls stands behind a colon, without braces: `\(key.text): \(value.text)`"
            findings.add(LineShape.other(message, at: written.content.range))
        }
        expectNothingBelow(line)
        let text = line.key ?? line.content
        guard isBalanced(text), let head = Self.head(of: text) else { return nil }
        for word in head.words where !Self.modifiers.contains(word.text) {
            let ending = Suggestion.ending(for: word.text, among: Self.modifiers)
            findings.add(LineShape.other("`\(word.text)` is not a modifier of an initializer\(ending)", at: word.range))
        }
        let reader = SignatureReader(runtime: .rxSwift, section: "init", findings: findings)
        guard let own = reader.parameters(in: head.list, of: "init") else { return nil }
        let isRequired = head.words.contains { $0.text == "required" }
        let further = FurtherInit(
            documentation: documentation(of: line),
            modifiers: head.words.map(\.text),
            signature: head.signature,
            parameters: own,
            arguments: line.value.flatMap(arguments)
        )
        if line.value == nil, !isRequired {
            let message =
                "an initializer beside the view model's own says behind a colon how it calls that one: "
                + "`\(text.text): self.init(…)`"
            findings.add(LineShape.other(message, at: text.range))
            return nil
        }
        if Self.isSame(own, as: parameters) {
            let message =
                isRequired
                ? "`\(further.name)` is the view model's own; that the superclass asks for it is said by `init: required`"
                : "`\(further.name)` is the view model's own; another one takes other parameters"
            findings.add(LineShape.other(message, at: head.signature.range))
            return nil
        }
        return further
    }

    /// What `self.init(…)` is called with.
    private func arguments(_ value: Fragment) -> Fragment? {
        guard value.text.hasPrefix("self.init("), isBalanced(value), let brackets = SwiftText.lastBrackets(of: value),
            brackets.range.lower == value.range.lower + "self.init".utf8.count
        else {
            findings.add(
                LineShape.other(
                    "an initializer beside the view model's own calls that one: `self.init(…)`",
                    at: value.range
                )
            )
            return nil
        }
        return brackets.inner
    }

    /// Whether whoever makes a view model of `parameters` could mean an `init` of `others` as well.
    private static func isSame(_ others: [SwiftMethod.Parameter], as parameters: [InitParameter]) -> Bool {
        let own = parameters.filter { !$0.isAssigned }
        return own.count == others.count
            && zip(own, others).allSatisfy { own, other in
                (own.label ?? own.name.text) == other.label ?? "_" && own.type.text == other.type
            }
    }

    /// The words, the initializer and the list of its parameters that `text` says.
    private static func head(of text: Fragment) -> (words: [Fragment], signature: Fragment, list: Fragment)? {
        var cursor = TextCursor(text)
        var words: [Fragment] = []
        while true {
            let start = cursor.rest
            guard let word = cursor.identifier() else { return nil }
            guard word.text == "init" else {
                words.append(word)
                continue
            }
            _ = cursor.take("?") || cursor.take("!")
            guard let brackets = cursor.bracketed(by: "("), cursor.isAtEnd else { return nil }
            return (words, start, brackets.inner)
        }
    }
}
