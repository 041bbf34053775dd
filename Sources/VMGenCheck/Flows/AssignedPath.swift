import VMGenModel
import VMGenSpec

/// The path that `set` assigns to, `rooms[$0].title`, and what is known of the types on its way.
struct AssignedPath {
    /// What keeps a path from being set.
    enum Misfit {
        /// A question mark stands behind what is never nil; `form` is the path without it.
        case neverNil(Fragment, form: String)
        /// What stands before a dot or bracket may be nil; `form` is the path with a question mark there.
        case maybeNil(String, form: String)
        /// A part of what has none is set.
        case noParts(String, type: String)
        /// The property is a `let` of a type that the spec declares.
        case constant(String, of: String)
        /// The type that the spec declares has no such property, and one that is nearly called so.
        case unknown(String, of: String, meant: String)
    }

    /// The path as written.
    let name: Fragment
    /// What it begins with.
    let head: Fragment
    /// The type of that; nil where nobody can tell.
    let type: TypeText?
    /// The structs that the spec declares.
    private let own: OwnStructs

    /// What tells the type of the index in brackets; nil where nobody can tell.
    private let typeOfIndex: (Fragment) -> String?

    /// Looks `name` up. `typeOfIndex` tells the type of what stands in brackets on its way.
    init(_ name: Fragment, lookup: NameLookup, typeOfIndex: @escaping (Fragment) -> String?) {
        self.name = name
        self.typeOfIndex = typeOfIndex
        var cursor = TextCursor(name)
        head = cursor.identifier() ?? name
        let draft = lookup.draft
        let type: Fragment? =
            switch lookup.names[head.text] {
            case .output(let index): draft.outputs.ports[index].element
            case .state(let index): draft.states.ports[index].element
            case .parameter(let index): draft.parameters[index].type
            default: lookup.declaredType(of: head)
            }
        self.type = type.map { TypeText($0.text) }
        own = OwnStructs(draft.types)
    }

    /// Whether all on its way is certainly a value, so that it is set only where what it begins with is a variable: of what may be
    /// an object a part is set where that is kept in a constant.
    var isOfValue: Bool { followed.isOfValue }

    /// The first thing on its way that does not fit; nil where it may be set.
    var misfit: Misfit? { followed.misfit }

    /// What is found on its way.
    private var followed: (misfit: Misfit?, isOfValue: Bool) {
        var cursor = TextCursor(name)
        guard cursor.identifier() != nil, var type else { return (nil, false) }
        var constant: Misfit?
        var isOfValue = true
        while !cursor.isAtEnd {
            let before = name.before(cursor.rest)
            if !isValue(type) { (constant, isOfValue) = (nil, false) }
            if cursor.take("?") {
                if own.isNeverNil(type) { return (.neverNil(before, form: before.text + cursor.rest.text), isOfValue) }
                guard let wrapped = type.optionalOf else { return (nil, false) }
                type = wrapped
            } else if type.optionalOf != nil {
                return (.maybeNil(before.text, form: "\(before.text)?\(cursor.rest.text)"), isOfValue)
            }
            if Self.plain.contains(type.text) { return (.noParts(before.text, type: type.text), isOfValue) }
            if let place = cursor.bracketed(by: "[") {
                guard let element = element(of: type, at: place.inner) else {
                    return cursor.isAtEnd ? (constant, isOfValue) : (nil, false)
                }
                type = element
                continue
            }
            guard cursor.take("."), let member = cursor.identifier(), cursor.next != UInt8(ascii: "(") else {
                return (nil, false)
            }
            if let declared = own[type] {
                if declared.property(member.text)?.isConstant == true {
                    constant = constant ?? .constant(member.text, of: type.text)
                }
                if let meant = declared.meant(by: member.text) {
                    return (.unknown(member.text, of: type.text, meant: meant), isOfValue)
                }
            }
            guard let next = own.type(of: member.text, in: type) else {
                return cursor.isAtEnd ? (constant, isOfValue) : (nil, false)
            }
            type = next
        }
        return (constant, isOfValue)
    }

    /// Whether what is of `type` is certainly no object, nor nil.
    private func isValue(_ type: TypeText) -> Bool { own.isNeverNil(type.optionalOf ?? type) }

    /// The type of what stands at `place` in a list of `type`; nil where nobody can tell, since the app may have subscripts of its own,
    /// `rooms[safe: 0]` and `rooms[indexPath]`.
    private func element(of type: TypeText, at place: Fragment) -> TypeText? {
        Self.element(of: type, at: place, typeOfIndex: typeOfIndex)
    }

    /// The same where `typeOfIndex` tells the type of what stands at `place`.
    static func element(of type: TypeText, at place: Fragment, typeOfIndex: (Fragment) -> String?) -> TypeText? {
        guard let value = type.dictionaryOf?.value else {
            let isIndex = place.text.utf8.allSatisfy(\.isDigit) || typeOfIndex(place) == "Int"
            return isIndex ? type.arrayOf : nil
        }
        let labels = SwiftText.split(place, on: ",").map(\.argumentLabel)
        if labels == [nil, "default"] { return value }
        return labels == [nil] ? TypeText(TypeText.optional(value.text)) : nil
    }

    /// Types of Swift's own that have no part which can be set.
    private static let plain: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "Bool",
    ]
}
