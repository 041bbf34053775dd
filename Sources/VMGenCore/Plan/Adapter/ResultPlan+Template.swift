import VMGenTemplating

extension ResultPlan: TemplateRecord {
    static let contract = TemplateContract<ResultPlan>(
        "result",
        "What `transform` returns.",
        [
            .text("type", "its type") { $0.type },
            .flag("isMadeInInit", "whether a stored output is made in `init`") { $0.isMadeInInit },
            .records("arguments", "the fields, of a struct") { $0.arguments },
            .optional("events", "the stream of events, of an enum") { $0.events },
        ]
    )
}

extension ResultArgumentPlan: TemplateRecord {
    static let contract = TemplateContract<ResultArgumentPlan>(
        "result field",
        "One field of what `transform` returns.",
        [
            .text("label", "the argument's label") { $0.label },
            .record("source", "what it is made of") { $0.source },
        ]
    )
}

extension ResultEventsPlan: TemplateRecord {
    static let contract = TemplateContract<ResultEventsPlan>(
        "result events",
        "The stream of events that `transform` returns.",
        [
            .text("kind", "the kind of stream: `Observable`") { $0.kind },
            .texts("streams", "the constants of the flows' streams") { $0.streams },
            .textLists("merges", "those streams: the first alone, then as many as one operator merges into it") {
                $0.merges
            },
            .flag("isSent", "whether the events pass through a relay") { $0.isSent },
            .flag("endsOnMain", "whether all streams deliver on the main thread") { $0.endsOnMain },
            .record("source", "the relay, where they pass through one") { $0.source },
        ]
    )
}

extension ResultSourcePlan: TemplateRecord {
    static let contract = TemplateContract<ResultSourcePlan>(
        "source",
        "What a field of the output is made of: a relay, or the constant that holds a flow's stream.",
        [
            .text("text", "the expression") { $0.text },
            .partial("conversion", ["output/"], "what prints it as the field's kind; empty for a plain value") {
                $0.conversion
            },
            .text("kind", "the kind of stream that it is") { $0.kind },
            .flag("isState", "whether it is a relay that holds a value") { $0.origin == .state },
            .flag("isRelay", "whether it is a relay without a value") { $0.origin == .relay },
            .flag("isEarly", "whether that keeps what is sent before anybody listens") { $0.origin == .early },
            .flag("isActivity", "whether it shows whether work runs") { $0.isActivity },
            .flag("isPassedThrough", "whether it is an input as it is") { $0.origin == .input },
        ]
    )
}
