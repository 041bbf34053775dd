import Foundation
import Testing

@testable import VMGenCLI

/// `vmgen completions`: scripts of the same tables as the help, tried in the shells themselves where they are installed.
@Suite("vmgen completions")
struct CompletionsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Sources/Some Rooms.vm")
    }

    @Test(arguments: ["bash", "zsh", "fish", "man"])
    func allCommandsAndFlagsAreThere(_ shell: String) {
        let text = ToolRun("completions", shell, in: folder).output.replacing("\\-", with: "-")
        for command in Command.all {
            #expect(text.contains(command.name))
            for flag in command.flags {
                let name = shell == "fish" ? "-l \(flag.name.dropFirst(2)) " : flag.name
                #expect(text.contains(name), "\(command.name) \(flag.name)")
            }
        }
    }

    @Test(arguments: [
        ("vmgen ge", "generate"), ("vmgen new X --like l", "login list"), ("vmgen help fo", "format"),
        ("vmgen explain unknown-na", "unknown-name"), ("vmgen generate --tests sw", "swift-testing"),
        ("vmgen format Sou", "Sources"), ("vmgen format Sources/So", "Sources/Some Rooms.vm"),
    ])
    func bashCompletes(_ line: String, _ words: String) throws {
        let script = """
            PATH="$(dirname "$0"):$PATH" bash --norc -c '
            source <(vmgen completions bash)
            COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _vmgen 2>/dev/null
            echo "${COMPREPLY[*]}"'
            """
        #expect(try ToolProcess.shell(script, in: folder).output == words + "\n")
    }

    @Test(
        .enabled(if: Shell.isInstalled("fish")),
        arguments: [
            ("vmgen ge", "generate"), ("vmgen new X --like lo", "login"),
            ("vmgen generate --tests sw", "swift-testing"),
        ]
    )
    func fishCompletes(_ line: String, _ word: String) throws {
        let script = """
            "$0" completions fish > vmgen.fish; fish --no-config -c "source vmgen.fish; complete -C '\(line)'"
            """
        #expect(try ToolProcess.shell(script, in: folder).output.hasPrefix(word))
    }

    @Test(.enabled(if: Shell.isInstalled("zsh")))
    func zshReadsTheScript() throws {
        let script = """
            "$0" completions zsh > _vmgen
            zsh -f -c 'autoload -U compinit; compinit -D -u; source ./_vmgen; print $_comps[vmgen]'
            """
        #expect(try ToolProcess.shell(script, in: folder) == ToolRun(code: 0, output: "_vmgen\n"))
    }

    @Test func wrongUsage() {
        #expect(ToolRun("completions", in: folder).code == 2)
        #expect(ToolRun("completions", "fisch", in: folder).errors.contains("did you mean 'fish'?"))
    }
}

/// The shells of this machine.
enum Shell {
    /// Whether there is a program of this name.
    static func isInstalled(_ name: String) -> Bool {
        ["/bin/", "/usr/bin/", "/usr/local/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + name) }
    }
}
