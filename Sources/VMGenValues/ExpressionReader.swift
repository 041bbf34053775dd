import VMGenDiagnostics
import VMGenSpec

/// Reads a Swift expression and says what value it has: literals, what operators, members and calls make of known values,
/// and what stands for itself. Whatever it does not know is ``KnownValue/unknown``: nothing is guessed.
///
///     $0.count + 1        ["ab"]:     3
///     .failed("\($0)")    [2]:        .failed("2")
package struct ExpressionReader {
    /// Its tokens.
    package let text: SwiftText.Text
    /// What names stand for; nil for those that mean something of the user's.
    let names: (String) -> KnownValue?
    /// What `$0`, `$1`, … are.
    private let arguments: [KnownValue]
    /// Types as tests name them.
    let qualified: (String) -> String
    /// What the spec's own types make.
    let declared: DeclaredValues
    /// The place of the next token.
    package var index = 0

    /// What cannot be read.
    package struct Unreadable: Error {}

    /// Reads `swift`, where `names` and `arguments` are known and `qualified` names types as tests do.
    package init(
        _ swift: String,
        arguments: [KnownValue] = [],
        names: @escaping (String) -> KnownValue? = { _ in nil },
        qualified: @escaping (String) -> String = { $0 },
        declared: DeclaredValues = .nothing
    ) {
        self.init(
            SwiftText.Text(Fragment(swift, SourceRange(0, swift.utf8.count))),
            arguments: arguments,
            names: names,
            qualified: qualified,
            declared: declared
        )
    }

    /// Reads `text`, as the other one does.
    package init(
        _ text: SwiftText.Text,
        arguments: [KnownValue],
        names: @escaping (String) -> KnownValue?,
        qualified: @escaping (String) -> String,
        declared: DeclaredValues
    ) {
        self.text = text
        self.names = names
        self.arguments = arguments
        self.qualified = qualified
        self.declared = declared
    }

    /// The value of the whole text.
    package var value: KnownValue {
        mutating get {
            index = 0
            guard let value = try? expression(0), index == text.tokens.count else { return .unknown }
            return value
        }
    }

    /// The values of the whole text as the arguments of a call, with their labels; nil where it cannot be read.
    package var passed: [(label: String?, value: KnownValue)]? {
        mutating get {
            index = 0
            guard let list = try? list(), index == text.tokens.count else { return nil }
            return list
        }
    }

    // MARK: Tokens

    /// The next token; nil at the end.
    package var token: SwiftToken? { index < text.tokens.count ? text.tokens[index] : nil }

    /// The text of the token at `place`; empty behind the end.
    func string(_ place: Int) -> String {
        place < text.tokens.count ? text.string(text.tokens[place]) : ""
    }

    /// Takes the next token where it is `word`.
    mutating func take(_ word: String) -> Bool {
        guard string(index) == word else { return false }
        index += 1
        return true
    }

    /// The same; throws where it is another.
    mutating func need(_ word: String) throws(Unreadable) {
        if !take(word) { throw Unreadable() }
    }

    // MARK: Expressions

    /// How tight operators bind.
    private static let strengths = [
        "||": 2, "&&": 3, "==": 4, "!=": 4, "<": 4, "<=": 4, ">": 4, ">=": 4, "??": 5, "...": 6, "..<": 6, "+": 7,
        "-": 7,
        "*": 8, "/": 8, "%": 8,
    ]

    /// Reads an expression whose operators bind at least as tight as `least`.
    package mutating func expression(_ least: Int) throws(Unreadable) -> KnownValue {
        var left = try operation(least)
        guard least <= 1 else { return left }
        // `a ? b : c ? d : e` may be as long as a line: nothing here calls itself for what stands behind a colon.
        var picked: KnownValue?
        var branches: [KnownValue] = []
        while take("?") {
            let first = try expression(1)
            branches.append(first)
            try need(":")
            if picked == nil {
                if case .bool(let holds) = left.content {
                    if holds { picked = first }
                } else {
                    picked = .unknown
                }
            }
            left = try operation(1)
        }
        guard !branches.isEmpty else { return left }
        return LiteralTypes.alike([picked ?? left] + branches + [left])[0]
    }

    /// The same without a condition before it.
    private mutating func operation(_ least: Int) throws(Unreadable) -> KnownValue {
        let start = index
        var left = try operand()
        while let strength = Self.strengths[string(index)], strength >= least, token?.kind == .symbol {
            let sign = string(index)
            index += 1
            if sign == "...", token == nil || token?.kind == .close {
                left = KnownValue.span(from: left, to: nil, isClosed: true)
                continue
            }
            var right = try operation(strength + 1)
            if sign == "??" {
                // Of several the last ones belong together.
                var parts = [right]
                while take("??") { parts.append(try operation(strength + 1)) }
                right = parts.reversed().dropFirst().reduce(parts[parts.count - 1]) { KnownValue.result($1, sign, $0) }
            }
            if sign == "??" || right.content == .none, mayBeMissing(left, from: start) { left = .unknown }
            left = KnownValue.result(left, sign, right)
        }
        return left
    }

    private mutating func operand() throws(Unreadable) -> KnownValue {
        var negations = 0
        while take("!") { negations += 1 }
        if negations > 0 {
            guard case .bool(let value) = try operand().content else { return .unknown }
            return KnownValue(.bool(negations.isMultiple(of: 2) ? value : !value), type: "Bool")
        }
        if take("-") {
            let value = try operand()
            if case .fraction(let number) = value.content { return KnownValue(.fraction(-number), type: value.type) }
            return KnownValue.result(KnownValue(.whole(0)), "-", value)
        }
        for sign in ["...", "..<"] where take(sign) {
            return KnownValue.span(from: nil, to: try expression(7), isClosed: sign == "...")
        }
        let start = index
        var value = try primary()
        var isChained = false
        chain: while let token {
            switch token.kind {
            case .dot:
                index += 1
                value = try member(of: value, isOptional: false)
            case .symbol where string(index) == "?" && string(index + 1) == ".":
                index += 2
                if mayBeMissing(value, from: start) { value = .unknown }
                value = try member(of: value, isOptional: true)
                isChained = true
            case .symbol where string(index) == "!" && token.lower == text.tokens[index - 1].upper:
                index += 1
                if value.content == .none || mayBeMissing(value, from: start) { return .unknown }
                value = value.unwrapped
            case .open where string(index) == "[":
                index += 1
                let places = try list()
                try need("]")
                value = value.element(at: places.first?.value)
            default: break chain
            }
        }
        return isChained ? value.optional : value
    }

    private mutating func member(of value: KnownValue, isOptional: Bool) throws(Unreadable) -> KnownValue {
        guard token?.kind == .name else { throw Unreadable() }
        let name = string(index)
        index += 1
        var passed: [(label: String?, value: KnownValue)]?
        var body: ((KnownValue) -> KnownValue)?
        if take("(") {
            body = try passedClosure()
            if body == nil { passed = try list() }
            try need(")")
        }
        if body == nil { body = try closure() }
        if isOptional, value.content == .none { return value }
        if let body { return value.result(of: name, body) }
        return passed.map { value.result(of: name, $0.map(\.value)) } ?? declared.member(name, of: value)
    }

    /// The same of a closure or a key path between brackets, `where:` before it or not: `(where: \.isNumber)`.
    private mutating func passedClosure() throws(Unreadable) -> ((KnownValue) -> KnownValue)? {
        let start = index
        if string(index) == "where", string(index + 1) == ":" { index += 2 }
        if let body = try closure() { return body }
        guard token?.kind == .backslash, string(index + 1) == "." else {
            index = start
            return nil
        }
        let name = string(index + 2)
        index += 3
        guard token?.kind == .close else { throw Unreadable() }
        return { [declared] in declared.member(name, of: $0) }
    }

    /// What the closure that follows makes of a value; nil where none does.
    private mutating func closure() throws(Unreadable) -> ((KnownValue) -> KnownValue)? {
        guard let token, token.kind == .open, string(index) == "{", let end = token.partner else { return nil }
        let body = String(decoding: text.bytes[token.upper..<text.tokens[end].lower], as: UTF8.self)
        index = end + 1
        return { [names, qualified, declared] value in
            var reader = ExpressionReader(
                body,
                arguments: [value],
                names: names,
                qualified: qualified,
                declared: declared
            )
            return reader.value
        }
    }

    private mutating func primary() throws(Unreadable) -> KnownValue {
        guard let token else { throw Unreadable() }
        let word = string(index)
        index += 1
        switch token.kind {
        case .number:
            let digits = word.filter { $0 != "_" }
            if let whole = SwiftNumber.whole(digits) { return KnownValue(.whole(whole)) }
            if let fraction = Double(digits) { return KnownValue(.fraction(fraction)) }
            throw Unreadable()
        case .stringStart: return try literal(from: token)
        case .dollarName:
            guard let place = Int(word.dropFirst()), arguments.indices.contains(place) else { throw Unreadable() }
            return arguments[place]
        case .name: return try named(word)
        case .dot:
            let name = string(index)
            index += 1
            return try made(".\(name)", isType: false)
        case .open where word == "(":
            let values = try list()
            try need(")")
            if values.count == 1, values[0].label == nil { return values[0].value }
            return KnownValue.made("", values)
        case .open where word == "[":
            if take(":") {
                try need("]")
                return KnownValue(.spelt, swift: "[:]")
            }
            let values = LiteralTypes.alike(try list().map(\.value))
            try need("]")
            return values.contains { $0.content == .unknown } ? .unknown : KnownValue(.list(values))
        default: throw Unreadable()
        }
    }

    /// What follows an opening bracket, up to the closing one: values with commas between them.
    mutating func list() throws(Unreadable) -> [(label: String?, value: KnownValue)] {
        var values: [(label: String?, value: KnownValue)] = []
        while let token, token.kind != .close {
            let isLabel = token.kind == .name && string(index + 1) == ":"
            let label = isLabel ? string(index) : nil
            if isLabel { index += 2 }
            values.append((label, try expression(0)))
            if !take(",") { break }
        }
        return values
    }
}
