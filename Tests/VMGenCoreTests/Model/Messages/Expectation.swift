import Testing

@testable import VMGenCore

/// Expects that parser and checker say exactly `summary` of `spec`, in this order.
func expect(_ spec: String, says summary: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(CheckedSpec(spec).summary == summary, sourceLocation: sourceLocation)
}
