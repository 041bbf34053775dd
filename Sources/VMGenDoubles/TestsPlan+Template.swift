import VMGenPlan
import VMGenSpec

extension GeneratedTestsPlan: TemplateRecord {
    package static let contract = TemplateContract<GeneratedTestsPlan>(
        "generated tests",
        "What the template of a view model's generated tests sees.",
        [
            .comment("spec", "the name of the spec's file: `FindNumber.vm`") { CommentText($0.specFile) },
            .text("module", "the module that is tested; empty where nobody knows it") { $0.module ?? "" },
            .texts("imports", "the modules that the file imports, sorted") { $0.imports.modules },
            .texts("attributedImports", "imports with attributes, as whole lines") { $0.imports.attributed },
            .name("viewModel", "the name of the view model's type") { $0.viewModel },
            .comments("untested", "what of the spec no test shows, and why, a line each") { $0.untested },
            .text("declaration", "the declaration of the tests' type up to its brace") { $0.declaration },
            .texts("constants", "the lines that declare the constants of the tests") { $0.constants },
            .records("sections", "the tests under their headings") { $0.sections },
        ]
    )
}

extension TestSectionPlan: TemplateRecord {
    package static let contract = TemplateContract<TestSectionPlan>(
        "test section",
        "Some tests under one heading.",
        [
            .comment("title", "the heading") { CommentText($0.title) },
            .records("tests", "the tests in order") { $0.tests },
        ]
    )
}

extension TestPlan: TemplateRecord {
    package static let contract = TemplateContract<TestPlan>(
        "test",
        "One test.",
        [
            .comments("documentation", "doc comment lines, without `///`") { $0.documentation },
            .text("signature", "the declaration of its method up to the brace") { $0.signature },
            .texts("body", "the lines of its body, not indented") { $0.body },
        ]
    )
}

extension ScaffoldPlan: TemplateRecord {
    package static let contract = TemplateContract<ScaffoldPlan>(
        "created tests",
        "What the template of the user's test file sees, which is created once.",
        [
            .name("viewModel", "the name of the view model's type") { $0.viewModel },
            .text("module", "the module that is tested; empty where nobody knows it") { $0.module ?? "" },
            .texts("imports", "the modules that the file imports, sorted") { $0.imports },
            .comments("untested", "what of the spec no generated test shows, and why, a line each") { $0.untested },
            .flag("hasGenerated", "whether there are generated tests beside it") { $0.hasGenerated },
            .text("declaration", "the declaration of the tests' type up to its brace") { $0.declaration },
            .records("tests", "the tests in order") { $0.tests },
        ]
    )
}
