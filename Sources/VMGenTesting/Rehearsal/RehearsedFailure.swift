import VMGenModel
import VMGenSpec
import VMGenValues

/// A failure of work, as tests make it.
package struct RehearsedFailure: Sendable {
    /// The failure itself, as Swift; nil where a test cannot spell it.
    package var error: KnownValue?
    /// What kind of failure it is.
    package var reason: ErrorPolicy.Reason

    /// The failure as it arrives in a spec, which is of the spec's own error type where it has one; nil where nobody can tell
    /// which.
    func value(in spec: ViewModelSpec) -> KnownValue? {
        guard let errors = spec.errors else { return error }
        let type = errors.typeName.text
        if errors.isDeclared {
            guard let name = errors.caseName(for: reason) else { return nil }
            return KnownValue(.spelt, swift: ".\(SwiftText.escapedMember(name))", type: type)
        }
        return error.map { KnownValue(.spelt, swift: "\(type)(\($0.swift))", type: type) }
    }
}
