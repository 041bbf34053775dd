import Testing
import VMGenCore

/// The built binary as its users meet it.
@Suite struct ProcessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func printsTheVersion() throws {
        #expect(try ToolProcess.run("--version", in: folder) == ToolRun(code: 0, output: "vmgen 0.1.0\n"))
    }

    @Test func answersWrongUsage() throws {
        let expected = """
            vmgen: error: unknown flag '--ouput'; did you mean '--output'?
            Run 'vmgen help generate' to see how it is used.

            """
        #expect(try ToolProcess.run("generate", "--ouput", "x", in: folder) == ToolRun(code: 2, errors: expected))
    }

    @Test func worksInTheFolderThatItIsStartedIn() throws {
        let expected = """
            Missing: error: no such file or folder
            .: error: no spec here: this folder was searched for files that end in '.vm', hidden ones were not

            """
        #expect(try ToolProcess.run("generate", "Missing", ".", in: folder) == ToolRun(code: 2, errors: expected))
    }

    @Test func saysThatStandardOutputIsFull() throws {
        #if os(Linux)
            let run = try ToolProcess.shell("\"$0\" --help > /dev/full", in: folder)
            let expected = "vmgen: error: standard output cannot be written: No space left on device\n"
            #expect(run == ToolRun(code: 3, errors: expected))
        #endif
    }

    @Test(.enabled(if: TemplateStore.names.contains { (TemplateStore().text(at: $0)?.utf8.count ?? 0) > 1024 }))
    func aFullDiskLeavesNothingHalfWritten() throws {
        // The limit on the size of a file stands in for the disk that is full.
        let run = try ToolProcess.shell("trap '' XFSZ; ulimit -f 1; \"$0\" templates export Out", in: folder)
        #expect(run.code == 3)
        #expect(run.errors.contains(": error: cannot be written: File too large\n"))
        for path in try folder.allFiles() {
            let name = try #require(path.hasPrefix("Out/") ? String(path.dropFirst(4)) : nil)
            #expect(folder.text(path) == TemplateStore().text(at: name))
        }
    }
}
