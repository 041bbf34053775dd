import VMGenSpec

/// A member of a stub that is answered call by call.
struct StubMethodPlan: Sendable {
    /// The property that says what it answers: `onBooks`.
    var double: String
    /// What reports call it: `LibraryStub.onBooks`; nil until it is part of a stub.
    var label: SwiftLiteral?
    /// Its declaration.
    var declaration: String
    /// The type of what it is called with.
    var arguments: String
    /// The type of what it answers with.
    var value: String
    /// The answer that it has without being told; nil for none.
    var answer: String?
    /// The parameter of `init` that says its first answer; nil where none is needed.
    var given: String?
    /// The property that keeps that answer.
    var first: String
    /// The statement that makes its answer.
    var body: String
}

/// A property of a stub that holds a value.
struct StubPropertyPlan: Sendable {
    /// The name as the protocol gives it.
    var label: String
    /// Its type.
    var type: String
    /// Its first value; nil where `init` is given it.
    var value: String?
    /// Whether it is a relay or subject, which is kept as it is.
    var isStored: Bool
    /// The type of the object that is held weakly; nil for all else.
    var object: String?
}
