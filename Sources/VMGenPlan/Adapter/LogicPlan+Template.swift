import VMGenSpec

extension LogicPlan: TemplateRecord {
    package static let contract = TemplateContract<LogicPlan>(
        "logic",
        "The protocol of the hand-written methods.",
        [
            .comment("file", "the file that they are written in") { CommentText($0.file) },
            .literal("message", "what the compiler says of a missing one, as a string literal") { $0.message },
            .text("protocol", "the protocol's name") { $0.protocolName },
            .flag("isOnMainActor", "whether it is on the main actor") { $0.isOnMainActor },
            .texts("associatedTypes", "its associated types with their constraints") { $0.associatedTypes },
            .records("methods", "its methods in order") { $0.methods },
            .records("callbacks", "the methods that others call, each of which hands the state to one of them") {
                $0.callbacks
            },
        ]
    )
}

extension CallbackPlan: TemplateRecord {
    package static let contract = TemplateContract<CallbackPlan>(
        "callback",
        "A method that others call, such as a delegate's.",
        [
            .texts("attributes", "its attributes, a line each") { $0.attributes },
            .text("signature", "its signature, without the state") { $0.signature },
            .text("call", "the call of the hand-written method, with the state") { $0.call },
        ]
    )
}

extension LogicMethodPlan: TemplateRecord {
    package static let contract = TemplateContract<LogicMethodPlan>(
        "method",
        "One hand-written method.",
        [
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .text("signature", "the signature as the protocol declares it") { $0.signature },
            .text("ownSignature", "the signature in an extension of the view model") { $0.ownSignature },
            .text("block", "the body of the default that never runs, with its braces") { $0.block },
        ]
    )
}

extension ServicePlan: TemplateRecord {
    package static let contract = TemplateContract<ServicePlan>(
        "service",
        "One protocol, or struct of closures and values, that the view model declares.",
        [
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .flag("isOnMainActor", "whether it says that it is on the main actor") { $0.isOnMainActor },
            .text("access", "who sees it, with a blank behind it; empty for its module alone") { $0.access },
            .name("keyword", "the word that declares it: `protocol`, `struct`") { $0.keyword },
            .text("declaration", "the name with what it inherits: `Library: Sendable`") { $0.declaration },
            .records("members", "its members in order") { $0.members },
            .texts("parts", "the names of what a struct that other modules see is made with") { $0.parts.map(\.name) },
            .texts("parameters", "the parameters of the `init` of such a struct") { $0.parts.map(\.parameter) },
        ]
    )
}

extension ServiceMemberPlan: TemplateRecord {
    package static let contract = TemplateContract<ServiceMemberPlan>(
        "service member",
        "One member of a protocol.",
        [
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .text("declaration", "the declaration") { $0.declaration },
            .flag("isApart", "whether an empty line stands before it") { $0.isApart },
        ]
    )
}
