import VMGenPlan

/// The file of a view model's generated tests.
struct GeneratedTestsPlan: Sendable {
    /// The name of the spec's file.
    var specFile: String
    /// The module that is tested; nil where nobody knows it.
    var module: String?
    /// What it imports.
    var imports: ImportsPlan
    /// The name of the view model's type.
    var viewModel: String
    /// What of the spec no test shows, and why, a line each.
    var untested: [String] = []
    /// The declaration of the tests' type up to its brace.
    var declaration: String
    /// The lines that declare the constants of the tests.
    var constants: [String]
    /// The tests under their headings.
    var sections: [TestSectionPlan]
}

/// Some tests under one heading.
struct TestSectionPlan: Sendable {
    /// The heading.
    var title: String
    /// The tests in order.
    var tests: [TestPlan]
}

/// One test.
struct TestPlan: Sendable {
    /// Doc comment lines.
    var documentation: [String]
    /// The declaration of its method up to the brace.
    var signature: String
    /// The lines of its body, not indented.
    var body: [String]
}

/// The test file of the user.
struct ScaffoldPlan: Sendable {
    /// The name of the view model's type.
    var viewModel: String
    /// The module that is tested; nil where nobody knows it.
    var module: String?
    /// The modules that it imports, sorted.
    var imports: [String]
    /// What of the spec no generated test shows, and why, a line each.
    var untested: [String] = []
    /// Whether there are generated tests beside it.
    var hasGenerated = true
    /// The declaration of the tests' type up to its brace.
    var declaration: String
    /// The tests in order.
    var tests: [TestPlan]
}
