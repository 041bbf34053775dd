import VMGenModel
import VMGenSpec

/// What a value is made of: the elements of an array, the characters of a string.
extension KnownValue {
    /// A character of a string; nothing where there is none.
    package init(character: Character?) {
        self = character.map { KnownValue(.text(String($0)), type: "Character") } ?? KnownValue(.none)
    }

    /// The values of a tuple where `element` is made of several, itself where it is one.
    package func parts(_ element: FlowElement) -> [KnownValue] {
        guard element.components.count > 1, let parts = tuple, parts.count == element.components.count else {
            return [self]
        }
        return zip(parts, element.components).map { $0.retyped($1.type) }
    }

    /// The values of a tuple where `count` names stand for them; `values`, which are this one, for anything else.
    package func spread(over count: Int, _ values: [KnownValue]) -> [KnownValue] {
        guard count > 1, values.count == 1, let parts = tuple, parts.count >= count else { return values }
        return parts
    }

    /// Its values where it is a tuple of several; nil for anything else.
    private var tuple: [KnownValue]? {
        guard content == .spelt else { return nil }
        return TupleValue(swift)?.parts.map { part in
            var part = part
            part.isNew = isNew
            return part
        }
    }

    /// The whole numbers from `lower`, or all below, to `upper`, or all above.
    package static func span(from lower: KnownValue?, to upper: KnownValue?, isClosed: Bool) -> KnownValue {
        var bounds = (lower: Int.min, upper: Int.max)
        if let lower {
            guard case .whole(let number) = lower.content else { return .unknown }
            bounds.lower = number
        }
        if let upper {
            guard case .whole(let number) = upper.content, number < Int.max else { return .unknown }
            bounds.upper = isClosed ? number + 1 : number
        }
        return bounds.lower <= bounds.upper ? KnownValue(.span(bounds.lower, bounds.upper)) : .unknown
    }

    /// What its method called `name` returns for a closure.
    package func result(of name: String, _ closure: (KnownValue) -> KnownValue) -> KnownValue {
        let list: [KnownValue]
        switch content {
        case .list(let values): list = values
        case .text(let text) where type.map(TypeText.isOptional) != true && type != "Character":
            list = text.map { KnownValue(character: $0) }
            // A part of a string is a string again, which is not looked into.
            guard ["contains", "allSatisfy", "first"].contains(name) else { return .unknown }
        case .none where name == "map" || name == "flatMap": return self
        case .whole where name == "map" || name == "flatMap", .fraction where name == "map" || name == "flatMap":
            return closure(unwrapped)
        default: return .unknown
        }
        let results = list.map(closure)
        guard !results.contains(where: { $0.content == .unknown }) else { return .unknown }
        let chosen = zip(list, results).filter { $1.content == .bool(true) }.map(\.0)
        switch name {
        case "map": return KnownValue(.list(results))
        case "filter": return KnownValue(.list(chosen), type: type)
        case "contains": return KnownValue(.bool(!chosen.isEmpty), type: "Bool")
        case "allSatisfy": return KnownValue(.bool(chosen.count == list.count), type: "Bool")
        case "first": return chosen.first?.optional ?? KnownValue(.none)
        default: return .unknown
        }
    }
}
