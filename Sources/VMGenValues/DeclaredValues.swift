import VMGenModel
import VMGenSpec

/// What the `types` section of a spec says of the values that its types make.
package struct DeclaredValues: Sendable {
    /// The cases with a payload of the enums that the spec declares: `Alert.failed`.
    package let cases: Set<String>
    private let inits: OwnInits

    /// What `types` says.
    package init(_ types: VerbatimSyntax?) {
        cases = EnumCases(types).paths
        inits = OwnInits(types)
    }

    /// Where nothing is declared.
    package static let nothing = DeclaredValues(nil)

    /// Whether a property called `name` is what it was set to: no type of the spec declares one that does something with it.
    package func keeps(_ name: String) -> Bool { !inits.changes(name) }

    /// What the property called `name` of `value` is.
    func member(_ name: String, of value: KnownValue) -> KnownValue {
        guard value.content == .spelt, !inits.keep(name, in: value.swift) else { return value.member(name) }
        return .unknown
    }
}
