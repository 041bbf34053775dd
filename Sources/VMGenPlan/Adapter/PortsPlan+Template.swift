extension PortsPlan: TemplateRecord {
    package static let contract = TemplateContract<PortsPlan>(
        "ports",
        "The type of what comes in or of what goes out.",
        [
            .text("name", "its name: `Input`") { $0.name },
            .flag("isNested", "whether it is declared in the view model") { $0.place == .nested },
            .flag("isGlobal", "whether it is declared beside the view model") { $0.place == .global },
            .text("indentation", "what its lines start with: it is nested, or is not") {
                $0.place == .nested ? "    " : ""
            },
            .text("attributes", "attributes and modifiers, with a blank behind each") {
                $0.attributes.map { $0 + " " }.joined()
            },
            .text("conformances", "what it conforms to, as it stands behind the name: `: Equatable`") {
                $0.conformances
            },
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .flag("isEvents", "whether it is an enum of events") { $0.isEvents },
            .records("cases", "the events, of an enum") { $0.cases },
            .records("fields", "the fields, of a struct") { $0.fields },
            .flag("hasInitializer", "whether the `init` of its fields is written out") { $0.hasInitializer },
        ]
    )

    private var isEvents: Bool {
        switch members {
        case .events: true
        case .fields: false
        }
    }

    private var cases: [EventCasePlan] {
        switch members {
        case .events(let cases): cases
        case .fields: []
        }
    }

    private var fields: [FieldPlan] {
        switch members {
        case .events: []
        case .fields(let fields, _): fields
        }
    }

    private var hasInitializer: Bool {
        switch members {
        case .events, .fields(_, initializer: .synthesized): false
        case .fields(_, initializer: .written): true
        }
    }
}

extension EventCasePlan: TemplateRecord {
    package static let contract = TemplateContract<EventCasePlan>(
        "event",
        "One event of an input or output.",
        [
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .text("declaration", "the name with its payload: `textEdited(text: String?)`") { $0.declaration },
        ]
    )
}

extension FieldPlan: TemplateRecord {
    package static let contract = TemplateContract<FieldPlan>(
        "field",
        "One field of an input or output.",
        [
            .text("name", "the property's name, in backticks where it needs them") { $0.name },
            .text("member", "the name behind a dot") { $0.member },
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .text("type", "its type") { $0.type },
            .text("parameter", "the parameter of an `init` that takes it, with its default value") { $0.parameter },
            .text("unconnected", "what it is where nobody connects it; empty where it has to be connected") {
                $0.unconnected ?? ""
            },
            .optional("made", "the relay or subject that the field itself makes") { $0.made },
            .optional("wrapped", "the wrapped variable that the field is") { $0.wrapped },
        ]
    )
}

extension WrappedField: TemplateRecord {
    package static let contract = TemplateContract<WrappedField>(
        "wrapped field",
        "A field with a property wrapper of the app's own: `@Property var isLoading: Bool = false`.",
        [
            .text("wrapper", "the attributes") { $0.wrapper },
            .text("element", "the type of its values") { $0.element },
            .text("value", "its first value; empty where that is an argument of `init`") { $0.value },
        ]
    )
}

extension MadeStream: TemplateRecord {
    package static let contract = TemplateContract<MadeStream>(
        "made stream",
        "A relay or subject where it is made.",
        [
            .partial("partial", ["storage/inline"], "what prints it") { $0.partial },
            .text("kind", "its kind: `BehaviorRelay`") { $0.kind },
            .text("element", "the type of its values") { $0.element },
            .text("failure", "the type of its failures; `Never` where it has none") { $0.failure },
            .text("value", "its first value; empty where it has none") { $0.value },
        ]
    )
}
