import VMGenDiagnostics

/// A value that a generated test knows, as the Swift expression that gives it.
struct KnownValue: Equatable {
    /// The expression, for a place of known type: `.newest`, `[]`, `0 + 1`.
    var swift: String
    /// The type as a test names it; nil where nobody can tell.
    var type: String?
    /// Whether it stands for itself, so that another spelling is another value.
    var isLiteral = true

    /// Whether writing the expression again may give another value, as that of a new object with an identifier of its own.
    var isNew = false

    /// A value without content.
    static let nothing = KnownValue(swift: "()", type: "Void")

    /// The expression for any place in another one: `(0 + 1)`, `Filter.newest`, `([] as [Item])`.
    var operand: String {
        guard let first = swift.first else { return swift }
        if let type, type.hasSuffix("?") { return "(\(swift) as \(type))" }
        if first == ".", let type, SwiftText.isIdentifier(type) { return type + swift }
        if let type, Self.fractions.contains(type), swift.allSatisfy({ $0.isNumber || $0 == "-" }) {
            return first == "-" ? "(\(swift).0)" : "\(swift).0"
        }
        let isPlain = swift.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "\"" }
        if isPlain, first != ".", swift != "nil" { return swift }
        if first.isUppercase, isOneCall { return swift }
        if first == "\"", isLiteral { return swift }
        let needsType = first == "[" || first == "." || swift == "nil"
        guard needsType, let type else { return "(\(swift))" }
        return "(\(swift) as \(type))"
    }

    /// The types of which a whole number in another expression would be taken for an `Int`: `"\(0)"`.
    private static let fractions: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval"]

    /// The same as a value of `type`, where that is known.
    func retyped(_ type: String?) -> KnownValue {
        var value = self
        value.type = type ?? self.type
        return value
    }

    /// Whether it is one call, or a member of a type: `Room(id: 1)`.
    private var isOneCall: Bool {
        let fragment = Fragment(swift, SourceRange(0, swift.utf8.count))
        guard let brackets = SwiftText.lastBrackets(of: fragment) else { return false }
        let head = swift.utf8.prefix(brackets.range.lower)
        return head.allSatisfy { byte in
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || (byte | 32 >= 97 && byte | 32 <= 122)
                || (byte >= 48 && byte <= 57)
        }
    }

    /// Whether `swift` makes something of a type whose values may differ however they are made: `Project(title: $0)`. What
    /// `others` name is certain not to.
    static func isNew(_ swift: String, others: Set<String>) -> Bool {
        if [".init(", "Date()", "UUID()"].contains(where: swift.holds) { return true }
        var word = ""
        for character in swift {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                if character == "(", word.first?.isUppercase == true, !plain.contains(word), !others.contains(word) {
                    return true
                }
                word = ""
            }
        }
        return false
    }

    /// The types of Swift and Foundation whose values are equal where they are made of the same.
    private static let plain: Set<String> = [
        "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Decimal", "Dictionary",
        "Double", "Float", "IndexPath", "Int", "Int16", "Int32", "Int64", "Int8", "Locale", "NSError", "NSRange",
        "Optional",
        "Set", "String", "Substring", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLError",
    ]
}
