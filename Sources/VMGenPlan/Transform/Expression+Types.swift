import VMGenDiagnostics
import VMGenSpec

extension Expression {
    /// Whether Swift would take what it makes for something else than `type`, or not know it at all.
    ///
    /// - Parameters:
    ///   - isLazy: whether nothing but the chain tells the type of what it is for.
    ///   - given: the types of the values that it is made of, nil for one that is not known.
    func needsType(_ type: String, isLazy: Bool, given: [String?]) -> Bool {
        let text = if case .text(let text)? = pieces.first { text } else { "" }
        let first = text.first ?? " "
        if isLazy && (type.contains("?") || mayBeTurned(into: type, given: given))
            || Self.isEmpty(text) || pieces.contains(where: Self.choosesEmpty) || hasImplicitMember
        {
            return true
        }
        if SwiftText.tupleLabels(of: type.dropping(suffix: "?")).contains(where: { $0 != nil }) { return true }
        if first == "(", isTuple { return true }
        if first == "[", isLazy, type.first != "[" { return true }
        if type == "Double", text.contains("."), Double(text) != nil { return false }
        return first == "." || hasBareNumber && !["Int", "[Int]", "[String: Int]"].contains(type)
    }

    /// Whether `text` says of no type what it is: `nil`, an empty collection or one of such.
    private static func isEmpty(_ text: String) -> Bool {
        if ["nil", "[]", "[:]"].contains(text) { return true }
        guard text.hasPrefix("["), text.hasSuffix("]") else { return false }
        let inner = String(text.dropFirst().dropLast())
        let elements = SwiftText.split(Fragment(inner, SourceRange(0, inner.utf8.count)), on: ",")
        return elements.allSatisfy { isEmpty((SwiftText.cut($0, at: ":")?.1 ?? $0).text) }
    }

    /// Whether `piece` ends in a choice between two of those: `$0 ? [] : []`.
    private static func choosesEmpty(_ piece: SwiftPiece) -> Bool {
        guard case .text(let text) = piece else { return false }
        let parts = text.split(separator: "?").last?.split(separator: " ") ?? []
        return parts.count == 3 && parts[1] == ":" && isEmpty(String(parts[0])) && isEmpty(String(parts[2]))
    }

    /// Whether it is all that a stream of `tuple` carries, as one value of `type`: that of `map { name, _ in name }` behind a
    /// `with` whose state is read where it is needed.
    func passesOn(_ tuple: [Int?], as type: String?, isLazy: Bool, given: [String?]) -> Bool {
        guard pieces.count == 1, case .value(let index)? = pieces.first, tuple == [index] else { return false }
        return type.map { !needsType($0, isLazy: isLazy, given: given) } ?? true
    }

    /// Whether it names a member of a type that only what it is for tells: `$0 ? .news : .search`.
    private var hasImplicitMember: Bool {
        pieces.contains { piece in
            guard case .text(let text) = piece else { return false }
            return ["? .", ": .", ", .", "(.", "[.", "{ .", " in .", "return ."].contains(where: text.holds)
        }
    }

    /// Whether it is a number, a choice between some or a collection of some, which Swift takes for whole ones where nothing
    /// says otherwise: `1`, `$0 ? 1 : 2`, `[1]`.
    private var hasBareNumber: Bool {
        pieces.enumerated().contains { index, piece in
            guard case .text(let text) = piece else { return false }
            var rest = text[...]
            if index == 0, rest.first == "[" || rest.first == "-" { rest = rest.dropFirst() }
            if index == 0, rest.first?.isNumber == true { return true }
            return (0...9).contains { text.holds("? \($0)") || text.holds("\": \($0)") }
        }
    }
}
