import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension Expression {
    /// Whether what it makes by itself may be something else that Swift turns into a `type` where it is asked for one: a
    /// `ReversedCollection` and no array, a `Double` and no `CGFloat`, a tuple with labels, a type of its own and no `any Shape`.
    ///
    /// - Parameter given: the types of the values that it is made of, nil for one that is not known.
    func mayBeTurned(into type: String, given: [String?]) -> Bool {
        if pieces.count == 1, case .value(let index)? = pieces.first {
            return given.indices.contains(index) && given[index].map { $0 != type } ?? false
        }
        let plain = type.dropping(suffix: "?")
        if plain != "String", case .text(let text)? = pieces.first, text.first == "\"" { return true }
        if plain.hasPrefix("["), isSequence(given) { return true }
        if let family = Self.families.first(where: { $0.contains(plain) }) {
            let others = Self.families.filter { $0 != family }
            return given.contains { type in others.contains { $0.contains(type?.dropping(suffix: "?") ?? plain) } }
        }
        if plain.isWide { return true }
        return SwiftText.tupleLabels(of: plain).count > 1 && !isTuple
    }

    /// What a `compactMap` has to say that it makes of it, of which `type` is left; nil for nothing, and where the type is not known.
    func optionalOf(_ type: String?, isLazy: Bool, given: [String?]) -> String? {
        // `compactMap { $0 }` leaves what an optional is of, and turns nothing.
        let unwrapped = given.map { $0?.dropping(suffix: "?") }
        guard let type,
            type.isLabelledTuple || isUntyped || isLazy && mayBeTurned(into: type, given: unwrapped)
        else { return nil }
        return type + "?"
    }

    /// Whether the last of its calls is one of those of which Swift has two: one makes an array, the other, which it prefers, a
    /// collection like the one that it is `given`, or a view of that.
    private func isSequence(_ given: [String?]) -> Bool {
        let shape = pieces.map { if case .text(let text) = $0 { text } else { "name" } }.joined()
        let last = Fragment(shape, SourceRange(0, shape.utf8.count)).lastCall ?? ""
        if ["reversed", "suffix", "dropLast"].contains(last) || shape.holds(".reversed() ") { return true }
        return shape.holds(".filter") && given.contains { $0.map { !$0.isArray } ?? true }
    }

    /// What `Double` and `CGFloat` are called: Swift turns one into the other.
    private static let families: [Set<String>] = [TypeText.doubles, ["CGFloat"]]
}

extension String {
    /// Whether values of other types are values of it, too.
    fileprivate var isWide: Bool {
        hasPrefix("any ") || holds("[any ") || holds(": any ")
            || ["Any", "AnyObject", "AnyHashable", "Error"].contains {
                self == $0 || holds("[\($0)]") || holds(": \($0)]")
            }
    }

    /// Whether it is the type of an array.
    fileprivate var isArray: Bool { TypeText(dropping(suffix: "?")).arrayOf != nil }
}

extension FlowElement {
    /// The types of its values, nil for one that is not known.
    var types: [String?] { components.map(\.type) }
}
