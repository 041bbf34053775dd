import VMGenSpec

/// A Swift expression of a request as text: in its query, or as the value of a header.
package struct RequestText {
    /// Whether it is made by the support file, because nobody can tell whether its value may be nil.
    package let isPresent: Bool
    /// What has to be there for the text to be there, as Swift; nil where the expression always has a value.
    let optional: String?
    /// The expression, which names what `optional` holds `$0`.
    package let expression: String
    /// Its type; nil where nobody can tell.
    package let type: String?

    /// Takes `expression`, in which a name is of the type that `types` says.
    package init(_ expression: String, types: (String) -> String?) {
        var isPresent = false
        if let name = RequestText.onlyHole(of: expression), let type = types(name), TypeText.isOptional(type) {
            optional = name
            self.expression = expression.replacingFirst("\\(\(name))", with: "\\($0)")
            self.type = "String"
        } else if let type = types(expression) {
            let isOptional = TypeText.isOptional(type)
            optional = isOptional ? expression : nil
            self.expression = isOptional ? "$0" : expression
            self.type = isOptional ? type.dropping(suffix: "?") : type
        } else if RequestText.branches(of: expression) == nil, RequestText.isChain(expression) {
            optional = "(\(expression))"
            self.expression = "$0"
            type = nil
        } else if RequestText.hasValue(expression, types: types) {
            optional = nil
            self.expression = expression
            type = expression.hasPrefix("\"") ? "String" : nil
        } else {
            isPresent = true
            optional = "String(present: \(expression))"
            self.expression = "$0"
            type = "String"
        }
        self.isPresent = isPresent
    }

    /// Whether it has to be escaped where it stands in a URL, when its value is known.
    package var isEscaped: Bool { RequestText.plainLiteral(expression) == nil && !RequestText.isSafe(type) }

    /// The text percent-encoded, as a Swift literal.
    package var escaped: String {
        if let plain = RequestText.plainLiteral(expression) {
            return SwiftLiteral(RequestText.percentEncoded(plain)).swift
        }
        return SwiftLiteral(hole: isEscaped ? RequestText.escaping(expression) : expression).swift
    }

    /// What is in a hole that the support file escapes.
    package static func escaping(_ swift: String) -> String { "escaping: \(swift)" }

    /// The text as a Swift expression of type `String`, or `String?` where it may be missing.
    package var value: String {
        let text = type == "String" ? expression : SwiftLiteral(hole: expression).swift
        guard let optional else { return text }
        return text == "$0" ? optional : "\(optional).map { \(text) }"
    }

    /// Whether what a value of `type` prints as may stand in a URL as it is.
    package static func isSafe(_ type: String?) -> Bool {
        guard let type else { return false }
        return [
            "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool", "UUID",
        ]
        .contains(type)
    }

    /// `text` as it stands in a URL: all but ASCII letters, digits and `-._~` percent-encoded.
    package static func percentEncoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.reduce(into: "") { result, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += "%"
                result.append(digits[Int(byte >> 4)])
                result.append(digits[Int(byte & 15)])
            }
        }
    }

    /// What a literal without holes and escapes says; nil for any other expression.
    private static func plainLiteral(_ expression: String) -> String? {
        if expression == "true" || expression == "false" { return expression }
        if expression.allSatisfy({ $0.isASCII && $0.isNumber }) { return expression }
        guard expression.utf8.count >= 2, expression.hasPrefix("\""), expression.hasSuffix("\"") else { return nil }
        let inner = expression.dropFirst().dropLast()
        return inner.contains("\\") || inner.contains("\"") ? nil : String(inner)
    }

    /// The name in the one hole of a string literal; nil where it has none, several, or one with more in it.
    private static func onlyHole(of expression: String) -> String? {
        guard expression.hasPrefix("\""), let hole = Substring(expression).firstRange(of: "\\(") else { return nil }
        let rest = expression[hole.upperBound...]
        guard rest.firstRange(of: "\\(") == nil, let end = rest.firstIndex(of: ")") else { return nil }
        let name = String(rest[..<end])
        return SwiftText.isIdentifier(name) ? name : nil
    }

    /// Whether `expression` certainly has a value: a literal, what makes a value of another one for sure, what ends in a member
    /// that is never optional, or has a literal after `??`.
    private static func hasValue(_ expression: String, types: (String) -> String?) -> Bool {
        let fragment = Fragment(expression, .init(0, expression.utf8.count))
        if let (one, other) = branches(of: expression) {
            return hasValue(one.text, types: types) && hasValue(other.text, types: types)
        }
        if let literal = expression.first, "\"#-".contains(literal) || literal.isNumber { return true }
        // What a list or dictionary has at an index is none of them.
        var cursor = TextCursor(fragment)
        if cursor.bracketed(by: "[") != nil, cursor.isAtEnd { return true }
        if ["true", "false"].contains(expression) { return true }
        if let end = expression.end(ofLast: "?? ") {
            let other = expression[end...]
            return other.first.map { "\"-.[".contains($0) || $0.isNumber } ?? false
        }
        if SwiftText.lastBrackets(of: fragment)?.range.upper == fragment.range.upper,
            let bracket = expression.firstIndex(of: "("), expression.first?.isUppercase == true
        {
            let given = expression[bracket...].dropFirst().dropLast()
            return isConversion(String(expression[..<bracket]), of: given, types: types)
        }
        let plain = expression.hasSuffix("()") ? String(expression.dropLast(2)) : expression
        guard let last = plain.split(separator: ".").last else { return false }
        // And not the end of a closure or of what a call takes.
        return neverNil.contains(String(last)) || last.hasPrefix("joined(") && last.isOneCall
    }

    /// What `expression` is where its condition holds, and what it is otherwise, where it has one: `isAll ? nil : page`.
    private static func branches(of expression: String) -> (Fragment, Fragment)? {
        guard expression.contains(" ? "),
            let (_, rest) = SwiftText.cut(Fragment(expression, .init(0, expression.utf8.count)), at: " ? ")
        else { return nil }
        return SwiftText.cut(rest, at: " : ")
    }

    /// Whether the type called `name` makes a value of what it is `given` whatever that is: `String(page)`, `Int(rating)` of a
    /// `Double`, `Date()`. Of a text a number may be missing, and of a type of the app nobody knows.
    private static func isConversion(_ name: String, of given: Substring, types: (String) -> String?) -> Bool {
        if given.isEmpty { return true }
        let label = given.firstIndex(of: ":").map { given[..<$0] }.flatMap {
            SwiftText.isIdentifier(String($0)) ? $0 : nil
        }
        if name == "String" {
            return label.map { ["describing", "reflecting", "format", "repeating"].contains($0) } ?? true
        }
        return TypeText.isNumber(name)
            && (given.allSatisfy(\.isNumber) || types(String(given)).map(TypeText.isNumber) ?? false)
    }

    /// Members that give a value wherever they are.
    private static let neverNil: Set<String> = [
        "rawValue", "uuidString", "absoluteString", "count", "isEmpty", "lowercased",
        "uppercased", "joined", "base64EncodedString",
    ]

    /// Whether `expression` is an optional chain without a default: `filter?.rawValue`.
    private static func isChain(_ expression: String) -> Bool {
        var depth = 0
        var isString = false
        var isChain = false
        var last: Character = " "
        for character in expression {
            switch character {
            case "\"": isString.toggle()
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "." where last == "?" && depth == 0 && !isString: isChain = true
            case "?" where last == "?" && depth == 0 && !isString: return false
            default: break
            }
            last = character
        }
        return isChain
    }
}

extension Substring {
    /// Whether it ends with the bracket of the first call in it.
    fileprivate var isOneCall: Bool { hasSuffix(")") && filter { $0 == "(" }.count == filter { $0 == ")" }.count }
}

extension String {
    /// Where what follows the last `separator` begins; nil without one.
    fileprivate func end(ofLast separator: String) -> String.Index? {
        var rest = Substring(self)
        var end: String.Index?
        while let found = rest.firstRange(of: separator) {
            end = found.upperBound
            rest = rest[found.upperBound...]
        }
        return end
    }

    /// The text with `new` in place of the first `old`.
    fileprivate func replacingFirst(_ old: String, with new: String) -> String {
        guard let range = Substring(self).firstRange(of: old) else { return self }
        return self[..<range.lowerBound] + new + self[range.upperBound...]
    }
}
