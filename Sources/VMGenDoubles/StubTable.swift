import VMGenModel
import VMGenPlan
import VMGenSpec

/// The stubs of a target, looked up by what they stand in for.
package struct StubTable: Sendable {
    /// Those that are written, by the names of the protocols.
    private let fineOfProtocol: [String: StubPlanner]
    /// All of them, by the names of the view models whose specs declare them.
    private let ofViewModel: [String: [StubPlanner]]

    /// All of them, in order.
    package let all: [StubPlanner]

    /// A table of `stubs`; of several of one name the first counts.
    package init(_ stubs: [StubPlanner]) {
        all = stubs
        let fine = stubs.filter { $0.obstacle == nil }
        fineOfProtocol = Dictionary(fine.map { ($0.key, $0) }) { first, _ in first }
        ofViewModel = Dictionary(grouping: stubs) { $0.spec.declaration.name.text }
    }

    /// The stub of the protocol or struct that `spec` calls `name`; nil where none is written.
    package func stub(ofProtocol name: String, in spec: ViewModelSpec) -> StubPlanner? {
        fineOfProtocol[name] ?? fineOfProtocol[NestedTypes(spec).qualified(name)]
    }

    /// The stubs of what `spec` declares and is given: no others are known.
    package func narrowed(to spec: ViewModelSpec) -> StubTable {
        let type = spec.declaration.name.text
        let names = Set(spec.parameters.map { TypeText.protocolName(in: $0.type.text) })
        let own = stubs(ofViewModel: type)
        let given = names.sorted().compactMap { stub(ofProtocol: $0, in: spec) }
        return StubTable(own + given.filter { $0.spec.declaration.name.text != type })
    }

    /// The stubs of what the spec of the view model `type` declares, those included that cannot be written.
    package func stubs(ofViewModel type: String) -> [StubPlanner] { ofViewModel[type] ?? [] }
}
