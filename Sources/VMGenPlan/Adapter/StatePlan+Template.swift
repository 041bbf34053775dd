import VMGenSpec

extension StatePlan: TemplateRecord {
    package static let contract = TemplateContract<StatePlan>(
        "state",
        "What the view model remembers, and the relays of its events.",
        [
            .flag("isShared", "whether it is an object that the view model lends to the hand-written logic") {
                $0.isShared
            },
            .flag("isObserved", "whether views observe it") { $0.isObserved },
            .text("output", "the type of the output that it makes, whose fields hold what is shown; empty for none") {
                $0.output
            },
            .records("properties", "the fields that have a value at every time") { $0.properties },
            .records("given", "those that get their first value in `init`") { $0.given },
            .records("persisted", "those that are kept between launches") { $0.persisted },
            .records("events", "the relays that stand beside the fields") { $0.events },
            .records("relays", "the relays that the view model keeps for itself beside a shared state") { $0.relays },
            .records("cases", "the events of the output that logic sends") { $0.cases },
        ]
    )
}

extension StoredPropertyPlan: TemplateRecord {
    package static let contract = TemplateContract<StoredPropertyPlan>(
        "property",
        "One field that has a value at every time.",
        [
            .text("label", "the name as the spec gives it") { $0.label },
            .text("name", "the name, in backticks where it needs them") { SwiftText.escaped($0.label) },
            .text("member", "the name behind a dot") { SwiftText.escapedMember($0.label) },
            .text("parameter", "the name as a parameter") { SwiftText.escapedParameter($0.label) },
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .partial(
                "partial",
                ["storage/property", "storage/activity", "storage/subject"],
                "what prints its declaration"
            ) { $0.partial },
            .text("kind", "the kind of stream that the spec pins: `Published`; empty for none") { $0.kind },
            .text(
                "modifier",
                "`private ` where it stands in the view model itself, `private(set) ` where others read it"
            ) {
                $0.isInState ? "" : $0.modifier
            },
            .flag("isReadable", "whether others read it: from the view model, or from the state object") {
                $0.isReadable
            },
            .text("streamModifier", "the access of the relay behind it") { $0.isInState.streamModifier },
            .text("margin", "the indentation of its declaration") { $0.isInState ? "        " : "    " },
            .text("stream", "the property of the relay or subject behind it") { $0.stream },
            .text("relay", "that relay or subject as the view model reaches it") { $0.relay },
            .text("type", "the type of its values") { $0.type },
            .text("failure", "the type of its failures; `Never` where it has none") { $0.failure },
            .text("value", "its first value") { $0.value },
            .text("argument", "the label of the value that its kind is made with: `value: `") { $0.argument },
            .flag("isPersisted", "whether it is kept between launches") { $0.persistence != nil },
            .flag("isGiven", "whether it gets its first value in `init`") { $0.isGiven },
            .flag("isSubject", "whether a relay or subject of a kind that the spec pins holds it") { $0.isSubject },
            .flag("isMade", "whether that is a field of the output that the state makes") { $0.isMade },
            .flag("isInStruct", "whether it stands in a struct, which a new value does not change") { $0.isInStruct },
            .text("wrapper", "the attributes of the app's own wrapper; empty for none") { $0.wrapper },
            .literal("key", "the key that it is kept under, as a string literal") { $0.persistence?.key },
            .text("store", "the property of the defaults that it is kept in") { $0.persistence?.store ?? "" },
            .text("storeCapture", "what a closure that keeps it captures") { property in
                property.persistence.map { $0.isStoreConstant ? $0.store : "weak self" } ?? ""
            },
            .text("storeAccess", "the defaults in such a closure") { property in
                property.persistence.map { $0.isStoreConstant ? $0.store : "self?.\($0.store)" } ?? ""
            },
            .text("storedType", "the type that the defaults hold") { $0.persistence?.storedType ?? "" },
            .text("stored", "what is kept of `value`") { $0.persistence?.stored ?? "" },
            .flag("isOptional", "whether it is kept and may be nil") { $0.persistence?.isOptional ?? false },
            .flag("canFail", "whether it is kept and its stream can fail") { $0.persistence?.canFail ?? false },
            .text("restoring", "a call that makes a value of that; empty where it is the value") {
                $0.persistence?.restoring ?? ""
            },
            .text("fallback", "the value where nothing is kept; empty for nil") { $0.persistence?.fallback ?? "" },
        ]
    )
}

extension EventRelayPlan: TemplateRecord {
    package static let contract = TemplateContract<EventRelayPlan>(
        "relay",
        "A relay or subject without a value.",
        [
            .name("name", "the output that it is, or what it carries") { $0.name },
            .partial("partial", ["storage/event"], "what prints its declaration") { $0.partial },
            .text("streamModifier", "the access of its property") { $0.isInState.streamModifier },
            .text("stream", "the property's name") { $0.stream },
            .text("type", "the type of its values") { $0.type },
            .text("failure", "the type of its failures; `Never` where it has none") { $0.failure },
            .flag("isVoid", "whether its values carry nothing") { $0.isVoid },
            .flag("isSubject", "whether it can end") { $0.isSubject },
            .flag("isEarly", "whether it keeps what is sent before anybody listens") { $0.isEarly },
            .flag("isMade", "whether it is a field of the output that the state makes") { $0.isMade },
            .text("method", "the method of the state that sends into it; empty for none") { $0.method?.name ?? "" },
            .text("parameterType", "the type of that method's parameter") { $0.method?.parameterType ?? "" },
            .text("statement", "what that method does") { $0.method?.statement ?? "" },
        ]
    )
}

extension EventMethodPlan: TemplateRecord {
    package static let contract = TemplateContract<EventMethodPlan>(
        "event method",
        "A method of the state that sends one event of the output.",
        [
            .name("name", "the event") { $0.name },
            .text("signature", "the method's name and parameters") { $0.signature },
            .text("statement", "what it does") { $0.statement },
        ]
    )
}

extension Bool {
    /// The access of what only the view model reaches: in its state object where this holds, otherwise in itself.
    fileprivate var streamModifier: String { self ? "fileprivate " : "private " }
}
