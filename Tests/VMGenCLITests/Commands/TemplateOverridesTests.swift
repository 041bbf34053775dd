import Testing
import VMGenCore

@testable import VMGenCLI

/// `vmgen generate --templates DIR`.
@Suite struct TemplateOverridesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("alpha", to: "A.vm")
    }

    /// The run, and the text that the generator found at `path`.
    private func run(asking path: String) -> (ToolRun, String?) {
        var text: String?
        let arguments = ["generate", "A.vm", "--output", "Out", "--quiet", "--templates", "Mine"]
        let run = ToolRun(arguments, in: folder) { store, target in
            text = store.text(at: path)
            return FakeGenerator.generate(target)
        }
        return (run, text)
    }

    @Test(.enabled(if: !TemplateStore.names.isEmpty, "no templates are embedded"))
    func overrideByTheirRelativePath() throws {
        let name = try #require(TemplateStore.names.first)
        try folder.write("my own", to: "Mine/\(name)")
        try folder.write("", to: "Mine/.DS_Store")
        let (run, text) = run(asking: name)
        #expect(run == ToolRun(code: 0))
        #expect(text == "my own")
    }

    @Test func aFileThatOverridesNothingIsAWarning() throws {
        try folder.write("my own", to: "Mine/Some/Partial.stencil")
        let (run, text) = run(asking: "Some/Partial.stencil")
        #expect(run.code == 0)
        #expect(
            run.errors == "Mine/Some/Partial.stencil: warning: overrides no template; "
                + "'vmgen templates list' prints their names\n"
        )
        #expect(text == "my own")
    }

    @Test(.enabled(if: !TemplateStore.names.isEmpty, "no templates are embedded"))
    func aMisspeltOneNamesTheTemplateThatWasMeant() throws {
        let name = try #require(TemplateStore.names.first)
        try folder.write("my own", to: "Mine/Elsewhere/\(name).stencl")
        let (run, _) = run(asking: name)
        #expect(run.code == 0)
        #expect(run.errors.hasPrefix("Mine/Elsewhere/\(name).stencl: warning: overrides no template; "))
    }

    @Test func aFolderThatIsMissingIsWrongUsage() throws {
        let (run, _) = run(asking: "")
        let expected = """
            vmgen: error: '--templates Mine': no such folder
            Run 'vmgen help generate' to see how it is used.

            """
        #expect(run == ToolRun(code: 2, errors: expected))
    }

    @Test func anErrorNamesTheFileThatOverrides() throws {
        try folder.write("view-model: A\nruntime: rxswift\nflows:\n  - start -> call Log.start()\n", to: "A.vm")
        try folder.write("first\n  {{ nothing }}\n", to: "Mine/Shared/ViewModel.swift.stencil")
        let arguments = ["generate", "A.vm", "--output", "Out", "--quiet", "--templates", "Mine"]
        let run = ToolRun(arguments, in: folder) { Pipeline(templates: $0).generate($1) }
        #expect(run.code == 1)
        #expect(
            run.errors.hasPrefix("Mine/Shared/ViewModel.swift.stencil:2:6: error: "),
            "\(run.errors)"
        )
    }

    @Test func anErrorInAnEmbeddedTemplateNamesThatTemplate() throws {
        try folder.write("view-model: A\nruntime: rxswift\nflows:\n  - start -> call Log.start()\n", to: "A.vm")
        try folder.write(
            "{% include \"Shared/Header.stencil\" %}\n{% include \"Shared/Missing.stencil\" %}\n",
            to: "Mine/Shared/ViewModel.swift.stencil"
        )
        let arguments = ["generate", "A.vm", "--output", "Out", "--quiet", "--templates", "Mine"]
        let run = ToolRun(arguments, in: folder) { Pipeline(templates: $0).generate($1) }
        #expect(run.errors.hasPrefix("Mine/Shared/ViewModel.swift.stencil:2:"), "\(run.errors)")
    }
}
