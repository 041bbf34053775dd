import VMGenDiagnostics

/// A value that a generated test knows, as the Swift expression that gives it.
struct KnownValue: Equatable {
    /// The expression, for a place of known type: `.newest`, `[]`, `0 + 1`.
    var swift: String
    /// The type as a test names it; nil where nobody can tell.
    var type: String?
    /// Whether it stands for itself, so that another spelling is another value.
    var isLiteral = true

    /// A value without content.
    static let nothing = KnownValue(swift: "()", type: "Void")

    /// The expression for any place in another one: `(0 + 1)`, `Filter.newest`, `([] as [Item])`.
    var operand: String {
        guard let first = swift.first else { return swift }
        if first == ".", let type, SwiftText.isIdentifier(type) { return type + swift }
        let isPlain = swift.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "\"" }
        if isPlain, first != ".", swift != "nil" { return swift }
        if first.isUppercase, isOneCall { return swift }
        if first == "\"", isLiteral { return swift }
        let needsType = first == "[" || first == "." || swift == "nil"
        guard needsType, let type else { return "(\(swift))" }
        return "(\(swift) as \(type))"
    }

    /// Whether it is one call, or a member of a type: `Room(id: 1)`.
    private var isOneCall: Bool {
        let fragment = Fragment(swift, SourceRange(0, swift.utf8.count))
        guard let brackets = SwiftText.lastBrackets(of: fragment) else { return false }
        let head = swift.utf8.prefix(brackets.range.lower - 1)
        return head.allSatisfy { byte in
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || (byte | 32 >= 97 && byte | 32 <= 122)
                || (byte >= 48 && byte <= 57)
        }
    }
}
