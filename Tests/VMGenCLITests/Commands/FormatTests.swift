import Testing

@testable import VMGenCLI

/// `vmgen format`: what is written where, and what is said. The layout has tests of its own.
@Suite("vmgen format")
struct FormatTests {
    private let folder: TemporaryFolder
    private let wide = "view-model:   A\nruntime: rxswift\ninputs:\n    tap: Void\n"
    private let laidOut = "view-model: A\nruntime: rxswift\n\ninputs:\n  tap: Void\n"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(wide, to: "Specs/A.vm")
        try folder.write(laidOut, to: "Specs/B.vm")
    }

    @Test func specsAreWrittenInTheirPlace() {
        let run = ToolRun("format", in: folder)
        #expect(run == ToolRun(code: 0, output: "formatted     Specs/A.vm\n1 formatted, 1 unchanged\n"))
        #expect(folder.text("Specs/A.vm") == laidOut)
        #expect(ToolRun("format", in: folder) == ToolRun(code: 0, output: "0 formatted, 2 unchanged\n"))
    }

    @Test func checkWritesNothing() {
        let run = ToolRun("format", "Specs", "--check", in: folder)
        #expect(run.code == 1)
        #expect(run.output.hasPrefix("would change  Specs/A.vm\n"))
        #expect(run.output.hasSuffix("1 would change, 1 unchanged\n"))
        #expect(run.output.contains("\n+view-model: A\n"))
        #expect(folder.text("Specs/A.vm") == wide)
        #expect(ToolRun("format", "Specs/B.vm", "--check", "--quiet", in: folder) == ToolRun(code: 0))
        #expect(ToolRun("format", "--dry-run", in: folder).code == 0)
    }

    @Test func whatCannotBeReadIsLeftAlone() throws {
        try folder.write("inputs:\n- tap: Void\n", to: "Specs/C.vm")
        let run = ToolRun("format", in: folder)
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("Specs/C.vm:2:1: error:"))
        #expect(run.output.hasSuffix("1 formatted, 1 unchanged\n"))
        #expect(folder.text("Specs/C.vm") == "inputs:\n- tap: Void\n")
    }

    @Test func linksAreFollowed() throws {
        try folder.write(wide, to: "elsewhere/C.vm")
        try folder.link("Specs/C.vm", to: "../elsewhere/C.vm")
        #expect(ToolRun("format", "Specs/C.vm", in: folder).code == 0)
        #expect(folder.text("elsewhere/C.vm") == laidOut)
        #expect(Disk.isSymbolicLink(folder.absolute("Specs/C.vm")))
    }

    @Test func standardInputIsPrinted() throws {
        let run = try ToolProcess.shell("printf '\(wide.replacing("\n", with: "\\n"))' | \"$0\" format -", in: folder)
        #expect(run == ToolRun(code: 0, output: laidOut))
        #expect(
            try ToolProcess.shell("printf 'inputs:\\n\\ttap: Void' | \"$0\" format - --check", in: folder).code == 1
        )
        #expect(try ToolProcess.shell("printf '<<<<<<< a' | \"$0\" format -", in: folder).code == 1)
    }

    @Test func wrongUsage() {
        #expect(ToolRun("format", "-", "Specs", in: folder).code == 2)
        #expect(ToolRun("format", "--check", "--dry-run", in: folder).code == 2)
        #expect(ToolRun("format", "nowhere", in: folder).code == 2)
        #expect(ToolRun("format", "--chek", in: folder).errors.contains("did you mean '--check'?"))
    }
}
