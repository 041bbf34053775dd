import VMGenPlan
import VMGenSpec

extension HarnessFile: TemplateRecord {
    package static let contract = TemplateContract<HarnessFile>(
        "harness file",
        "What the template of a harness and of the stubs of its services sees.",
        [
            .comment("spec", "the name of the spec's file: `FindNumber.vm`") { CommentText("\($0.specName).vm") },
            .text("module", "the module that is tested; empty where nobody knows it") { $0.module ?? "" },
            .texts("imports", "the modules that the file imports, sorted") { $0.harness.viewModel.imports.modules },
            .texts("attributedImports", "imports with attributes, as whole lines") {
                $0.harness.viewModel.imports.attributed
            },
            .comments("omissions", "what is not there and why, a sentence each") { $0.harness.omissions },
            .optional("harness", "the harness, where there is one") { file in
                file.harness.obstacle == nil ? file.harness : nil
            },
            .records("stubs", "the stubs in order") { file in
                file.harness.stubs.filter { $0.obstacle == nil }
            },
        ]
    )
}

extension HarnessPlanner: TemplateRecord {
    package static let contract = TemplateContract<HarnessPlanner>(
        "harness",
        "What drives a view model in tests.",
        [
            .text("name", "the name of its type") { $0.name },
            .name("type", "the type of the view model") { $0.type },
            .records("doubles", "the doubles that it keeps") { $0.doubles.filter(\.isKept) },
            .texts("parameters", "the parameters of its `init`") { $0.parameters },
            .texts("made", "those of them whose default is made within that, on the main actor") { view in
                view.doubles.filter(\.isMadeInside).map(\.made)
            },
            .texts("arguments", "the arguments of the view model's `init`") { view in
                view.doubles.filter { !$0.isAssigned }.map(\.argument)
            },
            .texts("assignments", "the statements that set the variables of a view model that is made") { view in
                view.doubles.filter(\.isAssigned).map(\.assignment)
            },
            .records("outputs", "what is recorded of what the view model shows") { $0.outputs },
            .records("members", "what is recorded of the view model's own streams") { $0.members },
            .flag("leadsWithAccessor", "whether the first of them is called like what starts an accessor: `get`") {
                harness in
                ["get", "set", "willSet", "didSet"].contains(harness.rounds.first ?? "")
            },
            .texts("rounds", "the recordings, and the doubles that are asked") { $0.rounds },
            .flag("isOutputEvents", "whether the output is one stream of events") { $0.sendsEvents },
            .records("sources", "what carries values into the view model") { $0.sources },
            .records("fields", "the inputs that are plain fields") { $0.fieldPlans },
            .text("bag", "the empty bag that `transform` is passed; empty where it is passed none") { $0.bag ?? "" },
            .flag("isStored", "whether input and output are stored") { $0.spec.transform.isStored },
            .record("transform", "the arguments of `transform`") { $0.transformCall },
            .records("inputs", "the methods that send what its view sends, and set what it sets") {
                $0.inputs + $0.setters
            },
            .text("kept", "the property that keeps what `transform` returned; empty where nothing is set there") {
                $0.keepsOutput ? HarnessInput.latestOutput : ""
            },
            .text("outputType", "the type of what `transform` returns") { $0.spec.outerOutput },
            .text("time", "the double that stands in for time; empty where there is none") { $0.time ?? "" },
            .text("strangers", "what the compiler is to say of a name that the spec does not have; empty for nothing") {
                $0.strangers
            },
        ]
    )
}

extension DoublePlan: TemplateRecord {
    package static let contract = TemplateContract<DoublePlan>(
        "double",
        "What a harness gives to one parameter of the view model's `init`, and keeps.",
        [
            .name("label", "the parameter's name") { $0.name },
            .text("name", "the name, in backticks where it needs them") { SwiftText.escaped($0.name) },
            .text("member", "the name behind a dot") { SwiftText.escapedMember($0.name) },
            .text("type", "its type") { $0.type },
        ]
    )
}

extension RecordedOutputPlan: TemplateRecord {
    package static let contract = TemplateContract<RecordedOutputPlan>(
        "recorded output",
        "What is recorded of one output, or of a stream of the view model itself.",
        [
            .literal("label", "the output's name as a string literal") { SwiftLiteral($0.label) },
            .text("name", "the name, in backticks where it needs them") { SwiftText.escaped($0.label) },
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .text("stream", "what its stream is called where it is found: `saved`, `$isLoading`") { $0.stream },
            .text("element", "the type of its values") { $0.element },
            .flag("isState", "whether it has a value at every time") { $0.isState },
        ]
    )
}

extension HarnessSourcePlan: TemplateRecord {
    package static let contract = TemplateContract<HarnessSourcePlan>(
        "harness source",
        "What carries the values of one input, or all events.",
        [
            .text("name", "the property's name") { $0.name },
            .text("value", "what makes it at once; empty where `init` makes it") { $0.value },
            .text("type", "its type, where `init` makes it of what others carry; empty where it is made at once") {
                $0.type
            },
            .texts("arguments", "the arguments that it is made with there") { $0.arguments },
        ]
    )
}

extension HarnessFieldPlan: TemplateRecord {
    package static let contract = TemplateContract<HarnessFieldPlan>(
        "harness field",
        "An input that is a plain field, which the harness is given.",
        [
            .text("name", "the property's name") { $0.name },
            .text("parameter", "the parameter that it is given by") { $0.parameter },
            .text("type", "its type") { $0.type },
        ]
    )
}

extension TransformCallPlan: TemplateRecord {
    package static let contract = TemplateContract<TransformCallPlan>(
        "transform call",
        "The arguments of `transform`.",
        [
            .text("method", "what the method is called, `transform` where the spec does not say otherwise") {
                $0.method
            },
            .text("label", "the label of the input with its colon and blank; empty for none") { $0.label },
            .text("type", "the type of the input; empty where that is a stream of events") { $0.type ?? "" },
            .texts("fields", "the arguments that the input is made with, or the stream of events") { $0.fields },
            .text("bag", "the bag with its label; empty where it is passed none") { $0.bag ?? "" },
        ]
    )
}

extension HarnessInput: TemplateRecord {
    package static let contract = TemplateContract<HarnessInput>(
        "harness input",
        "A method of a harness that sends what the view sends.",
        [
            .text("signature", "its name and parameters") { $0.signature },
            .text("statement", "what it does") { $0.statement },
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
        ]
    )
}
