import Testing
import VMGenCore

@testable import VMGenCLI

/// View models and specs that have other names: who is told, and what leads there.
@Suite struct RenamedTypeTests {
    private let folder: TemporaryFolder
    private let tests = "Tests/AppTests/CounterViewModelTests.swift"
    private let logic = "Sources/App/CounterViewModel+Logic.swift"
    private let renamed = "Sources/App/Generated/TallyViewModel+Renamed.swift"

    /// A package with a spec, generated, and code by hand that speaks of it.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write(CounterSpec.withLogic, to: "Sources/App/Counter.vm")
        try folder.write(
            "final class CounterViewModelTests {\n    let harness = CounterViewModelHarness()\n    func a() { harness.tap() }\n}\n",
            to: tests
        )
        try folder.write("// CounterViewModel\nextension CounterViewModel {\n    func log() {}\n}\n", to: logic)
        #expect(generate().code == 0)
    }

    private func generate(_ arguments: String...) -> ToolRun {
        ToolRun(["generate", "--quiet"] + arguments, in: folder, generator: { Pipeline(templates: $0).generate($1) })
    }

    /// Moves the spec, whose view model is called otherwise then.
    private func moveSpec(naming type: String = "TallyViewModel") throws {
        try folder.remove("Sources/App/Counter.vm")
        let spec = CounterSpec.withLogic.replacing("CounterViewModel", with: type)
        try folder.write(spec, to: "Sources/App/Tally.vm")
    }

    private func warning(_ place: String, _ suffix: String = "") -> String {
        "\(place): warning: `CounterViewModel\(suffix)` is called `TallyViewModel\(suffix)` now, "
            + "as 'Sources/App/Tally.vm' says\n"
    }

    @Test(
        "One that moved is followed: the old type is led to the new one once nothing declares it, for as long as it is used"
    )
    func isFollowed() throws {
        try moveSpec()
        let run = generate()
        #expect(run.code == 0)
        #expect(run.errors.contains(warning("\(tests):2:19", "Harness")), "\(run.errors)")
        #expect(run.errors.contains(warning("\(logic):2:11")), "\(run.errors)")
        #expect(!run.errors.contains("\(logic):1:"), "\(run.errors)")
        #expect(folder.text(renamed) == nil)
        #expect(generate("--prune").code == 0)
        let expected = """
            @available(*, unavailable, renamed: "TallyViewModel", message: "as Tally.vm says")
            typealias CounterViewModel = TallyViewModel

            """
        #expect(folder.text(renamed)?.hasSuffix(expected) == true)
        #expect(generate().code == 0)
        #expect(folder.text(renamed)?.hasSuffix(expected) == true)
        try folder.remove(logic)
        #expect(generate().code == 0)
        #expect(folder.text(renamed) == nil)
    }

    @Test("A spec that is gone and a new one that is nothing like it are two")
    func theUnlikeIsNotFollowed() throws {
        try folder.remove("Sources/App/Counter.vm")
        let spec = """
            view-model: TallyViewModel
            runtime: rxswift
            inputs:
              query, name: String
            outputs:
              found: String
              named: String
            flows:
              - query -> found
              - name -> named

            """
        try folder.write(spec, to: "Sources/App/X/Tally.vm")
        let run = generate("--prune")
        #expect(run.code == 0)
        #expect(!run.errors.contains("is called"), "\(run.errors)")
        #expect(try !folder.allFiles().contains { $0.contains("+Renamed") })
    }

    @Test("Where the old type stands elsewhere too, nobody is told that it has another name")
    func aTypeOfTheSameNameIsMeant() throws {
        try folder.write("struct CounterViewModel {}\n", to: "Sources/App/Old.swift")
        try moveSpec()
        let run = generate("--prune")
        #expect(!run.errors.contains("`CounterViewModel` is called"), "\(run.errors)")
        #expect(run.errors.contains("`CounterViewModelHarness` is called"), "\(run.errors)")
        #expect(folder.text(renamed) == nil)
    }

    @Test("A view model of another name in a spec of the same is followed, logic and all")
    func isFollowedWithinItsSpec() throws {
        let spec = CounterSpec.withLogic.replacing("CounterViewModel", with: "TallyViewModel")
        try folder.write(spec, to: "Sources/App/Counter.vm")
        let run = generate()
        #expect(
            run.errors.contains(warning("\(logic):2:11").replacing("Tally.vm", with: "Counter.vm")),
            "\(run.errors)"
        )
        let file = "Sources/App/Generated/CounterViewModel+Renamed.swift"
        #expect(folder.text(file)?.contains("typealias CounterViewModel = TallyViewModel\n") == true)
        #expect(generate() == ToolRun(code: 0))
        #expect(folder.text(file) != nil)
    }

    @Test("A spec of another name takes the logic and the tests of its view model, where they stand")
    func handwrittenFilesAreTaken() throws {
        try moveSpec(naming: "CounterViewModel")
        let run = generate("--prune")
        let gone =
            "written by hand for 'Counter.vm', which is gone; 'Tally.vm' has its view model, so rename the file to"
        #expect(
            run
                == ToolRun(
                    code: 0,
                    errors: """
                        \(logic): warning: \(gone) 'TallyViewModel+Logic.swift'
                        \(tests): warning: \(gone) 'TallyViewModelTests.swift'

                        """
                )
        )
        #expect(folder.text("Sources/App/TallyViewModel+Logic.swift") == nil)
        #expect(folder.text("Tests/AppTests/TallyViewModelTests.swift") == nil)
    }

    @Test func whatWasCreatedAndNeverWrittenIsCalledSo() throws {
        try folder.remove(logic)
        #expect(generate().code == 0)
        try folder.remove("Sources/App/Counter.vm")
        let expected =
            "\(logic): warning: created for 'Counter.vm', which is gone; nothing is written there yet, so delete the file\n"
        #expect(generate("--prune").errors.contains(expected))
    }

    @Test("Where the files of a spec are refused, nothing is called otherwise yet")
    func refusedFilesChangeNothing() throws {
        let view = "Sources/App/Generated/CounterViewModel.swift"
        try folder.write((folder.text(view) ?? "") + "// mine\n", to: view)
        let spec = CounterSpec.withLogic.replacing("tap: Void", with: "press: Void").replacing("- tap", with: "- press")
        try folder.write(spec, to: "Sources/App/Counter.vm")
        let run = generate()
        #expect(run.code == 3)
        #expect(!run.errors.contains("is called"), "\(run.errors)")
        #expect(try !folder.allFiles().contains { $0.contains("+Renamed") })
    }
}
