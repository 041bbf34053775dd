import VMGenModel
import VMGenSpec

extension FlowElement {
    /// The name that a closure gives what a spec calls `name`: another one where generated closures use it themselves.
    static func apart(_ name: String) -> String { taken.contains(name) ? name + "Value" : name }

    /// The names that generated closures use themselves.
    private static let taken: Set<String> = ["owner", "values", "event", "state", "self"]

    /// `names`, with `Value` behind those that are taken and a number behind those that repeat.
    static func apart(_ names: [String]) -> [String] {
        var unique = UniqueNames()
        return names.map { unique.next(apart($0)) }
    }
}

extension FlowElement {
    /// How many parts a stream's value has that is made of the components at the indices `tuple`.
    func parts(of tuple: [Int?]) -> Int {
        guard tuple.count == 1, let index = tuple[0], components.indices.contains(index) else { return tuple.count }
        return components[index].type.flatMap { TypeText($0).arity } ?? 1
    }
    /// The type of a closure's value that is made of the components at `indices`, nil where one is not known: where it does so in
    /// several statements, Swift finds it out with those of all closures behind, and may give up.
    func type(of indices: [Int]) -> String? {
        let types = indices.compactMap { components.indices.contains($0) ? components[$0].type : nil }
        guard types.count == indices.count else { return nil }
        return types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
    }
}
