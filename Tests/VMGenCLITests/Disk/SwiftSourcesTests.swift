import Testing
import VMGenDiagnostics

@testable import VMGenCLI

@Suite("Which specs want the Swift beside them read")
struct SwiftSourcesTests {
    @Test(
        "What exists, the names of closures that are called, and of functions of types",
        arguments: [
            ("init:\n  load: Load\nflows:\n  - row -> latest load($0) -> rows", true),
            ("init:\n  weak var api: existing Api?\n", true),
            ("init:\n  load: (Int) -> Void\nflows:\n  - row -> call load($0)", false),
            ("init:\n  load: Load\nflows:\n  - row -> latest load.rows($0) -> rows", true),
            ("init:\n  load: any Load\nflows:\n  - row -> first try load.rows($0) -> rows", true),
            ("init:\n  load: Load\nflows:\n  - row -> call load.show($0)", true),
            ("init:\n  load: (Load) -> Void\nflows:\n  - row -> call load.show($0)", false),
            (
                "init:\n  load: Load?\nservices:\n  Load: Sendable\n    - rows() -> [Row]\nflows:\n  - row -> latest load.rows($0)",
                false
            ),
            ("init:\n  load: Load?\nflows:\n  - row -> latest load?($0) -> rows", true),
            ("init:\n  load: Load\nflows:\n  - row -> latest try await load.rows($0) -> rows", true),
            ("init:\n  page: Page\nflows:\n  - row -> with page.size -> rows", true),
            ("services:\n  Api:\n    - rows() -> Response<Row>\n", true),
            ("services:\n  Api:\n    - rows() -> [Row]\n    - all() async throws -> Rows\n", false),
            ("services:\n  struct Api:\n    - load: Load\nflows:\n  - row -> latest api.load($0) -> rows", true),
            ("inputs:\n  load: Load\nflows:\n  - row -> call load($0)", false),
            ("inputs:\n  row: Row\nflows:\n  - row -> compactMap Title.Kind.short -> title", true),
            ("inputs:\n  row: Row\nflows:\n  - row -> map Title.short($0) -> map { Int($0.count) } -> count", false),
        ]
    )
    func needed(spec: String, isNeeded: Bool) {
        #expect(SwiftSources.areNeeded(by: [SourceText(path: "A.vm", text: spec)]) == isNeeded)
    }
}
