/// One method of the generated tests.
struct GeneratedTest {
    /// Its name, without the `test` that XCTest wants before it and without backticks: `roundIsKept`.
    var name: String
    /// What the spec says and the test shows: one line, or several with line ends between.
    var documentation: String
    /// What it does, in order; for a test that is skipped, what it would do, or nothing.
    var body: [TestStatement]
    /// Why the test is skipped; nil for one that runs.
    var skip: String?

    /// A test that does `body`.
    init(name: String, documentation: String, body: [TestStatement]) {
        self.name = name
        self.documentation = documentation
        self.body = body
    }

    /// A test that is skipped because of `skip`, a sentence without its full stop.
    init(name: String, documentation: String, skip: String) {
        self.name = name
        self.documentation = documentation
        self.skip = skip
        body = []
    }

    /// Whether it looks at anything; one that is skipped does not have to.
    var asserts: Bool { skip != nil || body.contains(where: \.asserts) }

    /// Whether it waits for something.
    var isAsync: Bool { body.contains { $0.mentions("await ") || $0.waits } }

    /// Whether something in it can throw.
    var isThrowing: Bool { body.contains { $0.mentions("try ") } }
}
