import VMGenModel
import VMGenSpec

/// A failure of work, as tests make it.
package struct RehearsedFailure: Sendable {
    /// The failure itself, as Swift; nil where a test cannot spell it.
    package var error: KnownValue?
    /// What kind of failure it is.
    package var reason: ErrorPolicy.Reason

    /// Makes it of its parts.
    package init(error: KnownValue?, reason: ErrorPolicy.Reason) {
        self.error = error
        self.reason = reason
    }

    /// The failure as it arrives in a spec, which is of the spec's own error type where it has one; nil where nobody can tell
    /// which.
    package func value(in spec: ViewModelSpec) -> KnownValue? {
        guard let errors = spec.errors else { return error }
        let type = errors.typeName.text
        if errors.isDeclared {
            guard let name = errors.caseName(for: reason) else { return nil }
            return KnownValue(.spelt, swift: ".\(SwiftText.escapedMember(name))", type: type)
        }
        return error.map { KnownValue(.spelt, swift: "\(type)(\($0.swift))", type: type) }
    }
}
