import Testing

@testable import VMGenCLI

/// `vmgen generate` where what stands on the disk is not what it seems.
@Suite struct HostileDiskTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write(CounterSpec.text, to: "Sources/App/Counter.vm")
    }

    private func run(_ script: String) throws -> ToolRun { try ToolProcess.shell(script, in: folder) }

    @Test("Where files may not be so large, each is refused with its path, and the run ends as on a full disk")
    func fileSizeLimit() throws {
        // What it says goes through a pipe: it may not grow in a file either.
        let run = try run("(ulimit -f 0; \"$0\" generate 2>&1; echo \"code $?\") | cat")
        #expect(run.output.hasSuffix("code 3\n"))
        #expect(run.output.contains("Generated/ViewModelSupport.swift: error: cannot be written: File too large\n"))
        #expect(try folder.allFiles() == ["Package.swift", "Sources/App/Counter.vm"])
    }

    @Test("Generated files that a loss of power emptied are written again")
    func powerLoss() throws {
        let generated = "Sources/App/Generated/CounterViewModel.swift"
        #expect(try run("exec \"$0\" generate --quiet").code == 0)
        let text = folder.text(generated)
        #expect(try run(": > \(generated); : > Sources/App/Generated/.vmgen.sums; exec \"$0\" check").code == 1)
        #expect(try run("exec \"$0\" generate --quiet") == ToolRun(code: 0))
        #expect(folder.text(generated) == text)
        #expect(try run("exec \"$0\" check --quiet").code == 0)
    }

    @Test("A pipe, a socket or a device among the sources is nobody's spec, and is not waited for")
    func pipes() throws {
        let run = try run(
            """
            mkfifo Sources/App/Pipe.vm Sources/App/Pipe.swift
            ln -s /dev/zero Sources/App/Zero.vm; ln -s /dev/zero Sources/App/Zero.swift
            exec "$0" generate --quiet
            """
        )
        #expect(run == ToolRun(code: 0))
        #expect(folder.text("Sources/App/Generated/CounterViewModel.swift") != nil)
    }

    @Test("A manifest or a template that is a pipe is not waited for")
    func pipesBeside() throws {
        let run = try run(
            """
            rm Package.swift; mkdir Templates; mkfifo Package.swift Templates/a.stencil
            exec "$0" generate --quiet --output Out --templates Templates
            """
        )
        #expect(run.code != 9)
    }

    @Test("What is generated does not replace a pipe")
    func outputPipe() throws {
        let run = try run("mkdir Out; mkfifo Out/CounterViewModel.swift; exec \"$0\" generate --output Out --quiet")
        #expect(run.code == 3)
        #expect(run.errors.contains("stands where the file would be written, and is no file"))
    }

    @Test("A spec of two terabytes that hold nothing is too large, and so is one of eleven megabytes")
    func sparse() throws {
        for size in ["2T", "11M"] {
            let run = try run("truncate -s \(size) Sources/App/Large.vm; exec \"$0\" generate --quiet")
            #expect(run.code == 3)
            #expect(run.errors == "Sources/App/Large.vm: error: cannot be read: File too large\n")
        }
    }

    @Test("Where the working folder is gone nothing is searched and nothing written")
    func removedFolder() throws {
        let run = try run("mkdir Gone; cd Gone; rmdir ../Gone; exec \"$0\" generate --quiet")
        #expect(run.code == 3)
        #expect(run.errors == "vmgen: error: the working folder is gone, cannot be read, or is not UTF-8\n")
    }

    @Test("A path that is not UTF-8 is refused, not taken for another one")
    func foreignPath() throws {
        let run = try run("exec \"$0\" generate Sources/App --output \"$(printf 'Out\\377')\"")
        #expect(run.code == 2)
        #expect(run.errors == "vmgen: error: a word of the command line is not UTF-8\n")
    }

    @Test("A spec's name with characters that nobody sees is refused, and forges no message")
    func hiddenName() throws {
        try folder.write(CounterSpec.text, to: "Sources/App/A\u{202E}b.vm")
        try folder.write(CounterSpec.text, to: "Sources/App/B\n/../x.swift:1:1: error: forged.vm")
        let run = try run("exec \"$0\" generate --quiet")
        #expect(run.code == 3)
        #expect(
            run.errors.contains("A\u{FFFD}b.vm: error: its name has a character that nobody sees; rename the file\n")
        )
        #expect(!run.errors.split(separator: "\n").contains { $0.hasPrefix("x.swift") })
    }

    @Test("Two specs whose names differ in their normalisation alone are two")
    func normalisation() throws {
        try folder.write(CounterSpec.text, to: "Sources/App/Caf\u{E9}.vm")
        try folder.write(CounterSpec.text, to: "Sources/App/Cafe\u{301}.vm")
        let run = try run("exec \"$0\" generate --quiet")
        // A disk that takes them for one has one.
        if try folder.allFiles().filter({ $0.hasSuffix(".vm") }).count < 3 { return }
        #expect(run.code == 1)
        #expect(run.errors.contains("would write the same files as"))
    }

    @Test("What a killed run left is gone with the next one; nothing else is")
    func leftovers() throws {
        let first = try run("exec \"$0\" generate --quiet")
        #expect(first.code == 0)
        let generated = "Sources/App/Generated"
        for name in [".vmgen-999999-0a1b", ".vmgen-1-c", ".vmgen-x-1", ".vmgen-notes", ".vmgen-999999-0a1b-2"] {
            try folder.write("x", to: "\(generated)/\(name)")
        }
        let second = try run("exec \"$0\" generate --quiet")
        #expect(second == ToolRun(code: 0))
        let left = try folder.allFiles().filter { $0.hasPrefix("\(generated)/.vmgen-") }
        let expected = [".vmgen-1-c", ".vmgen-999999-0a1b-2", ".vmgen-notes", ".vmgen-x-1"]
        #expect(left == expected.map { "\(generated)/\($0)" })
    }

    @Test("A thousand files called as temporary ones keep no run from writing")
    func exhaustion() throws {
        let run = try run(
            """
            mkdir -p Sources/App/Generated; cd Sources/App/Generated
            i=0; while [ $i -lt 1000 ]; do : > .vmgen-1-$i; i=$((i + 1)); done
            cd ../../..; exec "$0" generate --quiet
            """
        )
        #expect(run == ToolRun(code: 0))
    }

    @Test("Words that Swift keeps for itself are no modules", arguments: ["class", "_", "Any", "Self", "import"])
    func modules(_ name: String) throws {
        let run = try run("exec \"$0\" generate Sources/App --output Out --module \(name)")
        #expect(run.code == 2)
        #expect(run.errors.contains("'\(name)' is no module name: Swift keeps that word for itself"))
    }
}
