import Testing

@testable import VMGenCLI

/// `vmgen generate` from arguments to files, with a fake in place of the pipeline.
@Suite struct GenerateTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
    }

    private let createdAll = """
        created    Sources/App/Generated/A.swift
        created    Sources/App/Screens/A+Logic.swift
        created    Tests/AppTests/Generated/AHarness.swift
        created    Tests/AppTests/ATests.swift
        created    Sources/App/Generated/Support.swift
        1 spec: 5 files created

        """

    @Test func followsTheLayoutOfAPackage() throws {
        try folder.write("alpha", to: "Sources/App/Screens/A.vm")
        #expect(ToolRun("generate", in: folder) == ToolRun(code: 0, output: createdAll))
        #expect(folder.text("Sources/App/Generated/A.swift") == FakeGenerator.header + "// alpha")
        #expect(folder.text("Tests/AppTests/Generated/AHarness.swift") == FakeGenerator.header + "// imports App\n")
        #expect(folder.text("Sources/App/Screens/A+Logic.swift") == "// logic of A\n")
    }

    @Test func aTargetThatThePluginBuildsGetsTheFilesOfTheUserAlone() throws {
        try folder.write(#".target(name: "App", plugins: ["VMGenPlugin"])"#, to: "Package.swift")
        try folder.write("alpha", to: "Sources/App/A.vm")
        let expected = """
            created    Sources/App/A+Logic.swift
            built      Sources/App, by VMGenPlugin at each build; nothing of it is written here
            1 spec (1 built by VMGenPlugin): 1 file created

            """
        #expect(ToolRun("generate", in: folder) == ToolRun(code: 0, output: expected))
        try folder.makeFolder("Tests/AppTests")
        #expect(ToolRun("generate", in: folder).output.hasPrefix("created    Tests/AppTests/ATests.swift\n"))
        #expect(ToolRun("generate", "--output", "Out", in: folder).output.hasPrefix("created    Out/A.swift\n"))
    }

    @Test func aSecondRunTouchesNothing() throws {
        try folder.write("alpha", to: "Sources/App/Screens/A.vm")
        _ = ToolRun("generate", in: folder)
        let files = try folder.allFiles()
        let date = try files.map(folder.makeOld).first
        let expected = """
            unchanged  Sources/App/Generated/A.swift
            unchanged  Tests/AppTests/Generated/AHarness.swift
            unchanged  Sources/App/Generated/Support.swift
            1 spec: 3 files unchanged

            """
        #expect(ToolRun("generate", in: folder) == ToolRun(code: 0, output: expected))
        #expect(try folder.allFiles() == files)
        for file in files { #expect(try folder.changeDate(of: file) == date) }
    }

    @Test func writesWhatChangedAndLeavesTheScaffoldsAlone() throws {
        try folder.write("alpha", to: "Sources/App/A.vm")
        _ = ToolRun("generate", in: folder)
        try folder.write("mine", to: "Sources/App/A+Logic.swift")
        try folder.write("beta", to: "Sources/App/A.vm")
        let expected = """
            updated    Sources/App/Generated/A.swift
            unchanged  Tests/AppTests/Generated/AHarness.swift
            unchanged  Sources/App/Generated/Support.swift
            1 spec: 1 file updated, 2 unchanged

            """
        #expect(ToolRun("generate", "Sources", in: folder) == ToolRun(code: 0, output: expected))
        #expect(folder.text("Sources/App/Generated/A.swift") == FakeGenerator.header + "// beta")
        #expect(folder.text("Sources/App/A+Logic.swift") == "mine")
    }

    @Test func aScaffoldThatWasMovedWithinItsTargetIsNotMadeAgain() throws {
        try folder.write("alpha", to: "Sources/App/A.vm")
        try folder.write("mine", to: "Sources/App/Logic/A+Logic.swift")
        try folder.write("mine", to: "Tests/AppTests/Screens/ATests.swift")
        #expect(ToolRun("generate", in: folder).output.hasSuffix("1 spec: 3 files created\n"))
    }

    @Test func quietPrintsNothing() throws {
        try folder.write("alpha", to: "Sources/App/A.vm")
        #expect(ToolRun("generate", "--quiet", in: folder) == ToolRun(code: 0))
        #expect(folder.text("Sources/App/Generated/A.swift") != nil)
    }

    @Test func absolutePathsArePrintedWhole() throws {
        try folder.write("alpha", to: "Sources/App/A.vm")
        let run = ToolRun("generate", folder.path, in: folder)
        #expect(run.output.hasPrefix("created    \(folder.path)/Sources/App/Generated/A.swift\n"))
    }

    @Test func flagsWinOverTheLayout() throws {
        try folder.write("alpha", to: "Sources/App/A.vm")
        let output = ToolRun("generate", "--output", "Out", in: folder).output
        #expect(
            output == """
                created    Out/A.swift
                created    Sources/App/A+Logic.swift
                created    Out/Support.swift
                1 spec: 3 files created

                """
        )
        let tests = ToolRun("generate", "--tests-output=Checks/Made", "--module", "Other", in: folder).output
        #expect(
            tests == """
                created    Sources/App/Generated/A.swift
                created    Checks/Made/AHarness.swift
                created    Checks/ATests.swift
                created    Sources/App/Generated/Support.swift
                1 spec: 4 files created

                """
        )
        #expect(folder.text("Checks/Made/AHarness.swift") == FakeGenerator.header + "// imports Other\n")
    }

    @Test func theOutputFolderNamesTheModule() throws {
        try folder.write("alpha", to: "Specs/A.vm")
        _ = ToolRun("generate", "Specs", "--output", "Sources/my-app/Made", "--tests-output", "T/G", in: folder)
        #expect(folder.text("T/G/AHarness.swift") == FakeGenerator.header + "// imports my_app\n")
        _ = ToolRun("generate", "Specs", "--output", "Out", "--tests-output", "T2/G", in: folder)
        #expect(folder.text("T2/G/AHarness.swift") == FakeGenerator.header + "// imports nothing\n")
    }

    @Test func aSpecOutsideOfATargetNeedsAnOutput() throws {
        try folder.write("alpha", to: "Specs/A.vm")
        try folder.write("beta", to: "Sources/App/B.vm")
        let expected =
            "Specs/A.vm: error: lies in no 'Sources/<Target>' of a Swift package; "
            + "say with '--output DIR' where its files go\n"
        #expect(ToolRun("generate", in: folder) == ToolRun(code: 2, errors: expected))
        #expect(try folder.allFiles() == ["Package.swift", "Sources/App/B.vm", "Specs/A.vm"])
    }

    @Test func whatSeveralSpecsNeedIsSaidOnce() throws {
        for name in ["A", "B", "C", "D", "E"] { try folder.write("alpha", to: "Specs/\(name).vm") }
        let expected =
            "Specs/A.vm: error: lies in no 'Sources/<Target>' of a Swift package, nor do 'Specs/B.vm', 'Specs/C.vm', "
            + "'Specs/D.vm', …; say with '--output DIR' where their files go\n"
        #expect(ToolRun("generate", in: folder) == ToolRun(code: 2, errors: expected))
    }

    @Test func oneSpecOfATargetStandsForAll() throws {
        try folder.write("alpha", to: "Sources/App/A.vm")
        try folder.write("beta", to: "Sources/App/More/B.vm")
        #expect(ToolRun("generate", "Sources/App/A.vm", in: folder).output.hasSuffix("2 specs: 9 files created\n"))
        #expect(folder.text("Sources/App/Generated/Support.swift") == FakeGenerator.header + "// A B\n")
        #expect(ToolRun("generate", "Sources/App/More", in: folder).output.hasSuffix("2 specs: 5 files unchanged\n"))
    }

    @Test func whatASpecSharesWithOneOfAnEarlierCallIsHeldBack() throws {
        try folder.write("alpha", to: "A.vm")
        _ = ToolRun("generate", "A.vm", "--output", "Out", in: folder)
        try folder.write("// Generated by vmgen from A.vm. Edit the spec, not this file.\n", to: "Out/A.swift")
        try folder.remove("Out/.vmgen.sums")
        try folder.write("beta", to: "B.vm")
        let run = ToolRun("generate", "B.vm", "--output", "Out", in: folder)
        #expect(run.code == 3)
        #expect(
            run.errors == """
                Out: error: also holds what was generated from A.vm, which would lose what the specs share; give A.vm in \
                the same call, or its folder, or name another one by '--output', as for specs of another runtime

                """
        )
        #expect(run.output.contains("held back  Out/Support.swift, until all specs that share it are given\n"))
        #expect(folder.text("Out/Support.swift") == FakeGenerator.header + "// A\n")
        #expect(ToolRun("generate", "A.vm", "B.vm", "--output", "Out", in: folder).code == 0)
        #expect(folder.text("Out/Support.swift") == FakeGenerator.header + "// A B\n")
    }

    @Test func targetsAreGeneratedApart() throws {
        for path in ["Sources/App/B.vm", "Sources/App/A.vm", "Sources/Kit/C.vm"] { try folder.write("x", to: path) }
        #expect(ToolRun("generate", in: folder).output.hasSuffix("3 specs: 14 files created\n"))
        #expect(folder.text("Sources/App/Generated/Support.swift") == FakeGenerator.header + "// A B\n")
        #expect(folder.text("Sources/Kit/Generated/Support.swift") == FakeGenerator.header + "// C\n")
    }

    @Test func oneModuleCannotServeSeveralTargets() throws {
        for path in ["Sources/App/A.vm", "Sources/Kit/C.vm"] { try folder.write("x", to: path) }
        let expected = """
            vmgen: error: '--module App' cannot serve several targets: App, Kit
            Run 'vmgen help generate' to see how it is used.

            """
        #expect(ToolRun("generate", "--module", "App", in: folder) == ToolRun(code: 2, errors: expected))
    }

    @Test func aModuleHasAName() throws {
        let run = ToolRun("generate", "--module", "my-app", in: folder)
        #expect(run.code == 2)
        #expect(run.errors.hasPrefix("vmgen: error: 'my-app' is no module name; did you mean 'my_app'?\n"))
    }

    @Test func pathsWithoutSpecsAreWrongUsage() throws {
        try folder.write("x", to: "Sources/App/A.vm")
        let run = ToolRun("generate", "Sources", "Missing", "Package.swift", in: folder)
        let expected = """
            Missing: error: no such file or folder
            Package.swift: error: not a spec: give a file whose name ends in '.vm', or a folder

            """
        #expect(run == ToolRun(code: 2, errors: expected))
        #expect(try folder.allFiles() == ["Package.swift", "Sources/App/A.vm"])
        try folder.remove("Sources")
        #expect(
            ToolRun("generate", in: folder)
                == ToolRun(
                    code: 2,
                    errors:
                        ".: error: no spec here: this folder was searched for files that end in '.vm', hidden ones were not\n"
                )
        )
        #expect(ToolRun("generate", "", in: folder).errors.hasPrefix("vmgen: error: a PATH is empty\n"))
    }
}
