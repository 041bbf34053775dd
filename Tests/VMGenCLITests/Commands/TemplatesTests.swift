import Testing
import VMGenCore

@testable import VMGenCLI

@Suite struct TemplatesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func listPrintsTheNames() {
        let expected = TemplateStore.names.map { $0 + "\n" }.joined()
        #expect(ToolRun("templates", "list", in: folder) == ToolRun(code: 0, output: expected))
    }

    @Test func showPrintsTheText() {
        for name in TemplateStore.names {
            let run = ToolRun("templates", "show", name, in: folder)
            #expect(run == ToolRun(code: 0, output: TemplateStore().text(at: name) ?? "nothing"))
        }
    }

    @Test(.enabled(if: !TemplateStore.names.isEmpty, "no templates are embedded"))
    func showNamesTheTemplateThatWasMeant() throws {
        let name = try #require(TemplateStore.names.first)
        let run = ToolRun("templates", "show", name + "x", in: folder)
        let expected = """
            vmgen: error: there is no template '\(name)x'; did you mean '\(name)'?
            Run 'vmgen help templates' to see how it is used.

            """
        #expect(run == ToolRun(code: 2, errors: expected))
    }

    @Test(.enabled(if: !TemplateStore.names.isEmpty, "no templates are embedded"))
    func exportCopiesAllAndOverwritesNothing() throws {
        let names = TemplateStore.names
        #expect(
            ToolRun("templates", "export", "Mine", in: folder)
                == ToolRun(code: 0, output: names.map { "created    Mine/\($0)\n" }.joined())
        )
        for name in names { #expect(folder.text("Mine/\(name)") == TemplateStore().text(at: name)) }
        let changed = try #require(names.first)
        try folder.write("my own", to: "Mine/\(changed)")
        let run = ToolRun("templates", "export", "Mine", in: folder)
        #expect(run.code == 3)
        #expect(run.output == names.dropFirst().map { "unchanged  Mine/\($0)\n" }.joined())
        #expect(run.errors == "Mine/\(changed): error: exists and differs; it was left as it is\n")
        #expect(folder.text("Mine/\(changed)") == "my own")
    }

    @Test(arguments: [
        (["templates"], "say what to do with the templates: list, show NAME or export DIR"),
        (["templates", "lst"], "'templates lst' is unknown; did you mean 'list'?"),
        (["templates", "list", "x"], "'templates list' does not take 'x'"),
        (["templates", "show"], "'templates show' needs a NAME"),
        (["templates", "show", "a", "b"], "'templates show' does not take 'b'"),
        (["templates", "export"], "'templates export' needs a DIR"),
        (["templates", "export", ""], "'templates export' needs a DIR"),
        (["templates", "list", "--quiet"], "unknown flag '--quiet'"),
    ])
    func wrongUsageIsNamed(arguments: [String], message: String) {
        let run = ToolRun(arguments, in: folder) { FakeGenerator.generate($1) }
        let expected = "vmgen: error: \(message)\nRun 'vmgen help templates' to see how it is used.\n"
        #expect(run == ToolRun(code: 2, errors: expected))
    }

    @Test func aDryRunCopiesNothing() throws {
        let run = ToolRun("templates", "export", "Mine", "--dry-run", in: folder)
        #expect(run == ToolRun(code: 0, output: TemplateStore.names.map { "created    Mine/\($0)\n" }.joined()))
        #expect(try folder.allFiles() == [])
    }
}
