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

    /// Looks `name` up.
    init(_ name: Fragment, lookup: NameLookup) {
        self.name = name
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

    /// Whether what it begins with is certainly a value, a part of which is set only where it is a variable.
    var isOfValue: Bool { type.map { own.isNeverNil($0.optionalOf ?? $0) } ?? false }

    /// The first thing on its way that does not fit; nil where it may be set.
    var misfit: Misfit? {
        var cursor = TextCursor(name)
        guard cursor.identifier() != nil, var type else { return nil }
        while !cursor.isAtEnd {
            let before = name.before(cursor.rest)
            if cursor.take("?") {
                if own.isNeverNil(type) { return .neverNil(before, form: before.text + cursor.rest.text) }
                guard let wrapped = type.optionalOf else { return nil }
                type = wrapped
            } else if type.optionalOf != nil {
                return .maybeNil(before.text, form: "\(before.text)?\(cursor.rest.text)")
            }
            if Self.plain.contains(type.text) { return .noParts(before.text, type: type.text) }
            if let place = cursor.bracketed(by: "[") {
                guard let element = Self.element(of: type, at: place) else { return nil }
                type = element
                continue
            }
            guard cursor.take("."), let member = cursor.identifier(), cursor.next != UInt8(ascii: "(") else {
                return nil
            }
            if let declared = own[type] {
                if declared.property(member.text)?.isConstant == true { return .constant(member.text, of: type.text) }
                if let meant = declared.meant(by: member.text) {
                    return .unknown(member.text, of: type.text, meant: meant)
                }
            }
            guard let next = own.type(of: member.text, in: type) else { return nil }
            type = next
        }
        return nil
    }

    /// The type of what stands at `place`, in its brackets, in a list of `type`; nil where nobody can tell.
    private static func element(of type: TypeText, at place: Fragment) -> TypeText? {
        if place.text.contains("..") { return nil }
        guard let value = type.dictionaryOf?.value else { return type.arrayOf }
        return place.text.contains("default:") ? value : TypeText(TypeText.optional(value.text))
    }

    /// Types of Swift's own that have no part which can be set.
    private static let plain: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "Bool",
    ]
}
