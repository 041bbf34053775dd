extension ResultPlan: TemplateRecord {
    package static let contract = TemplateContract<ResultPlan>(
        "result",
        "The type of what `transform` returns.",
        [
            .text("type", "its type") { $0.type },
            .flag("isMadeInInit", "whether a stored output is made in `init`") { $0.isMadeInInit },
        ]
    )
}
