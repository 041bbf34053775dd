/// What templates see of what `transform` holds, names and subscribes to.
package struct StreamsView: TemplateRecord {
    /// The plan.
    package let plan: TransformPlan

    package static let contract = TemplateContract<StreamsView>(
        "streams",
        "What `transform` holds, names and subscribes to, in the order of its text.",
        [
            .flag("hasText", "whether there is any of it") { view in
                !view.plan.locals.isEmpty || !view.plan.items.isEmpty || !view.plan.statements.isEmpty
            },
            .records("locals", "the relays and subjects that one call holds") { $0.plan.locals },
            .records("items", "the streams that have a name, and the subscriptions") { view in
                view.plan.items.map { StreamItemView(item: $0) }
            },
            .texts("statements", "the lines of what is done once, behind them") { view in
                view.plan.statements.flatMap { $0.lines() }
            },
            .records("late", "the subscriptions that look at what is done once") { view in
                view.plan.late.map { StreamItemView(item: $0) }
            },
        ]
    )
}

extension HeldLocal: TemplateRecord {
    package static let contract = TemplateContract<HeldLocal>(
        "local",
        "A relay or subject that one call of `transform` holds.",
        [
            .text("name", "its name") { $0.name },
            .text("type", "its type without arguments: `BehaviorRelay`") { $0.type },
            .text("arguments", "the arguments of its type: `<String>`; empty for a type without") { $0.arguments },
            .text("value", "its first value with its label: `value: \"\"`; empty where it has none") { $0.value },
        ]
    )
}

/// What templates see of a stream that has a name, or of a subscription.
package struct StreamItemView: TemplateRecord {
    /// The item.
    package let item: TransformItem

    package static let contract = TemplateContract<StreamItemView>(
        "stream item",
        "A stream that has a name, or a subscription: a chain, and what it becomes.",
        [
            .text("name", "the constant that holds the stream; empty for a subscription") { $0.name },
            .flag("isSubscription", "whether the bag keeps it") { $0.name.isEmpty },
            .text("margin", "the indentation of its links") { ChainView(chain: $0.chain, margin: 2).linkMargin },
        ] + ChainView.contract.entries.map { $0.seen { view in ChainView(chain: view.chain, margin: 2) } }
    )

    private var name: String {
        switch item {
        case .stream(let name, _): name
        case .subscription: ""
        }
    }

    private var chain: Chain {
        switch item {
        case .stream(_, let chain), .subscription(let chain): chain
        }
    }
}

/// What templates see of what `transform` returns.
package struct ReturnedView: TemplateRecord {
    /// The expression.
    package let output: OutputExpression

    package static let contract = TemplateContract<ReturnedView>(
        "returned",
        "What `transform` returns: the fields of a struct, or one chain.",
        [
            .flag("isStream", "whether it is one stream of events") { $0.isStream },
            .records("fields", "the fields, of a struct") { $0.fields },
            .flag("isShort", "whether its one field stands in the line of the type") { $0.isShort },
        ] + ChainView.contract.entries.map { $0.seen { view in ChainView(chain: view.chain, margin: 2) } }
    )

    private var isStream: Bool {
        switch output {
        case .stream: true
        case .fields: false
        }
    }

    private var chain: Chain {
        switch output {
        case .stream(let chain): chain
        case .fields: Chain("")
        }
    }

    private var isShort: Bool { fields.count == 1 && fields[0].chain.isLine }

    private var fields: [ReturnedFieldView] {
        switch output {
        case .stream: []
        case .fields(let fields): fields.map { ReturnedFieldView(label: $0.label, chain: $0.value) }
        }
    }
}

/// What templates see of one field of what `transform` returns.
package struct ReturnedFieldView: TemplateRecord {
    /// The argument's label.
    package let label: String
    /// What it is.
    let chain: Chain

    package static let contract = TemplateContract<ReturnedFieldView>(
        "returned field",
        "One field of what `transform` returns: its label, and the chain that it is.",
        [.text("label", "the argument's label") { $0.label }]
            + ChainView.contract.entries.map { entry in
                entry.seen { view in
                    ChainView(chain: view.chain, margin: 3, isInline: view.chain.isField(called: view.label))
                }
            }
    )
}

extension TemplateEntry {
    /// The entry as one of what holds the plan.
    package func seen<Outer>(_ plan: @escaping @Sendable (Outer) -> Plan) -> TemplateEntry<Outer> {
        let value = value
        return TemplateEntry<Outer>(name: name, type: type, about: about) { value(plan($0)) }
    }
}
