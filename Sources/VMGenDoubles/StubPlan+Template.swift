import VMGenPlan
import VMGenSpec

extension StubPlanner: TemplateRecord {
    package static let contract = TemplateContract<StubPlanner>(
        "stub",
        "The stub of one protocol, or of a struct of closures and values.",
        [
            .text("name", "the name of its type: `LibraryStub`") { $0.name },
            .name("protocol", "the protocol, or the struct") { $0.key },
            .texts("fields", "what a struct is made with, as arguments; empty for a protocol") { $0.arguments },
            .flag("isSendable", "whether what it makes says that it is `Sendable`") { $0.isSendable },
            .flag("isOnMainActor", "whether what it stands in for is on the main actor, as far as anybody knows") {
                $0.service.mainActor != nil
            },
            .flag("mayHaveActor", "whether Swift binds the protocol to an actor, or may") { $0.service.mayHaveActor },
            .flag("isMadeOnMainActor", "whether it can be made on the main actor alone") { $0.isMadeOnMainActor },
            .flag("isActor", "whether the protocol stands for an actor") { $0.service.isActor },
            .flag("isElsewhere", "whether Swift binds the protocol to a global actor beside the main one") {
                $0.service.isElsewhere
            },
            .records("methods", "the members that are answered call by call") { $0.answered },
            .records("properties", "the properties that hold a value") { $0.held },
            .texts("parameters", "the parameters of its `init`") { stub in
                stub.parameters.map { "\(SwiftText.escapedParameter($0.name)): \(TypeText.kept($0.type))" }
            },
        ]
    )
}

extension StubMethodPlan: TemplateRecord {
    package static let contract = TemplateContract<StubMethodPlan>(
        "stub method",
        "A member of a stub that is answered call by call: a method, or a property that is a stream.",
        [
            .text("double", "the property that says what it answers: `onBooks`") { $0.double },
            .name("declaration", "its declaration") { $0.declaration },
            .literal("label", "what reports call it, as a string literal") { $0.label },
            .text("arguments", "the type of what it is called with") { $0.arguments },
            .text("value", "the type of what it answers with") { $0.value },
            .text("answer", "the answer that it has without being told; empty for none") { $0.answer ?? "" },
            .text("given", "the parameter of `init` that says its first answer; empty for none") { $0.given ?? "" },
            .text("first", "the property that keeps that answer") { $0.first },
            .text("firstType", "the type of that property") { $0.firstType },
            .flag("isFirstBoxed", "whether it has the answer as its `value`") { $0.isFirstBoxed },
            .text("body", "the statement that makes its answer") { $0.body },
            .flag("isNonisolated", "whether it is on no actor, whatever the stub is on") { $0.isNonisolated },
        ]
    )
}

extension StubPropertyPlan: TemplateRecord {
    package static let contract = TemplateContract<StubPropertyPlan>(
        "stub property",
        "A property of a stub that holds a value.",
        [
            .text("name", "the name, in backticks where it needs them") { SwiftText.escaped($0.label) },
            .text("member", "the name behind a dot") { SwiftText.escapedMember($0.label) },
            .text("box", "the property that keeps it") { "\($0.label)Property" },
            .text("type", "its type") { $0.type },
            .text("declared", "the same as its protocol writes it: `String!` for `String?`") { $0.declared },
            .text("value", "its first value; empty where `init` is given it") { $0.value ?? "" },
            .text("given", "the parameter of `init` that gives it; empty for none") { property in
                property.value == nil ? property.label : ""
            },
            .flag("isStored", "whether it is a relay or subject, which is kept as it is") { $0.isStored },
            .text("object", "the type of an object that is held weakly; empty for all else") { $0.object ?? "" },
            .flag("isNonisolated", "whether it is on no actor, whatever the stub is on") { $0.isNonisolated },
        ]
    )
}
