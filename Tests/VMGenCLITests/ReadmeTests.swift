import Foundation
import Testing

@testable import VMGenCLI

/// What the README shows is what the built binary does. `VMGEN_RECORD=1` writes its outputs anew, and such a run fails.
@Suite("README", .serialized)
struct ReadmeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
    }

    @Test func theCounterIsGeneratedAsShown() throws {
        let readme = try Readme()
        let spec = try #require(readme.blocks.first { $0.language == "yaml" })
        let shown = try #require(readme.blocks.first { $0.language == "swift" })
        try folder.write(spec.text, to: "Sources/App/Counter.vm")
        #expect(try ToolProcess.run("generate", in: folder).errors == "")
        try hold(shown, to: folder.text("Sources/App/Generated/CounterViewModel.swift") ?? "", in: readme)
    }

    @Test func testsThatImportNoModuleSaySoOnce() throws {
        let spec = try #require(try Readme().blocks.first { $0.language == "yaml" })
        try folder.write(spec.text, to: "Specs/Counter.vm")
        let first = try ToolProcess.run(
            "generate",
            "Specs",
            "--output",
            "Made",
            "--tests-output",
            "Checks/Made",
            in: folder
        )
        #expect(
            first.errors
                == "Checks/Made/CounterViewModelHarness.swift: note: the tests import no module; where the view models "
                + "lie in one of their own, `--module NAME` says which\n"
        )
        let second = try ToolProcess.run(
            "generate",
            "Specs",
            "--output",
            "Made",
            "--tests-output",
            "Checks/Made",
            in: folder
        )
        #expect(second.errors == "")
    }

    @Test func theMistakesArePrintedAsShown() throws {
        let readme = try Readme()
        let spec = try #require(readme.spec)
        let shown = try #require(readme.blocks.first { $0.language == "" })
        let broken = spec.text
            .replacingOccurrences(of: "latest fetchNumber ", with: "latest fetchNumbr ")
            .replacingOccurrences(of: "errors -> error", with: "errors -> round")
        try folder.write(broken, to: "Sources/App/FindNumber/FindNumber.vm")
        let run = try ToolProcess.run("generate", in: folder)
        #expect(run.code == ExitCode.specsHaveErrors.rawValue)
        try hold(shown, to: run.errors, in: readme)
    }

    @Test func theSpecIsThatOfTheExample() throws {
        let spec = try #require(try Readme().spec)
        let example = try text("Examples/Sources/FindNumber/FindNumber.vm")
        #expect(example.hasPrefix(spec.text))
        #expect(example.dropFirst(spec.text.count).hasPrefix("\nsamples:"))
        try folder.write(spec.text, to: "Sources/FindNumber/FindNumber.vm")
        #expect(try ToolProcess.run("generate", in: folder).errors == "")
        #expect(
            folder.text("Sources/FindNumber/Generated/FindNumberViewModel.swift")
                == (try text("Examples/Sources/FindNumber/Generated/FindNumberViewModel.swift"))
        )
    }

    @Test func theScreensAreWhole() throws {
        let screens = try Readme().blocks.filter {
            $0.language == "yaml" && $0.text.hasPrefix("view-model: ") && $0.text.contains("\nscenarios:\n")
        }
        #expect(screens.count == 3)
        let swift = """
            protocol Shop: Sendable {
                func goods(named name: String) async throws -> [Good]
            }
            struct Good: Equatable { var name: String }
            """
        try folder.write(swift, to: "Sources/App/Shop.swift")
        for screen in screens {
            let name = try #require(
                screen.text.components(separatedBy: "ViewModel\n")[0].components(separatedBy: " ").last
            )
            try folder.write(screen.text, to: "Sources/App/\(name).vm")
        }
        #expect(try ToolProcess.run("generate", in: folder).errors == "")
        let tests = folder.text("Tests/AppTests/Generated/ShopViewModelGeneratedTests.swift") ?? ""
        #expect(tests.contains("func testWhatWasTypedLastIsFound()"))
        #expect(tests.contains("func testAFailureIsToldAndTheNextSearchWorks()"))
    }

    @Test func theFilesOfASpecAreThoseOfTheTable() throws {
        let readme = try Readme()
        let spec = try #require(readme.spec)
        try folder.write(spec.text, to: "Sources/App/Rooms/Rooms.vm")
        #expect(try ToolProcess.run("generate", in: folder).code == 0)
        let listed = readme.rows.filter { $0.count == 3 && $0[0].hasPrefix("`") }.flatMap { row -> [String] in
            let names = row[0].components(separatedBy: ", ").map { $0.replacingOccurrences(of: "`", with: "") }
            let place = (names[0] as NSString).deletingLastPathComponent
            return names.map { $0.contains("/") ? $0 : "\(place)/\($0)" }
        }
        let files = try folder.allFiles().filter { $0 != "Package.swift" && $0 != "Sources/App/Rooms/Rooms.vm" }
        #expect(listed.sorted() == files)
        for row in readme.rows where row.count == 3 && row[0].hasPrefix("`") {
            let path = try #require(row[0].components(separatedBy: "`").dropFirst().first)
            let isGenerated = folder.text(path)?.hasPrefix("// Generated by vmgen") == true
            #expect(isGenerated == (row[1] == "vmgen's"), "\(path)")
        }
    }

    @Test func theExampleHasAsManyLinesAsItSays() throws {
        let lines = try ["FindNumber.vm", "FindNumberViewModel+Logic.swift"].map { name in
            try text("Examples/Sources/FindNumber/\(name)").split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast()
        }
        let samples = try #require(lines[0].firstIndex(of: "samples:"))
        let sentence =
            "its spec is \(samples - 1) lines, its hand-written logic \(lines[1].count), and \(lines[0].count - samples)\n"
            + "lines of scenarios are its tests."
        #expect(try Readme().text.contains(sentence))
    }

    @Test func thePictureIsTheGraphOfTheExample() throws {
        let path = try #require(try Readme().text.components(separatedBy: "<img src=\"").last?.prefix { $0 != "\"" })
        let spec = Readme.root.appendingPathComponent("Examples/Sources/FindNumber/FindNumber.vm").path
        let run = try ToolProcess.run("graph", spec, "--format", "svg", in: folder)
        if ProcessInfo.processInfo.environment["VMGEN_RECORD"] == "1" {
            try Data(run.output.utf8).write(to: Readme.root.appendingPathComponent(String(path)))
        }
        #expect(try text(String(path)) == run.output, "VMGEN_RECORD=1 draws it anew")
    }

    @Test func theSharesAreThoseOfTheExamples() throws {
        let rows = try text("Examples/README.md").components(separatedBy: "\n").filter { $0.hasSuffix(" |") }
        let shares = rows.compactMap { row in
            row.components(separatedBy: " | ").first { $0.hasSuffix(" %") }.flatMap { Int($0.dropLast(2)) }
        }
        let least = try #require(shares.min())
        let most = try #require(shares.max())
        #expect(try Readme().text.contains("| 100 % | | | \(least) to \(most) %, their tests not counted |"))
    }

    @Test func theCommandsAndFlagsExist() throws {
        let readme = try Readme()
        let calls = (readme.codes + readme.commands).compactMap { text -> [String]? in
            let words = text.replacingOccurrences(of: "swift run vmgen", with: "vmgen")
                .prefix { $0 != "#" }.split(separator: " ").map(String.init)
            return words.first == "vmgen" && words.count > 1 ? Array(words.dropFirst()) : nil
        }
        #expect(calls.count >= 6)
        for call in calls {
            let command = try #require(call[0] == "help" ? call.last : call[0])
            let help = try ToolProcess.run("help", command, in: folder)
            #expect(help.code == 0, "vmgen \(call.joined(separator: " "))")
            for flag in call where flag.hasPrefix("--") { #expect(help.output.contains("  \(flag) "), "\(flag)") }
            if command == "templates" { #expect(help.output.contains("  vmgen templates \(call[1])")) }
        }
    }

    @Test func theExitCodesAreThoseOfTheHelp() throws {
        let codes = try Readme().rows.compactMap { $0.count == 2 ? Int32($0[0]) : nil }
        #expect(codes == ExitCode.allCases.map(\.rawValue))
    }

    @Test func thePathsExist() throws {
        let readme = try Readme()
        let roots = ["Examples", "Scripts/", "Sources/VMGen", "Templates", "Tests/VMGen", ".ci/"]
        let words = (readme.codes + readme.links + readme.commands).map { text in String(text.prefix { $0 != " " }) }
        let known = Set(words).filter { path in roots.contains { path.hasPrefix($0) } }
        #expect(known.count >= 8)
        for path in known {
            #expect(FileManager.default.fileExists(atPath: Readme.root.appendingPathComponent(path).path), "\(path)")
        }
    }

    /// Expects `block` to be `actual`, or writes that into the README.
    private func hold(_ block: Readme.Block, to actual: String, in readme: Readme) throws {
        guard ProcessInfo.processInfo.environment["VMGEN_RECORD"] == "1" else {
            #expect(block.text == actual, "VMGEN_RECORD=1 swift test --filter ReadmeTests writes it anew")
            return
        }
        if block.text != actual { try readme.record(actual, in: block) }
        Issue.record("recorded; look at the difference before you commit it")
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: Readme.root.appendingPathComponent(path)), as: UTF8.self)
    }
}
