import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Values that conditions may ask for where those that tests use anyway do not pass: what stands in the conditions, and what
/// is as long or as large as the numbers in them.
///
///     $0.count >= 3              "abc", "abcd", "ab", "123", …    3, 4, 2
///     $0.hasPrefix("http")       "http", "httpa", "ahttp", …
package struct SuitedValues {
    /// The whole numbers in the conditions, in order, each once.
    private var numbers: [Int] = []
    /// The strings in them.
    private var texts: [String] = []
    /// The cases that they compare values of a type with, by that type: `.done`.
    private var cases: [String: [String]] = [:]

    /// More of one kind make no test better.
    private static let most = 4
    /// Longer strings are hard to read.
    private static let longest = 40

    /// What the closures of `steps` ask for.
    package init(_ steps: [FlowStep]) {
        for step in steps {
            guard case .closure(let body) = step.argument else { continue }
            read(SwiftText.Text(body), step.before.components.map(\.type))
        }
    }

    private mutating func read(_ text: SwiftText.Text, _ types: [String?]) {
        for (place, token) in text.tokens.enumerated() {
            switch token.kind {
            case .number where numbers.count < Self.most:
                guard let number = Int(text.string(token).filter { $0 != "_" }), !numbers.contains(number) else {
                    break
                }
                numbers.append(number)
            case .stringStart where texts.count < Self.most:
                guard let end = token.partner, token.upper - token.lower == 1, end == place + 1 else { break }
                let literal = String(decoding: text.bytes[token.upper..<text.tokens[end].lower], as: UTF8.self)
                guard !literal.isEmpty, literal.count < Self.longest, !literal.holds("\\"), !texts.contains(literal)
                else { break }
                texts.append(literal)
            case .dollarName:
                let next = text.tokens.dropFirst(place + 1).prefix(3)
                guard next.count == 3, next.map(\.kind) == [.symbol, .dot, .name],
                    ["==", "!="].contains(text.string(next[place + 1])),
                    let index = Int(text.string(token).dropFirst()), types.indices.contains(index),
                    let type = types[index]
                else { break }
                cases[type, default: []].append(".\(text.string(next[place + 3]))")
            default: break
            }
        }
    }

    /// Swift expressions of `type`, where tests use `usual` ones: the `known` ones, and what is made up, short ones first.
    package func values(of type: String, after known: [String] = [], besides usual: [String]) -> [String] {
        let text = TypeText(type)
        var found: [String]
        switch text.text {
        case "String": found = strings.map { SwiftLiteral($0).swift }
        case "Int", "Int16", "Int32", "Int64", "Int8": found = near.map { "\($0)" }
        case "UInt", "UInt16", "UInt32", "UInt64", "UInt8": found = near.filter { $0 >= 0 }.map { "\($0)" }
        case let name where SwiftNumber.isFraction(name): found = near.map { "\($0)" }
        default:
            if let wrapped = text.optionalOf {
                found = values(of: wrapped.text, besides: [])
            } else if text.arrayOf != nil {
                found = arrays(usual)
            } else {
                found = cases[text.text] ?? []
            }
        }
        var seen = Set(usual)
        found = known + found
        found.removeAll { !seen.insert($0).inserted }
        return found
    }

    /// The numbers, and those beside them.
    private var near: [Int] {
        numbers.filter { $0.magnitude < 1_000_000 }.flatMap { [$0, $0 + 1, $0 - 1] }
    }

    private var strings: [String] {
        let lengths = near.filter { (2...Self.longest).contains($0) }
        let around = texts.flatMap { $0 == "@" ? [Self.mail] : [$0, $0 + "a", "a" + $0, "a\($0)b"] }
        let plain = lengths.map { Self.letters($0) } + lengths.map { Self.digits($0) }
        let mixed = (lengths + [Self.mixed.count]).filter { $0 >= Self.mixed.count }
            .map { Self.mixed + Self.letters($0 - Self.mixed.count) }
        return around + plain + near.filter { $0 >= 0 }.map { "\($0)" } + ["12", "ab", Self.mail] + mixed
            + texts.filter { $0 != "@" }.flatMap { text in
                lengths.filter { $0 > text.count }.map { text + Self.letters($0 - text.count) }
            }
    }

    private static let mail = "ada@example.com"
    /// What most rules for passwords let through.
    private static let mixed = "Abcdef1!"

    private static func letters(_ count: Int) -> String {
        String((0..<count).map { Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8($0 % 26))) })
    }

    private static func digits(_ count: Int) -> String { (1...count).map { "\($0 % 10)" }.joined() }

    /// Arrays as long as the numbers, of the elements of the longest that tests use.
    private func arrays(_ usual: [String]) -> [String] {
        guard let longest = usual.max(by: { $0.utf8.count < $1.utf8.count }), longest.hasPrefix("["),
            longest.hasSuffix("]")
        else { return [] }
        let inner = Fragment(longest, SourceRange(0, longest.utf8.count)).inner
        let elements = inner.isEmpty ? [] : SwiftText.split(inner, on: ",")
        guard !elements.isEmpty else { return [] }
        return near.filter { (0...8).contains($0) }.map { count in
            "[\((0..<count).map { elements[$0 % elements.count].text }.joined(separator: ", "))]"
        }
    }
}
