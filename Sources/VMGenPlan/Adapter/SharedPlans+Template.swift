extension SupportPlan: TemplateRecord {
    package static let contract = TemplateContract<SupportPlan>(
        "support",
        "What the template of a target's support file sees.",
        [
            .text("access", "`public ` or `package ` where a view model of that access needs it, otherwise empty") {
                $0.access.prefix
            },
            .text(
                "nonisolated",
                "`nonisolated ` where the target's declarations are on the main actor, otherwise empty"
            ) {
                $0.isOnMainActor ? "nonisolated " : ""
            },
            .texts("imports", "the modules that it imports, sorted") { $0.imports },
            .text("library", "the module that is the runtime's library, by which its types are named: `Combine`") {
                $0.library
            },
            .flag("usesURLSession", "whether its view models ask a URL session") { $0.usesURLSession },
            .flag("hops", "whether work may answer elsewhere than on the main thread, and so has to go there") {
                $0.hops
            },
            .flag("hearsEarly", "whether flows hear of outputs that keep what is said before anybody listens") {
                $0.hearsEarly
            },
            .partials("pieces", ["support/"], "the templates that it is made of") { $0.pieces },
        ]
    )
}

extension SessionPlan: TemplateRecord {
    package static let contract = TemplateContract<SessionPlan>(
        "session",
        "What the template of the protocol sees that stands for a URL session.",
        [
            .text("access", "`public ` or `package ` where other modules see it, otherwise empty") { $0.access.prefix },
            .text(
                "nonisolated",
                "`nonisolated ` where the target's declarations are on the main actor, otherwise empty"
            ) {
                $0.isOnMainActor ? "nonisolated " : ""
            },
            .texts("sessionImports", "the modules that it imports, sorted") { $0.imports },
        ]
    )
}
