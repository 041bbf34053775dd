/// A value of JSON, printed with its members in the order in which they were given.
enum JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Text.
    case string(String)
    /// A whole number.
    case number(Int)
    /// True or false.
    case bool(Bool)
    /// Values in order.
    case array([JSONValue])
    /// Named values in order; those without a value are left out.
    case object([(String, JSONValue?)])

    /// The text `value`.
    init(stringLiteral value: String) { self = .string(value) }

    /// The number `value`.
    init(integerLiteral value: Int) { self = .number(value) }

    /// Its text on several lines, indented by two spaces a level.
    var text: String { text(indentedBy: "") + "\n" }

    private func text(indentedBy margin: String) -> String {
        switch self {
        case .string(let text): return Self.quoted(text)
        case .number(let number): return String(number)
        case .bool(let flag): return flag ? "true" : "false"
        case .array(let values):
            return Self.block("[", values.map { $0.text(indentedBy: margin + "  ") }, "]", margin)
        case .object(let members):
            let lines = members.compactMap { name, value in
                value.map { "\(Self.quoted(name)): \($0.text(indentedBy: margin + "  "))" }
            }
            return Self.block("{", lines, "}", margin)
        }
    }

    private static func block(_ opening: String, _ lines: [String], _ closing: String, _ margin: String) -> String {
        guard !lines.isEmpty else { return opening + closing }
        let body = lines.map { "\n\(margin)  \($0)" }.joined(separator: ",")
        return "\(opening)\(body)\n\(margin)\(closing)"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
