extension TypePlan: TemplateRecord {
    package static let contract = TemplateContract<TypePlan>(
        "type",
        "The declaration of the view model.",
        [
            .name("name", "its name") { $0.name },
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .texts("attributes", "attributes as written: `@MainActor`") { $0.attributes },
            .text("declaration", "the declaration up to its brace") { $0.head },
            .flag("isGeneric", "whether it has generic parameters") { $0.isGeneric },
            .flag("isMainActor", "whether it is on the main actor") { $0.isMainActor },
            .flag("isIsolatedByDefault", "whether all that its target declares is there, where it says nothing else") {
                $0.isIsolatedByDefault
            },
            .flag("isValueType", "whether it is a struct") { $0.isValueType },
        ]
    )
}

extension ParameterPlan: TemplateRecord {
    package static let contract = TemplateContract<ParameterPlan>(
        "parameter",
        "One parameter of `init` and its property.",
        [
            .text("name", "the name, in backticks where it needs them") { $0.name },
            .text("member", "the name behind a dot") { $0.member },
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .text("property", "the declaration of the property: `private let library: Library`") { $0.property },
            .text("parameter", "the declaration of the parameter: `library: Library = .shared`") { $0.parameter },
        ]
    )
}

extension VariablePlan: TemplateRecord {
    package static let contract = TemplateContract<VariablePlan>(
        "variable",
        "One stored property of the `variables` section.",
        [
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .text("declaration", "the declaration as written") { $0.declaration },
            .text("name", "its name, in backticks where it needs them") { $0.name },
            .text("initial", "what `init` makes it of, where that names what it is given; otherwise empty") {
                $0.initial
            },
        ]
    )
}

extension ErrorsPlan: TemplateRecord {
    package static let contract = TemplateContract<ErrorsPlan>(
        "errors",
        "The error enum of a view model.",
        [
            .name("name", "its name") { $0.name },
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .records("cases", "its cases in order") { $0.cases },
            .records("matches", "the failures that have a case of their own") { $0.matches },
            .text("other", "the case for anything else, as it stands behind a dot") { $0.other },
        ]
    )
}

extension ErrorsPlan.Case: TemplateRecord {
    package static let contract = TemplateContract<ErrorsPlan.Case>(
        "error case",
        "One case of an error enum.",
        [
            .text("name", "its name, in backticks where it needs them") { $0.name },
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
        ]
    )
}

extension ErrorsPlan.Match: TemplateRecord {
    package static let contract = TemplateContract<ErrorsPlan.Match>(
        "error match",
        "A type of failures, and the case that they become.",
        [
            .text("type", "the type: `URLError`") { $0.type },
            .text("case", "the case as it stands behind a dot") { $0.caseName },
        ]
    )
}

extension FurtherInitPlan: TemplateRecord {
    package static let contract = TemplateContract<FurtherInitPlan>(
        "further initializer",
        "An initializer beside the view model's own.",
        [
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .flag("isUnavailable", "whether nobody is to call it: the superclass asks for it") { $0.isUnavailable },
            .text("declaration", "the declaration up to its brace: `convenience init(page: Int)`") { $0.declaration },
            .text("statement", "what it does") { $0.statement },
        ]
    )
}
