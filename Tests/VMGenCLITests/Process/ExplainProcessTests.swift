import Testing
import VMGenCore
import VMGenModel

/// `vmgen explain` as its users meet it.
@Suite struct ExplainProcessTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func printsTheRuleWithAWrongAndARightSpec() throws {
        let expected = """
            unknown-name: A name in a flow that stands for nothing

            Nothing is inferred from a flow: every name in it is declared in its section, so
            a misspelt one is a mistake and not a new input or method. What a superclass
            brings along is written `self.name`.

            Wrong:

                view-model: HomeViewModel
                runtime: rxswift
                inputs:
                  tap: Void
                outputs:
                  done: Void
                flows:
                  - tapp -> done

                Wrong.vm:8:5: error: unknown name `tapp`; did you mean `tap`?
                    - tapp -> done
                      ^~~~

            Right:

                view-model: HomeViewModel
                runtime: rxswift
                inputs:
                  tap: Void
                outputs:
                  done: Void
                flows:
                  - tap -> done

            """
        #expect(try ToolProcess.run("explain", "unknown-name", in: folder) == ToolRun(code: 0, output: expected))
    }

    @Test func severalRulesFollowEachOther() throws {
        let pages = try ["unknown-name", "flow-cycle"].map { try ToolProcess.run("explain", $0, in: folder).output }
        let run = try ToolProcess.run("explain", "unknown-name", "flow-cycle", in: folder)
        #expect(run == ToolRun(code: 0, output: pages.joined(separator: "\n")))
    }

    @Test func everyRuleHasAPageThatFitsATerminal() throws {
        for rule in RuleCatalog.all {
            let run = try ToolProcess.run("explain", rule.id, in: folder)
            #expect(run.code == 0)
            #expect(run.output.hasPrefix("\(rule.id): \(rule.explanation.title)\n\n"))
            let reason = run.output.split(separator: "\n\n", omittingEmptySubsequences: false)[1]
            #expect(reason.split(separator: "\n").allSatisfy { $0.count <= 80 })
            #expect(run.output.contains("\u{7}") == false)
            #expect(run.output.contains("\n    Wrong.vm:"))
        }
    }

    @Test func listsEveryRule() throws {
        let run = try ToolProcess.run("explain", in: folder)
        #expect(run.code == 0)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.contains("Sections:") && lines.contains("Steps:"))
        #expect(lines.contains { $0.hasPrefix("  debounce ") })
        #expect(lines.contains("  unknown-name          A name in a flow that stands for nothing"))
        for (line, rule) in zip(lines, RuleCatalog.all) {
            #expect(line.hasPrefix("  \(rule.id) "))
            #expect(line.hasSuffix("  \(rule.explanation.title)"))
        }
        #expect(try ToolProcess.run("explain", "--list", in: folder) == run)
    }

    @Test func namesTheRuleThatWasMeant() throws {
        let expected = """
            vmgen: error: there is no rule or word of the language 'unknown-nam'; did you mean 'unknown-name'?
            Run 'vmgen help explain' to see how it is used.

            """
        #expect(try ToolProcess.run("explain", "unknown-nam", in: folder) == ToolRun(code: 2, errors: expected))
        let run = try ToolProcess.run("explain", "unknown-name", "x", in: folder)
        #expect(
            run.errors.hasPrefix(
                "vmgen: error: there is no rule or word of the language 'x'; 'vmgen explain' lists them\n"
            )
        )
        #expect(run.output == "")
        #expect(
            try ToolProcess.run("explain", "--list", "x", in: folder).errors
                .hasPrefix("vmgen: error: '--list' prints them all; it does not take 'x'\n")
        )
    }

    @Test func theRulesThatASpecBrokeAreNamedOnceBelowItsErrors() throws {
        let spec = """
            view-model: HomeViewModel
            runtime: rxswift
            inputs:
              tap: Void
              swipe: Void
            outputs:
              done: Void
            flows:
              - tapp -> done
              - tap -> doone
              - tap -> debounce -> done
            """
        try folder.write(spec, to: "Home.vm")
        let run = try ToolProcess.run("generate", "--output", "Out", in: folder)
        #expect(run.code == 1)
        #expect(run.errors.contains("warning: "))
        #expect(
            run.errors.hasSuffix("^\nRun 'vmgen explain unknown-name step-argument' to see why.\n")
                || run.errors.hasSuffix("~\nRun 'vmgen explain unknown-name step-argument' to see why.\n")
        )
        try folder.write(
            spec.split(separator: "\n").dropLast(3).joined(separator: "\n") + "\n  - tap -> done",
            to: "Home.vm"
        )
        let clean = try ToolProcess.run("generate", "--output", "Out", in: folder)
        #expect(clean.code == 0)
        #expect(clean.errors.contains("warning: "))
        #expect(!clean.errors.contains("vmgen explain"))
    }
}

extension ExplainProcessTests {
    @Test("A table of three columns says of each cell what its column is, and a title is not cut in code")
    func tablesAndTitles() throws {
        let page = try ToolProcess.run("explain", "outputs", in: folder).output
        #expect(
            page.contains(
                "\nan output without one: RxSwift `Signal`; Combine `AnyPublisher<…, Never>`, on\nthe main thread\n"
            )
        )
        #expect(!page.contains("\n: "))
        #expect(
            try ToolProcess.run("explain", in: folder).output.contains(
                "  transform     The signature as in Swift, `(input: Input) -> Output`"
            )
        )
    }

    @Test func printsWhatTheReferenceSaysOfAWord() throws {
        let run = try ToolProcess.run("explain", "debounce", in: folder)
        #expect(run.code == 0)
        #expect(run.output.hasPrefix("debounce: steps\n\nLets a value through when none has followed"))
        #expect(run.output.contains("\n    flows:\n      - query -> debounce 0.3 -> title\n"))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(try ToolProcess.run("explain", "view-model", "start with", in: folder).code == 0)
    }
}
