import Testing

@testable import VMGenCLI

@Suite struct TargetLayoutTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
    }

    private func layout(_ path: String) -> TargetLayout? {
        TargetLayout(holding: Path(path, in: folder.path))
    }

    @Test func takesTheTargetFromTheFolderBelowSources() {
        let layout = layout("Sources/App/Screens/A.vm")
        #expect(layout?.target == "App")
        #expect(layout?.folder.shown == "Sources/App")
        #expect(layout?.output.shown == "Sources/App/Generated")
        #expect(layout?.testsOutput.shown == "Tests/AppTests/Generated")
        #expect(layout?.moduleName == "App")
    }

    @Test func takesTheTargetsFolderItself() {
        #expect(layout("Sources/App")?.target == "App")
        #expect(layout("Sources") == nil)
    }

    @Test func needsAPackageBesideSources() throws {
        #expect(layout("Other/Sources/App/A.vm") == nil)
        #expect(layout("A.vm") == nil)
        // The nearest `Sources` of a package counts: the inner one here is none.
        #expect(layout("Sources/App/Sources/Inner/A.vm")?.target == "App")
        try folder.write("", to: "Sources/App/Package.swift")
        #expect(layout("Sources/App/Sources/Inner/A.vm")?.target == "Inner")
    }

    @Test func aFileDirectlyInSourcesNamesNoTarget() throws {
        try folder.write("", to: "Sources/A.vm")
        #expect(layout("Sources/A.vm") == nil)
    }
}
