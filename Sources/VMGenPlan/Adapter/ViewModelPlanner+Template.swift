import VMGenModel
import VMGenSpec

extension ViewModelPlanner: TemplateRecord {
    package static let contract = TemplateContract<ViewModelPlanner>(
        "view model",
        "What the templates of a spec's own files see: the view model, and the file of its hand-written methods.",
        [
            .comment("spec", "the name of the spec's file: `FindNumber.vm`") { CommentText("\($0.specName).vm") },
            .record("runtime", "the templates that its runtime has for itself") { RuntimeTemplates(folder: $0.folder) },
            .texts("imports", "the modules that the file imports, sorted") { $0.imports.modules },
            .texts("attributedImports", "imports with attributes, as whole lines") { $0.imports.attributed },
            .texts("logicImports", "the modules that the file of hand-written methods imports") { $0.imports.logic },
            .record("type", "the declaration of the view model") { $0.type },
            .flag("hasNestedPorts", "whether the type of what comes in or of what goes out is declared in it") {
                $0.spec.hasNestedPorts
            },
            .flag("startsWithTypes", "whether types stand before all else in it") {
                $0.spec.hasNestedPorts || $0.spec.types?.lines.isEmpty == false
            },
            .texts("types", "the nested types as the spec writes them, a line each") { view in
                view.spec.types?.lines.map(view.spec.marked) ?? []
            },
            .text("access", "`public ` or `package ` where its members are seen elsewhere, otherwise empty") {
                $0.access.prefix
            },
            .records("parameters", "the parameters of `init` in order") { view in
                view.parameters.map(view.parameter)
            },
            .records("properties", "those of them that become properties") { view in
                view.parameters.filter { !$0.isForSuper }.map(view.parameter)
            },
            .records("initializers", "the initializers beside its `init`, in order") { $0.furtherInits },
            .records("variables", "other properties in order") { VariablePlan.all(of: $0.spec) },
            .record("input", "the type of what comes in") { $0.input },
            .record("output", "the type of what goes out") { $0.output },
            .record("result", "what `transform` returns") { $0.result },
            .record("storage", "what the view model keeps for itself") { $0.storage },
            .record("state", "what it remembers, and the relays of its events") { $0.state },
            .record("transform", "the method that wires it") { $0.transform },
            .record("streams", "what `transform` holds, names and subscribes to") { StreamsView(plan: $0.streams) },
            .record("returned", "what `transform` returns") { ReturnedView(output: $0.streams.output) },
            .records("requests", "its requests as methods") { $0.requests },
            .optional("errors", "the error enum that it declares") { $0.errors },
            .records("services", "the protocols that it declares") { view in
                view.spec.services.filter { !$0.isExisting }.map(view.service)
            },
            .record("logic", "the protocol of the hand-written methods") { $0.logic },
        ]
    )
}
