import VMGenSpec

extension KnownValue {
    /// What an operator makes of two values.
    package static func result(_ left: KnownValue, _ sign: String, _ right: KnownValue) -> KnownValue {
        let truth: Bool?
        switch (left.content, sign, right.content) {
        case (.none, "??", _): return LiteralTypes.of(right, beside: left)
        case (.unknown, "??", _): return .unknown
        case (_, "??", _): return left.mayBeNil ? .unknown : left.unwrapped
        case (.bool(false), "&&", _), (_, "&&", .bool(false)): truth = false
        case (.bool(true), "||", _), (_, "||", .bool(true)): truth = true
        case (.bool(let one), "&&", .bool(let other)): truth = one && other
        case (.bool(let one), "||", .bool(let other)): truth = one || other
        case (_, "...", _), (_, "..<", _): return span(from: left, to: right, isClosed: sign == "...")
        case (_, "==", _): truth = left.isSame(right)
        case (_, "!=", _): truth = left.isSame(right).map { !$0 }
        case (.whole(let one), _, .whole(let other)) where comparisons.contains(sign): truth = holds(one, sign, other)
        case (.text(let one), _, .text(let other)) where comparisons.contains(sign): truth = holds(one, sign, other)
        case (_, _, _) where comparisons.contains(sign):
            guard let one = left.number, let other = right.number else { return .unknown }
            truth = holds(one, sign, other)
        default: return sum(left, sign, right)
        }
        return truth.map { KnownValue(.bool($0), type: "Bool") } ?? .unknown
    }

    private static let comparisons: Set<String> = ["<", "<=", ">", ">="]

    private static func holds<Value: Comparable>(_ one: Value, _ sign: String, _ other: Value) -> Bool {
        switch sign {
        case "<": one < other
        case "<=": one <= other
        case ">": one > other
        default: one >= other
        }
    }

    private static func sum(_ left: KnownValue, _ sign: String, _ right: KnownValue) -> KnownValue {
        let type = left.type ?? right.type
        switch (left.content, right.content) {
        case (.text(let one), .text(let other)) where sign == "+": return KnownValue(.text(one + other), type: type)
        case (.list(let one), .list(let other)) where sign == "+": return KnownValue(.list(one + other), type: type)
        case (.whole(let one), .whole(let other)):
            // What two literals give depends on the place where they stand.
            guard sign != "/" || type != nil, let result = whole(one, sign, other) else { return .unknown }
            let isSafe = type == "Int" || type == nil || (0..<128).contains(result)
            return isSafe ? KnownValue(.whole(result), type: type) : .unknown
        default:
            // What a `Float` rounds nobody sees who reckons with more digits.
            guard type != "Float", let one = left.number, let other = right.number, sign != "%",
                let result = SwiftNumber.fraction(one, sign, other, isDecimal: type == "Decimal")
            else { return .unknown }
            return KnownValue(.fraction(result), type: type)
        }
    }

    private static func whole(_ one: Int, _ sign: String, _ other: Int) -> Int? {
        let limit = 1 << 30
        guard one.magnitude < limit, other.magnitude < limit else { return nil }
        switch sign {
        case "+": return one + other
        case "-": return one - other
        case "*": return one * other
        case "/": return other == 0 ? nil : one / other
        case "%": return other == 0 ? nil : one % other
        default: return nil
        }
    }

    /// What it is as a number with a fraction; nil where it is no number.
    var number: Double? {
        switch content {
        case .whole(let value): Double(value)
        case .fraction(let value): value
        default: nil
        }
    }

    /// What a string shows of it; nil where nobody knows.
    package var printed: String? {
        // What is there and may be nil is printed as `Optional(1)`.
        guard type.map(TypeText.isOptional) != true else { return nil }
        switch content {
        case .bool(let value): return "\(value)"
        case .whole(let value): return "\(value)"
        case .fraction(let value): return type == "Decimal" ? SwiftNumber.printed(decimal: value) : "\(value)"
        case .text(let value): return value
        case .none, .list, .span, .spelt, .unknown: return nil
        }
    }

    // MARK: Members

    /// What its property called `name` is.
    package func member(_ name: String) -> KnownValue {
        switch (content, name) {
        case (_, "description"): printed.map { KnownValue(.text($0), type: "String") } ?? .unknown
        case (.text(let text), "isEmpty"): KnownValue(.bool(text.isEmpty), type: "Bool")
        case (.text(let text), "count"): KnownValue(.whole(text.count), type: "Int")
        case (.text(let text), "first"): KnownValue(character: text.first)
        case (.text(let text), "last"): KnownValue(character: text.last)
        case (.text(let text), _) where type == "Character": KnownCharacter.member(name, of: text)
        case (.list(let list), "isEmpty"): KnownValue(.bool(list.isEmpty), type: "Bool")
        case (.list(let list), "count"): KnownValue(.whole(list.count), type: "Int")
        case (.list(let list), "first"): list.first?.optional ?? missingElement
        case (.list(let list), "last"): list.last?.optional ?? missingElement
        case (.list(let list), "indices"): KnownValue(.span(0, list.count))
        case (.spelt, "isEmpty") where swift == "[:]": KnownValue(.bool(true), type: "Bool")
        case (.spelt, "count") where swift == "[:]": KnownValue(.whole(0), type: "Int")
        case (.spelt, _): part(name)
        default: .unknown
        }
    }

    /// What stands for an element of it where there is none.
    private var missingElement: KnownValue {
        KnownValue(.none, type: type.flatMap { TypeText($0).arrayOf }.map { $0.text + "?" })
    }

    /// What it was made with under the label `name`, for one that is made by the `init` of a type of the user's: its property of
    /// that name.
    private func part(_ name: String) -> KnownValue {
        guard swift.first?.isUppercase == true, Self.isNew(swift) else { return .unknown }
        var reader = ExpressionReader(swift)
        return reader.parts[name] ?? .unknown
    }

    /// What its method called `name` returns.
    package func result(of name: String, _ arguments: [KnownValue]) -> KnownValue {
        guard case .text(let text) = content else {
            if case .span(let lower, let upper) = content, name == "contains",
                case .whole(let number)? = arguments.first?.content
            {
                return KnownValue(.bool(lower <= number && number < upper), type: "Bool")
            }
            guard case .list(let list) = content, name == "contains", arguments.count == 1 else { return .unknown }
            let parts = list.map { $0.isSame(arguments[0]) }
            if parts.contains(true) { return KnownValue(.bool(true), type: "Bool") }
            return parts.contains(nil) ? .unknown : KnownValue(.bool(false), type: "Bool")
        }
        switch (name, arguments.first?.content) {
        case ("uppercased", nil): return KnownValue(.text(text.uppercased()), type: "String")
        case ("lowercased", nil): return KnownValue(.text(text.lowercased()), type: "String")
        case ("hasPrefix", .text(let part)): return KnownValue(.bool(text.hasPrefix(part)), type: "Bool")
        case ("hasSuffix", .text(let part)): return KnownValue(.bool(text.hasSuffix(part)), type: "Bool")
        case ("contains", .text(let part)) where !part.isEmpty:
            return KnownValue(.bool(text.contains(part)), type: "Bool")
        case ("trimmingCharacters", .spelt) where !text.contains(where: \.isWhitespace):
            let isBlanks = arguments[0].swift.hasPrefix(".whitespaces")
            return isBlanks ? KnownValue(.text(text), type: "String") : .unknown
        default: return .unknown
        }
    }

    /// What a function of Swift called `name` returns.
    package static func result(ofFunction name: String, _ arguments: [KnownValue]) -> KnownValue {
        guard arguments.count == 2, name == "min" || name == "max" else { return .unknown }
        guard case .bool(let isLess) = result(arguments[1], "<", arguments[0]).content else { return .unknown }
        let chosen = arguments[isLess == (name == "min") ? 1 : 0]
        return chosen.retyped(arguments[0].type ?? arguments[1].type)
    }

    /// Its element at `place`.
    package func element(at place: KnownValue?) -> KnownValue {
        guard case .list(let list) = content, case .whole(let place)? = place?.content, list.indices.contains(place)
        else {
            return KnownValue(.unknown, type: type.flatMap { TypeText($0).arrayOf?.text })
        }
        return list[place]
    }

    /// What the `init` of `type` makes of it, for types of Swift; nil for others.
    package func converted(to type: String) -> KnownValue? {
        switch (type, content) {
        case (_, .unknown): return .unknown
        case ("Optional", .none): return .unknown
        case ("Optional", _): return optional.type == nil ? SpeltOptional.spelling(self) : optional
        case ("String", .text), ("Bool", .bool): return retyped(type)
        case ("String", _): return printed.map { KnownValue(.text($0), type: type) } ?? .unknown
        case ("Int", .whole): return retyped(type)
        case ("Int", .fraction(let value)) where value.magnitude < 1e9:
            return KnownValue(.whole(Int(value)), type: type)
        case ("Int", .text(let text)): return Int(text).map { KnownValue(.whole($0), type: type) } ?? KnownValue(.none)
        case ("Double", .text(let text)):
            return Double(text).map { KnownValue(.fraction($0), type: type) } ?? KnownValue(.none, type: "Double?")
        case (_, .whole), (_, .fraction):
            guard SwiftNumber.isFraction(type), let number else { return type == "Int" ? .unknown : nil }
            return KnownValue(.fraction(number), type: type)
        default: return nil
        }
    }
}
