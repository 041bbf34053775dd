import VMGenSpec

/// A member of a stub that is answered call by call.
package struct StubMethodPlan: Sendable {
    /// The property that says what it answers: `onBooks`.
    package var double: String
    /// What reports call it: `LibraryStub.onBooks`; nil until it is part of a stub.
    package var label: SwiftLiteral?
    /// Its declaration.
    package var declaration: String
    /// The type of what it is called with.
    package var arguments: String
    /// The type of what it answers with.
    package var value: String
    /// The answer that it has without being told; nil for none.
    package var answer: String?
    /// The parameter of `init` that says its first answer; nil where none is needed.
    package var given: String?
    /// The property that keeps that answer.
    package var first: String
    /// The type of that property.
    package var firstType: String
    /// Whether the property has the answer as its `value`.
    package var isFirstBoxed = false
    /// The statement that makes its answer.
    package var body: String
    /// Whether it is on no actor, whatever the stub is on.
    package var isNonisolated = false
}

/// A property of a stub that holds a value.
package struct StubPropertyPlan: Sendable {
    /// The name as the protocol gives it.
    package var label: String
    /// Its type.
    package var type: String
    /// The same as its protocol writes it.
    package var declared: String
    /// Its first value; nil where `init` is given it.
    package var value: String?
    /// Whether it is a relay or subject, which is kept as it is.
    package var isStored: Bool
    /// The type of the object that is held weakly; nil for all else.
    package var object: String?
    /// Whether it is on no actor, whatever the stub is on.
    package var isNonisolated = false
}
