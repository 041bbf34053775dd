import VMGenPlan

/// The file of a view model's generated tests.
package struct GeneratedTestsPlan: Sendable {
    /// The name of the spec's file.
    package var specFile: String
    /// The module that is tested; nil where nobody knows it.
    package var module: String?
    /// What it imports.
    package var imports: ImportsPlan
    /// The name of the view model's type.
    package var viewModel: String
    /// What of the spec no test shows, and why, a line each.
    package var untested: [String]
    /// The declaration of the tests' type up to its brace.
    package var declaration: String
    /// The lines that declare the constants of the tests.
    package var constants: [String]
    /// The tests under their headings.
    package var sections: [TestSectionPlan]

    /// Makes it of its parts.
    package init(
        specFile: String,
        module: String?,
        imports: ImportsPlan,
        viewModel: String,
        untested: [String],
        declaration: String,
        constants: [String],
        sections: [TestSectionPlan]
    ) {
        self.specFile = specFile
        self.module = module
        self.imports = imports
        self.viewModel = viewModel
        self.untested = untested
        self.declaration = declaration
        self.constants = constants
        self.sections = sections
    }
}

/// Some tests under one heading.
package struct TestSectionPlan: Sendable {
    /// The heading.
    package var title: String
    /// The tests in order.
    package var tests: [TestPlan]

    /// Makes it of its parts.
    package init(title: String, tests: [TestPlan]) {
        self.title = title
        self.tests = tests
    }
}

/// One test.
package struct TestPlan: Sendable {
    /// Doc comment lines.
    package var documentation: [String]
    /// The declaration of its method up to the brace.
    package var signature: String
    /// The lines of its body, not indented.
    package var body: [String]

    /// Makes it of its parts.
    package init(documentation: [String], signature: String, body: [String]) {
        self.documentation = documentation
        self.signature = signature
        self.body = body
    }
}

/// The test file of the user.
package struct ScaffoldPlan: Sendable {
    /// The name of the view model's type.
    package var viewModel: String
    /// The module that is tested; nil where nobody knows it.
    package var module: String?
    /// The modules that it imports, sorted.
    package var imports: [String]
    /// What of the spec no generated test shows, and why, a line each.
    package var untested: [String]
    /// Whether there are generated tests beside it.
    package var hasGenerated: Bool
    /// The declaration of the tests' type up to its brace.
    package var declaration: String
    /// The tests in order.
    package var tests: [TestPlan]

    /// Makes it of its parts.
    package init(
        viewModel: String,
        module: String?,
        imports: [String],
        untested: [String],
        hasGenerated: Bool,
        declaration: String,
        tests: [TestPlan]
    ) {
        self.viewModel = viewModel
        self.module = module
        self.imports = imports
        self.untested = untested
        self.hasGenerated = hasGenerated
        self.declaration = declaration
        self.tests = tests
    }
}
