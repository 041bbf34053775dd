import Testing

@testable import VMGenCLI

/// `vmgen init`: it writes what is missing, and asks nothing.
@Suite("vmgen init")
struct InitTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("RxSwift", to: "Package.swift")
        try folder.write("", to: "Sources/App/Rooms/Rooms.vm")
    }

    @Test func aProjectIsSetUp() throws {
        let run = ToolRun("init", in: folder)
        #expect(run.code == 0)
        #expect(run.output.hasPrefix("created    vmgen.config\ncreated    .gitattributes\n"))
        #expect(run.output.contains("    .target(name: \"App\", exclude: [\"Rooms/Rooms.vm\"])\n"))
        #expect(run.output.contains("    vmgen check\n"))
        #expect(
            run.output.contains(
                "    dependencies: [.package(url: \"https://example.com/vmgen.git\", from: \"0.1.0\")],\n"
            )
        )
        // A hook that is there stays.
        #expect(run.output.contains(" >> .git/hooks/post-merge\n"))
        #expect(folder.text("vmgen.config")?.contains("\nruntime: rxswift\n") == true)
        #expect(
            folder.text(".gitattributes")?.contains("**/Generated/*.swift linguist-generated merge=vmgen\n") == true
        )
        let again = ToolRun("init", in: folder)
        #expect(again.output.hasPrefix("unchanged  vmgen.config\nunchanged  .gitattributes\n"))
    }

    @Test("A package whose target is on the main actor by default says so to vmgen") func isolation() throws {
        try folder.write(
            ".target(name: \"App\", swiftSettings: [.defaultIsolation(MainActor.self)])",
            to: "Package.swift"
        )
        #expect(ToolRun("init", in: folder).code == 0)
        #expect(folder.text("vmgen.config")?.hasSuffix("\nisolation: MainActor\n") == true)
        #expect(ToolRun("config", in: folder).output.contains("isolation     MainActor"))
    }

    @Test func whatIsThereStays() throws {
        try folder.write("# ours", to: "vmgen.config")
        try folder.write("*.png binary\n*.vm linguist-language=YAML", to: ".gitattributes")
        try folder.makeFolder(".github/workflows")
        let run = ToolRun("init", in: folder)
        #expect(
            run.output.hasPrefix(
                "unchanged  vmgen.config\nadded to   .gitattributes\ncreated    .github/workflows/vmgen.yml\n"
            )
        )
        #expect(folder.text("vmgen.config") == "# ours")
        #expect(
            folder.text(".gitattributes") == """
                *.png binary
                *.vm linguist-language=YAML
                **/Generated/*.swift linguist-generated merge=vmgen
                **/Generated/.vmgen.sums linguist-generated merge=union

                """
        )
    }

    @Test func aWorkflowGetsTheToolWhereThePackageDoesNotHaveIt() throws {
        try folder.makeFolder(".github/workflows")
        try folder.write("let package = Package(name: \"App\")", to: "Package.swift")
        _ = ToolRun("init", in: folder)
        let own = try #require(folder.text(".github/workflows/vmgen.yml"))
        #expect(own.contains("\n      - run: git clone --depth 1 https://example.com/vmgen.git"))
        #expect(own.contains("\n        run: vmgen check --format github\n"))

        try folder.write(".package(url: \"https://example.com/vmgen.git\", from: \"0.1.0\")", to: "Package.swift")
        try folder.remove(".github/workflows/vmgen.yml")
        _ = ToolRun("init", in: folder)
        let built = try #require(folder.text(".github/workflows/vmgen.yml"))
        #expect(built.contains("\n      - run: swift build --product vmgen\n"))
        #expect(built.contains("\n        run: swift run vmgen check --format github\n"))
    }

    @Test func aDryRunWritesNothing() throws {
        let files = try folder.allFiles()
        #expect(ToolRun("init", "--dry-run", in: folder).output.contains("    *.vm linguist-language=YAML\n"))
        #expect(try folder.allFiles() == files)
    }

    @Test func aTargetOfThePluginNeedsNothing() throws {
        try folder.write("[.target(name: \"App\", plugins: [.plugin(name: \"VMGenPlugin\")])]", to: "Package.swift")
        #expect(!ToolRun("init", in: folder).output.contains("Rooms/Rooms.vm\"])\n    .target(name: \"App\", exclude"))
    }

    @Test func wrongUsage() {
        #expect(ToolRun("init", "a", "b", in: folder).code == 2)
        #expect(ToolRun("init", "nowhere", in: folder).errors.contains("'nowhere': no such folder"))
    }
}
