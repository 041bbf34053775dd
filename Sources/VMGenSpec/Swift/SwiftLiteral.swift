import VMGenDiagnostics

/// Text as a Swift string literal, with its quotes: the only way in which words of a spec, a file's name or a flag come to
/// stand between quotes.
///
/// It is written scalar by scalar, as the compiler reads it: a quote is a quote also behind a letter that it would merge with
/// on the screen.
package struct SwiftLiteral: Hashable, Sendable {
    /// The literal as Swift: `"a\"b"`.
    package let swift: String

    /// A literal of one line that stands for `text`. What is no character, and what no literal can hold, becomes U+FFFD.
    package init(_ text: String) {
        swift = "\"\(Self.content(of: text))\""
    }

    /// A literal of one line that stands for `text`, whose holes are filled in by their Swift.
    package init(_ text: InterpolatedText) {
        swift =
            "\""
            + text.pieces.map { piece in
                switch piece {
                case .text(let text): Self.content(of: text)
                case .hole(let swift): "\\(\(swift))"
                }
            }
            .joined() + "\""
    }

    /// A literal with one hole, which `swift` fills in.
    package init(hole swift: String) {
        self.swift = "\"\\(\(swift))\""
    }

    /// A literal that stands for `text`, which may have several lines, with as little in it that is not in `text` as can be:
    /// raw where it has quotes or backslashes, over several lines where it has those.
    ///
    ///     {"id": 1}    #"{"id": 1}"#
    package init(verbatim text: String) {
        let isPlain = !text.unicodeScalars.contains { $0 != "\n" && $0 != "\t" && Self.isEscaped($0) }
        let isRaw = text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" }
        guard isPlain, isRaw || text.utf8.contains(UInt8(ascii: "\n")) else {
            self = SwiftLiteral(text)
            return
        }
        let hashes = String(repeating: "#", count: Self.longestRun(of: UInt8(ascii: "#"), in: text) + 1)
        let isLong = text.utf8.contains(UInt8(ascii: "\n"))
        self.swift = isLong ? "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)" : "\(hashes)\"\(text)\"\(hashes)"
    }

    /// What stands between the quotes for `text`.
    private static func content(of text: String) -> String {
        if !text.utf8.contains(where: { $0 >= 0x80 || $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }) {
            return text
        }
        var content = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": content.append(contentsOf: "\\\"".unicodeScalars)
            case "\\": content.append(contentsOf: "\\\\".unicodeScalars)
            case "\n": content.append(contentsOf: "\\n".unicodeScalars)
            case "\t": content.append(contentsOf: "\\t".unicodeScalars)
            case "\r": content.append(contentsOf: "\\r".unicodeScalars)
            case _ where HiddenScalar.isNoCharacter(scalar): content.append("\u{FFFD}")
            case _ where isEscaped(scalar):
                content.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            default: content.append(scalar)
            }
        }
        return String(content)
    }

    /// Whether `scalar` cannot stand in a literal as it is, or would deceive those who read it.
    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || scalar.value == 0x7F || HiddenScalar.deed(of: scalar) != nil
    }

    /// The length of the longest run of `byte` in `text`.
    private static func longestRun(of byte: UInt8, in text: String) -> Int {
        var longest = 0
        var run = 0
        for other in text.utf8 {
            run = other == byte ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
