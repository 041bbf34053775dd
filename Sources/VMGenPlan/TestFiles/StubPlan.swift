import VMGenSpec

/// The stub of one protocol.
package struct StubPlan: Sendable {
    /// The name of its type: `LibraryStub`.
    package var name: String
    /// The protocol.
    package var protocolName: String
    /// The members that are answered call by call: methods, and properties that are streams.
    package var methods: [StubMethodPlan]
    /// The properties that hold a value.
    package var properties: [StubPropertyPlan]
    /// The parameters of its `init`.
    package var parameters: [String]

    /// Makes it of its parts.
    package init(
        name: String,
        protocolName: String,
        methods: [StubMethodPlan],
        properties: [StubPropertyPlan],
        parameters: [String]
    ) {
        self.name = name
        self.protocolName = protocolName
        self.methods = methods.map { method in
            var method = method
            method.label = SwiftLiteral("\(name).\(method.double)")
            return method
        }
        self.properties = properties
        self.parameters = parameters
    }
}

/// A member of a stub that is answered call by call.
package struct StubMethodPlan: Sendable {
    /// The property that says what it answers: `onBooks`.
    package var double: String
    /// What reports call it: `LibraryStub.onBooks`; nil until it is part of a stub.
    fileprivate(set) var label: SwiftLiteral?
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
    /// The statement that makes its answer.
    package var body: String

    /// Makes it of its parts.
    package init(
        double: String,
        declaration: String,
        arguments: String,
        value: String,
        answer: String? = nil,
        given: String? = nil,
        first: String,
        body: String
    ) {
        self.double = double
        self.declaration = declaration
        self.arguments = arguments
        self.value = value
        self.answer = answer
        self.given = given
        self.first = first
        self.body = body
    }
}

/// A property of a stub that holds a value.
package struct StubPropertyPlan: Sendable {
    /// The name as the protocol gives it.
    package var label: String
    /// Its type.
    package var type: String
    /// Its first value; nil where `init` is given it.
    package var value: String?
    /// Whether it is a relay or subject, which is kept as it is.
    package var isStored: Bool

    /// Makes it of its parts.
    package init(label: String, type: String, value: String? = nil, isStored: Bool) {
        self.label = label
        self.type = type
        self.value = value
        self.isStored = isStored
    }
}
