import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("What a stored output consists of")
struct StoredOutputsTests {
    @Test(
        "What is made of states alone is a stream, which has a value for whoever listens",
        arguments: [
            ("month -> map { \"\\($0)\" } -> title", "_month.projectedValue.map { \"\\($0)\" }"),
            ("month -> replace with \"a\" -> title", "_month.projectedValue.map { _ in \"a\" }"),
            ("name -> title", "_name.projectedValue"),
            ("name, month -> combine { $0 + \"\\($1)\" } -> title", "_name.projectedValue\n"),
            ("month -> filter { $0 > 1 } -> map { String($0) } -> title", "_month.projectedValue\n"),
            ("shown -> distinct -> title", "_shown.projectedValue\n"),
        ]
    )
    func streams(_ flow: String, _ stream: String) throws {
        let text = try text(of: flow)
        #expect(text.contains("title: \(stream)"))
        #expect(!text.contains("titleSubject"))
    }

    @Test(
        "What needs the view model, which is not there yet, or is said once, is sent into what that keeps",
        arguments: [
            "month -> with offset -> map { \"\\($0 + $1)\" } -> title",
            "month -> map label -> title",
            "month -> with name -> map { \"\\($0)\\($1)\" } -> title",
            "next -> replace with \"a\" -> title",
            "month, next -> replace with \"a\" -> title",
            "month -> debounce 1 -> map { \"\\($0)\" } -> title",
            "picked -> map { \"\\($0)\" } -> title",
        ]
    )
    func held(_ flow: String) throws {
        let text = try text(of: flow)
        #expect(text.contains("titleSubject.send("))
        #expect(!text.contains(".projectedValue.map {"))
    }

    @Test(
        "What says events says each of them once: whoever binds anew is shown no alert again",
        arguments: [("combine", "Void", "doneSubject"), ("rxswift", "Signal<Int>", "doneRelay")]
    )
    func events(_ runtime: String, _ done: String, _ relay: String) throws {
        let text = try text(of: "month -> filter { $0 > 1 } -> done", done: done, runtime: runtime)
        #expect(text.contains("done: \(relay)"))
    }

    @Test("What a flow starts from, too, is told to that and to the view")
    func heard() throws {
        let text = try text(of: "month -> map { \"\\($0)\" } -> title\n  - title -> name")
        #expect(text.contains("titleSubject"))
    }

    /// What becomes of a spec of the stored form with `flow`, whose output `done` is a `done`.
    private func text(of flow: String, done: String = "String", runtime: String = "combine") throws -> String {
        let spec = """
            view-model: HomeViewModel
            runtime: \(runtime)
            transform: stored
            init:
              offset: Int
            inputs:
              next: Void
            outputs:
              title: String
              done: \(done)
              shown: String = ""
              picked: \(runtime == "combine" ? "CurrentValueSubject" : "BehaviorRelay")<Int> = 0
            state:
              month: Int = 1
              name: String = ""
            logic:
              - label(_ month: Int) -> String
            flows:
              - next -> set month = month + 1, shown = "a", picked = 2
              - \(flow)
            """
        let source = SpecInput(name: "Home", source: SourceText(path: "Home.vm", text: spec))
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: false))
        let file = try #require(result.files.first { $0.name == "HomeViewModel.swift" })
        return file.contents
    }
}
