import Testing
import VMGenDiagnostics

@testable import VMGenCLI

@Suite("Which specs want the Swift beside them read")
struct SwiftSourcesTests {
    @Test(
        "What exists, and the names of closures that are called",
        arguments: [
            ("init:\n  load: Load\nflows:\n  - row -> latest load($0) -> rows", true),
            ("init:\n  weak var api: existing Api?\n", true),
            ("init:\n  load: (Int) -> Void\nflows:\n  - row -> call load($0)", false),
            ("init:\n  load: Load\nflows:\n  - row -> latest load.rows($0) -> rows", false),
            ("inputs:\n  load: Load\nflows:\n  - row -> call load($0)", false),
        ]
    )
    func needed(spec: String, isNeeded: Bool) {
        #expect(SwiftSources.areNeeded(by: [SourceText(path: "A.vm", text: spec)]) == isNeeded)
    }
}
