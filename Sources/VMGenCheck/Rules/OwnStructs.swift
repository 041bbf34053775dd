import VMGenDiagnostics
import VMGenSpec

/// The structs that a spec's `types` declare, as far as they can be read: those in other types, generic ones, those with attributes,
/// and all under `#if` or beside a setter that is `nonmutating` are left out.
struct OwnStructs {
    /// One property that is stored or computed.
    struct Property {
        /// Its name.
        let name: String
        /// Its type as written; nil where it follows from a value.
        let type: TypeText?
        /// Whether it is a `let`.
        let isConstant: Bool
        /// Whether it has a literal from the start, and so is no stream.
        let hasLiteral: Bool
    }

    /// One struct.
    struct Declared {
        /// What stands behind its colon.
        var inherited: [String] = []
        /// Its properties, in order.
        var properties: [Property] = []
        /// Whether `types` extend it, so that it may be more than its declaration says.
        var isExtended = false

        /// The property called `name`; nil where the declaration has none.
        func property(_ name: String) -> Property? { properties.first { $0.name == name } }

        /// The property that was likely meant by `name`, which is none; nil where none is near, since the app may add others.
        func meant(by name: String) -> String? {
            isExtended || property(name) != nil ? nil : DidYouMean.closest(to: name, in: properties.map(\.name))
        }
    }

    /// The structs, by name.
    private(set) var all: [String: Declared] = [:]

    /// Reads `types`.
    init(_ types: VerbatimSyntax?) {
        let joined = (types?.lines ?? []).map(\.text).joined(separator: "\n")
        guard joined.contains("struct "), !joined.contains("#if"), !joined.contains("nonmutating ") else { return }
        let text = SwiftText.Text(Fragment(joined, SourceRange(0, joined.utf8.count)), options: .comments)
        var extended: [String] = []
        for index in text.tokens.indices.dropLast(2) where text.tokens[index].depth == 0 {
            let name = text.string(text.tokens[index + 1])
            if text.matches(text.tokens[index], "extension") { extended.append(name) }
            guard text.matches(text.tokens[index], "struct"), !Self.hasAttribute(text, before: index) else { continue }
            if let declared = Self.read(text, from: index + 2) { all[name] = declared }
        }
        for name in extended { all[name]?.isExtended = true }
    }

    /// The struct that `type` names; nil for all else.
    subscript(type: TypeText) -> Declared? { all[type.text] }

    /// The type of the property `name` of `type`, of a struct or one that everybody knows; nil where nobody can tell.
    func type(of name: String, in type: TypeText) -> TypeText? {
        self[type].map { $0.property(name)?.type } ?? type.property(name)
    }

    /// Whether a value of `type` is certainly never nil.
    func isNeverNil(_ type: TypeText) -> Bool {
        type.optionalOf == nil && (type.isKnown || type.text.hasPrefix("[") || self[type] != nil)
    }

    /// Whether an attribute stands before the declaration whose keyword is at `index`.
    private static func hasAttribute(_ text: SwiftText.Text, before index: Int) -> Bool {
        text.tokens[..<index].reversed().first { $0.kind == .close || $0.kind == .at }?.kind == .at
    }

    /// Reads what stands behind the name of a struct, from the token at `index` on; nil for a generic one.
    private static func read(_ text: SwiftText.Text, from index: Int) -> Declared? {
        let isBrace = { (place: Int) in text.tokens[place].kind == .open && text.matches(text.tokens[place], "{") }
        guard let brace = text.tokens.indices.dropFirst(index).first(where: isBrace),
            let end = text.tokens[brace].partner
        else { return nil }
        var declared = Declared()
        if brace > index {
            guard text.tokens[index].kind == .colon else { return nil }
            let list = text.fragment(text.tokens[index].upper, text.tokens[brace].lower)
            declared.inherited = SwiftText.split(list, on: ",").map(\.text)
        }
        let depth = text.tokens[brace].depth + 1
        let places = (brace + 1..<end).filter { text.tokens[$0].depth == depth }
        for (place, next) in zip(places, places.dropFirst()) {
            let isConstant = text.matches(text.tokens[place], "let")
            guard isConstant || text.matches(text.tokens[place], "var"), text.tokens[next].kind == .name,
                !text.matches(text.tokens[place - 1], "static")
            else { continue }
            for name in [next] + further(text, in: places.filter { $0 > next }) {
                let word = text.string(text.tokens[name]).filter { $0 != "`" }
                let property = Property(
                    name: word,
                    type: type(text, behind: name),
                    isConstant: isConstant,
                    hasLiteral: hasLiteral(text, behind: name)
                )
                declared.properties.append(property)
            }
        }
        return declared
    }

    /// The names behind the commas of one declaration, `lon` of `var lat, lon: Double`, of which `places` are the tokens behind the
    /// first one.
    private static func further(_ text: SwiftText.Text, in places: [Int]) -> [Int] {
        var found: [Int] = []
        for (before, place) in zip(places, places.dropFirst()) {
            let isOver = text.tokens[before].kind == .newline || text.tokens[before].kind == .semicolon
            if isOver { break }
            if text.tokens[before].kind == .comma, text.tokens[place].kind == .name { found.append(place) }
        }
        return found
    }

    /// Whether the value behind the name at `index`, which has no type, is a literal.
    private static func hasLiteral(_ text: SwiftText.Text, behind index: Int) -> Bool {
        guard index + 1 < text.tokens.count, text.matches(text.tokens[index + 1], "=") else { return false }
        let end = text.tokens[(index + 2)...].first { token in
            let isEnd = [.newline, .semicolon, .comma, .close].contains(token.kind)
            return token.depth <= text.tokens[index].depth && isEnd
        }
        let value = text.fragment(text.tokens[index + 1].upper, end?.lower ?? text.bytes.count)
        return SwiftValueLiteral(value) != nil
    }

    /// The type behind the name at `index`; nil where none is written.
    private static func type(_ text: SwiftText.Text, behind index: Int) -> TypeText? {
        guard index + 1 < text.tokens.count, text.tokens[index + 1].kind == .colon else { return nil }
        let end = text.tokens[(index + 2)...].first { token in
            guard token.depth <= text.tokens[index].depth else { return false }
            switch token.kind {
            case .newline, .semicolon, .comma: return true
            // The brace behind the last property stands outside of what it closes.
            case .close: return token.depth < text.tokens[index].depth
            default: return text.matches(token, "=") || text.matches(token, "{")
            }
        }
        let type = text.fragment(text.tokens[index + 1].upper, end?.lower ?? text.bytes.count)
        return TypeText(type.text)
    }
}
