/// Why a rule is there, with a spec that breaks it and one that does not: a file below `VMGenCheck/Explanations/`.
public struct Explanation: Sendable {
    /// What the rule finds, in a few words.
    public var title: String
    /// Why that is a mistake, and what to do, in two to four sentences.
    public var reason: String
    /// A spec that breaks the rule. Where it does not start with `view-model`, that and `runtime: rxswift` stand before it.
    public var wrong: String
    /// The same spec, mended.
    public var right: String
    /// Another spec of the same target, for a rule that no spec breaks alone.
    public var beside: String?

    /// Reads the Markdown of an explanation: the title, the reason in one paragraph, then below `## Wrong`, `## Right` and
    /// `## Beside it` a spec each. The picture of a control character (`␉`) stands for the character.
    package init(markdown: String) {
        title = ""
        reason = ""
        wrong = ""
        right = ""
        var heading = ""
        var spec: [Substring]?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if let lines = spec {
                guard line == "```" else {
                    spec = lines + [line]
                    continue
                }
                spec = nil
                let text = Self.withControls(lines.joined(separator: "\n"))
                switch heading {
                case "Wrong": wrong = text
                case "Right": right = text
                default: beside = text
                }
            } else if line.hasPrefix("```") {
                spec = []
            } else if line.hasPrefix("## ") {
                heading = String(line.dropFirst(3))
            } else if line.hasPrefix("# ") {
                title = String(line.dropFirst(2))
            } else if !line.isEmpty {
                reason += (reason.isEmpty ? "" : " ") + line
            }
        }
    }

    /// `text` with control characters in the place of their pictures.
    private static func withControls(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            (0x2400..<0x2420).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value - 0x2400)) : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
