import VMGenDiagnostics

/// A type as written, as far as it can be judged without the compiler.
///
/// A name may be a typealias of anything, so only what is spelt out, and the names of Swift's and Foundation's own types,
/// are certain.
package struct TypeText {
    /// The type without spaces that do not matter.
    package let text: String
    /// Names of types that the spec itself declares, and so cannot be typealiases.
    package let declared: Set<String>

    /// Takes a type as written. `declared` are the names of types that the spec declares.
    package init(_ type: String, declared: Set<String> = []) {
        self.declared = declared
        var text = type
        while text.last == " " { text.removeLast() }
        while text.first == " " { text.removeFirst() }
        // What stands in brackets for the question mark behind it: `(any Error)?`.
        if text.hasPrefix("(any "), text.hasSuffix(")"), !text.dropFirst().contains("("), !text.contains(",") {
            text = String(text.dropFirst().dropLast())
        }
        self.text = text == "()" ? "Void" : text
    }

    /// What `Double` is called, by itself and by the frameworks of apps. Swift turns each into a `CGFloat`.
    package static let doubles: Set<String> = [
        "CFAbsoluteTime", "CFTimeInterval", "CLLocationDegrees", "CLLocationDistance", "CLLocationDirection",
        "CLLocationSpeed", "Double", "TimeInterval",
    ]

    /// Whether it is spelt as one of the streams of a runtime, which is no value of a type that is spelt otherwise.
    private var isStream: Bool {
        let names = ["AnyPublisher", "Observable", "Infallible", "Single", "Maybe", "Driver", "Signal"]
        return text.hasSuffix(">") && names.contains { text.hasPrefix($0 + "<") }
    }

    private static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat",
    ]

    private static let known: Set<String> = numbers.union([
        "Decimal", "Bool", "String", "Character", "Data", "Date", "URL", "UUID", "Void",
    ])

    /// Whether `name` is one of Swift's types of numbers, each of which makes a value of any other.
    package static func isNumber(_ name: String) -> Bool { numbers.contains(name) }

    /// Whether `name` is one of Swift's or Foundation's plain types.
    package static func isPlain(_ name: String) -> Bool { known.contains(name) }

    /// Whether it is certain what its name stands for: one of Swift's or Foundation's plain types, any error, or a type
    /// that the spec declares.
    package var isKnown: Bool {
        TypeText.known.contains(text) || Self.isAnyError(text) || declared.contains(text)
    }
    /// Whether it is an optional, spelt with a question mark.
    package var optionalOf: TypeText? {
        guard TypeText.isOptional(text) else { return nil }
        return TypeText(TypeText.wrapped(text) ?? String(text.dropLast()), declared: declared)
    }

    /// What `type` wraps, `Optional<Int>`, where it is spelt so.
    private static func wrapped(_ type: String) -> String? {
        guard type.hasSuffix(">"), type.hasPrefix("Optional<") else { return nil }
        let inner = String(type.dropFirst("Optional<".count).dropLast())
        let closing = inner.reduce(into: (depth: 0, isEven: true)) { count, character in
            count.depth += character == "<" ? 1 : character == ">" ? -1 : 0
            if count.depth < 0 { count.isEven = false }
        }
        return closing.isEven ? inner : nil
    }

    /// Whether a value of this type is one of `other` by what Swift makes of it alone, which a stream does not: an existential, a
    /// `Double` of a `CGFloat`, and a collection of optionals or of existentials.
    package func isWidened(to other: TypeText) -> Bool {
        let (own, wide) = (plain, other.plain)
        guard own != wide, own + "?" != wide else { return false }
        let element = other.optionalOf ?? other
        if own == "@Sendable" + wide || Set([own, element.plain]) == ["CGFloat", "Double"] { return true }
        let isError =
            ["Error", "anyError"].contains(element.plain)
            && !["Error", "anyError", "anyError?", "Error?"].contains(own)
        if isError || ["Any", "AnyHashable", "AnyObject"].contains(element.text) || element.text.hasPrefix("any ") {
            return element.plain != own
        }
        if element.isSpelt, wide.contains("?]") || wide.contains("Any") || wide.contains("[any") { return true }
        return (optionalOf ?? self).mayBeSubtype(of: element)
    }

    /// Whether what is merged may be of `other` with values of this type among it: it is the same, or Swift makes one of the other. Of
    /// two names of the app's nobody can tell that, but for a protocol's.
    package func isMerged(into other: TypeText) -> Bool {
        guard plain != other.plain else { return true }
        let (own, element) = (optionalOf ?? self, other.optionalOf ?? other)
        if certainlyDiffers(from: other) { return false }
        if element.text.hasPrefix("any ") || own.named == element.named || element.text == "Any" { return true }
        return !own.text.hasPrefix("any ") && !own.mayBeSubtype(of: element)
    }

    /// Whether `member`, short for one of this type, has to be spelt with it where a value of `type` stands: `none` of an optional, and
    /// whatever a superclass or a protocol does not have.
    package func needsName(for member: String, as type: String) -> Bool {
        member == ".none" && type == text + "?" || member.hasPrefix(".") && isWidened(to: TypeText(type))
    }

    /// Whether it may be a class that inherits from `other`, or conform to it, as far as their names tell, or a collection of such.
    private func mayBeSubtype(of other: TypeText) -> Bool {
        if let own = arrayOf, let wide = other.arrayOf { return own.mayBeSubtype(of: wide) }
        if let own = dictionaryOf, let wide = other.dictionaryOf { return own.value.mayBeSubtype(of: wide.value) }
        let (own, wide) = (named, other.named)
        guard isAppType, other.isAppType, own != wide else { return false }
        return !own.hasSuffix("." + wide) && !wide.hasSuffix("." + own)
    }

    /// Its name, of a protocol without `any`.
    private var named: Substring { text.hasPrefix("any ") ? text.dropFirst(4) : text[...] }

    /// Whether it is named, and by no name of Swift's and Foundation's own types.
    private var isAppType: Bool {
        return !TypeText.known.contains(text) && !["TimeInterval", "AnyObject", "Any"].contains(text)
            && named.split(separator: ".").allSatisfy { SwiftText.isIdentifier(String($0)) }
    }

    /// The optional of `type`, in brackets where Swift wants them: `(any Room)?`.
    package static func optional(_ type: String) -> String {
        let isCompound = type.hasPrefix("any ") || type.hasPrefix("some ") || type.contains("&") || type.contains("->")
        return isCompound ? "(\(type))?" : "\(type)?"
    }

    /// Whether `type` is an optional, spelt with a question mark at its end: a closure that returns one is none.
    package static func isOptional(_ type: String) -> Bool {
        guard type.hasSuffix("?") else { return wrapped(type) != nil }
        return SwiftText.cut(Fragment(type, SourceRange(0, type.utf8.count)), at: "->") == nil
    }

    /// The element of an array, spelt in brackets.
    package var arrayOf: TypeText? {
        let fragment = fragment
        guard text.hasPrefix("["), text.hasSuffix("]"), SwiftText.cut(fragment.inner, at: ":") == nil else {
            return nil
        }
        return TypeText(fragment.inner.text, declared: declared)
    }

    /// Key and value of a dictionary, spelt in brackets.
    package var dictionaryOf: (key: TypeText, value: TypeText)? {
        guard text.hasPrefix("["), text.hasSuffix("]"), let (key, value) = SwiftText.cut(fragment.inner, at: ":") else {
            return nil
        }
        return (TypeText(key.text, declared: declared), TypeText(value.text, declared: declared))
    }

    /// The parts of a tuple, each with its label where it has one; nil for any other type.
    package var tupleParts: [(label: String?, type: TypeText)]? {
        guard let arity, arity > 1 else { return nil }
        return SwiftText.split(fragment.inner, on: ",", typeBrackets: true).map { part in
            guard let (label, type) = SwiftText.cut(part, at: ":") else {
                return (nil, TypeText(part.text, declared: declared))
            }
            return (SwiftText.unescaped(label.text), TypeText(type.text, declared: declared))
        }
    }

    /// How many values it is in a closure; nil where nobody can tell.
    package var arity: Int? {
        if text == "Void" { return 0 }
        if isKnown || optionalOf != nil || text.hasPrefix("[") { return 1 }
        guard text.hasPrefix("("), text.hasSuffix(")"), SwiftText.cut(fragment, at: "->") == nil else { return nil }
        return SwiftText.split(fragment.inner, on: ",", typeBrackets: true).count
    }

    /// Whether a value of this type can certainly not stand where `other` is wanted.
    ///
    /// An optional takes the plain value, and Swift makes a `CGFloat` of a `Double` and the other way round. `Movie` and `[Movie]` differ for certain, `Movie` and `Film` may be one type.
    package func certainlyDiffers(from other: TypeText) -> Bool {
        let left = Self.isAnyError(text) ? "anyError" : plain
        let right = Self.isAnyError(other.text) ? "anyError" : other.plain
        if left == right || Set([left, right]) == ["CGFloat", "Double"] { return false }
        if isStream, other.isKnown || other.isSpelt, other.optionalOf == nil { return true }
        if let wrapped = other.optionalOf {
            if let own = optionalOf { return own.certainlyDiffers(from: wrapped) }
            return certainlyDiffers(from: wrapped)
        }
        if let own = optionalOf { return other.isKnown || other.isSpelt || own.plain == right }
        if let own = arrayOf {
            if let element = other.arrayOf { return own.certainlyDiffers(from: element) }
            return other.isKnown || other.isSpelt || own.plain == right
        }
        if let own = dictionaryOf {
            guard let pair = other.dictionaryOf else { return other.isKnown || other.isSpelt }
            return own.key.certainlyDiffers(from: pair.key) || own.value.certainlyDiffers(from: pair.value)
        }
        if left == "anyError" { return text != other.text && !other.text.hasPrefix("any ") && other.text != "Any" }
        // Only a `map` turns an error type into `any Error`, but the types do not say which ones are errors.
        if right == "anyError", !TypeText.known.contains(text) { return false }
        if let parts = tupleParts {
            guard let others = other.tupleParts else { return other.isKnown || other.isSpelt }
            return parts.count != others.count
                || zip(parts, others).contains { one, two in
                    one.label != two.label && one.label != nil && two.label != nil
                        || one.type.certainlyDiffers(from: two.type)
                }
        }
        if isKnown || isResult { return other.isKnown || other.isSpelt || other.tupleParts != nil }
        if let element = other.arrayOf { return element.plain == left }
        return false
    }

    /// Whether it is a `Result` of something.
    private var isResult: Bool {
        let name = String(text.prefix { $0 != "<" })
        return name != text && ["Result", "AsyncStream", "AsyncThrowingStream"].contains(name)
            && !declared.contains(name)
    }
    /// Whether it is spelt as an array or dictionary.
    private var isSpelt: Bool { text.hasPrefix("[") }
    private var plain: String { text.filter { $0 != " " } }
    private var fragment: Fragment { Fragment(text, SourceRange(0, text.utf8.count)) }
}
