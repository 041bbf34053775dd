import Foundation
import Testing

@testable import VMGenCLI

/// `vmgen diff`: folders and revisions, the printed forms and the exit codes. What is said of which change has tests of its
/// own, in `ContractTests`.
@Suite("vmgen diff")
struct DiffTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(CounterSpec.text, to: "old/Counter.vm")
        try folder.write(CounterSpec.text.replacing("count", with: "number"), to: "new/Counter.vm")
    }

    @Test func foldersAreCompared() {
        let run = ToolRun("diff", "new", "--against", "old", in: folder)
        #expect(
            run
                == ToolRun(
                    code: 0,
                    output: """
                        CounterViewModel (Counter.vm)
                          ! breaking for callers and tests: the output `count` is called `number` now

                        1 change of 1 view model since old, 1 breaking.

                        """
                )
        )
        #expect(ToolRun("diff", "new", "--against", "old", "--exit-code", in: folder).code == 1)
        #expect(
            ToolRun("diff", "new", "--against", "new", "--exit-code", in: folder)
                == ToolRun(code: 0, output: "Nothing changed since new.\n")
        )
    }

    @Test func markdownIsForAPullRequest() {
        let run = ToolRun("diff", "new", "--against", "old", "--format", "markdown", in: folder)
        #expect(
            run.output.hasPrefix(
                "## What changed for those who use the view models\n\n1 change of 1 view model since old, 1 breaking.\n"
            )
        )
        #expect(
            run.output.contains("\n- **Breaking for callers and tests:** the output `count` is called `number` now.\n")
        )
        #expect(run.output.contains("```mermaid\nflowchart LR\n"))
        #expect(run.output.contains(":::outputChanged\n"))
    }

    @Test func jsonIsForTools() throws {
        let run = ToolRun("diff", "new", "--against", "old", "--format", "json", in: folder)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(json["isBreaking"] as? Bool == true)
        let models = try #require(json["viewModels"] as? [[String: Any]])
        let changes = try #require(models[0]["changes"] as? [[String: Any]])
        #expect(changes.count == 1)
        #expect(changes[0]["subject"] as? String == "output")
        #expect(changes[0]["breaks"] as? [String] == ["callers", "tests"])
    }

    @Test func revisionsAreRead() throws {
        let git = "git -c user.name=a -c user.email=a@b.c -c init.defaultBranch=main"
        let script = """
            set -e
            cd new; \(git) init -q; \(git) add .; \(git) commit -q -m one; cp ../old/Counter.vm .
            mkdir 'Söurces and more'; echo 'view-model: A' > 'Söurces and more/A.vm'
            \(git) add .; \(git) commit -q -m two; rm -r 'Söurces and more'
            "$0" diff --against HEAD~1; "$0" diff --against nowhere; "$0" diff
            """
        let run = try ToolProcess.shell(script.replacing("set -e", with: "set +e"), in: folder)
        #expect(run.output.contains("the output `number` is called `count` now"))
        #expect(run.errors.contains(".: error: 'nowhere' is neither a revision of this repository nor a folder\n"))
        #expect(run.errors.contains("HEAD:Söurces and more/A.vm:1:1: error:"))
    }

    @Test("A revision is read with its own configuration and its own Swift")
    func revisionsHaveSurroundings() throws {
        let git = "git -c user.name=a -c user.email=a@b.c -c init.defaultBranch=main"
        let spec = CounterSpec.text.replacing("runtime: rxswift\n", with: "")
        try folder.write(spec + "\nservices: existing Shop\n", to: "app/Sources/App/Counter.vm")
        let script = """
            cd app; echo 'runtime: combine' > vmgen.config; echo '// swift-tools-version: 6.0' > Package.swift
            echo 'protocol Shop { func old() }' > Sources/App/Shop.swift
            \(git) init -q; \(git) add .; \(git) commit -q -m one
            echo 'runtime: rxswift' > vmgen.config
            echo 'protocol Shop { func new() }' > Sources/App/Shop.swift
            "$0" diff; cd Sources/App; "$0" diff; echo 'runtim: rxswift' > ../../vmgen.config
            \(git) add ../..; \(git) commit -q -m two; echo 'runtime: rxswift' > ../../vmgen.config; "$0" diff
            """
        let run = try ToolProcess.shell(script, in: folder)
        #expect(
            run.output.components(separatedBy: "its streams are those of `rxswift` instead of `combine`").count == 3,
            "\(run)"
        )
        #expect(run.errors.hasPrefix("HEAD:../../vmgen.config:1:1: error: unknown key `runtim`"), "\(run)")
    }

    @Test func mistakesAreSaid() throws {
        try folder.write("view-model: A\n", to: "new/A.vm")
        let run = ToolRun("diff", "new", "--against", "old", in: folder)
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("new/A.vm:1:1: error:"))
        #expect(run.output.contains("the output `count` is called `number` now"))
        #expect(
            run.output.hasSuffix(
                "\n1 spec has errors and was left out. 1 change of 1 view model since old, 1 breaking.\n"
            )
        )
        let same = ToolRun("diff", "new", "--against", "new", in: folder)
        #expect(same.output == "1 spec has errors and was left out. Nothing else changed since new.\n")
        let json = ToolRun("diff", "new", "--against", "new", "--format", "json", in: folder)
        #expect(json.output.contains("\n  \"leftOut\": [\"A.vm\"],\n"))
        #expect(ToolRun("diff", "new", "--format", "markdwn", in: folder).errors.contains("did you mean 'markdown'?"))
        let missing = ToolRun("diff", "HEAD", in: folder)
        #expect(missing.code == 2)
        #expect(
            missing.errors.contains("'HEAD': no such folder; '--against HEAD' compares with a revision"),
            "\(missing)"
        )
    }
}
