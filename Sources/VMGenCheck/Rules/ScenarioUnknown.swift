import VMGenModel
import VMGenSpec

/// A name in a scenario that stands for nothing.
enum ScenarioUnknown: Rule {
    package static let id = "scenario-unknown"

    /// `name` is none of `candidates`, which could stand there; `what` says what they are: `an input`.
    static func name(_ name: Fragment, among candidates: [String], what: String) -> Finding {
        let all = candidates.isEmpty ? "" : "; \(what) is \(candidates.prefix(8).listed())"
        let ending = Suggestion.ending(for: name.text, among: candidates, otherwise: all)
        return error("unknown name `\(name.text)`\(ending)", at: name.range)
    }

    /// `store` is a parameter in which no `persist` keeps anything, where `key` was to hold `value`.
    static func keepsNothing(_ store: Fragment, key: Fragment, value: Fragment) -> Finding {
        error(
            "no `persist` keeps a value in `\(store.text)`; say what it holds as a whole: "
                + "`\(store.text) = UserDefaultsStub([\(key.text): \(value.text)])`",
            at: store.range
        )
    }

    /// `word` begins a statement that says what is seen, such as of the output `example`.
    static func assertion(_ word: Fragment, example: String) -> Finding {
        error("a statement says what is seen without `\(word.text)`: `\(example) = …`", at: word.range)
    }

    /// `text` says of what `name` is.
    static func qualified(_ text: Fragment, name: Fragment) -> Finding {
        error("a scenario calls things by their names alone: `\(name.text)`", at: text.range)
    }

    /// `service` has no member `name`.
    static func member(_ name: Fragment, of service: Service) -> Finding {
        var members: [String] = []
        for name in service.methods.map(\.name.text) + service.allProperties.map(\.name.text)
        where !members.contains(name) { members.append(name) }
        let ending = Suggestion.ending(for: name.text, among: members, otherwise: "; it has \(members.listed("and"))")
        return error(
            "`\(service.name.text)` has no member `\(name.text)`\(members.isEmpty ? "" : ending)",
            at: name.range
        )
    }

    /// A part of the `property` of a service is given, which `name` stands for; `isService` says whether that is a service itself.
    static func part(of property: Service.Property, called name: String, isService: Bool, at place: Fragment) -> Finding
    {
        let type = TypeText.protocolName(in: property.type.text)
        let way = isService ? "make\(type)(…)`, with what a function of the test target makes" : "…`"
        return error("`\(name)` is given as a whole: `\(name) = \(way)", at: place.range)
    }

    /// `name` is not a case of `type`, whose cases are `cases`.
    static func errorCase(_ name: Fragment, of type: String, cases: [String]) -> Finding {
        let all = "; the cases are \(cases.map { "." + $0 }.listed("and"))"
        let ending = Suggestion.ending(for: name.text, among: cases, otherwise: all)
        return error("`\(type)` has no case `\(name.text)`\(ending)", at: name.range)
    }

    /// Nothing is kept in `store` under `key`; `keys` are those of the store's values, with their quotes.
    static func key(_ key: Fragment, of store: Fragment, keys: [String]) -> Finding {
        let all = keys.isEmpty ? "" : "; there are \(keys.map { $0 }.listed("and"))"
        let ending = Suggestion.ending(for: key.text, among: keys, otherwise: all)
        return error("nothing is kept in `\(store.text)` under `\(key.text)`\(ending)", at: key.range)
    }
}
