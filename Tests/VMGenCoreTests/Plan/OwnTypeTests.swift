import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("Types of the app by names that other modules have too")
struct OwnTypeTests {
    /// The support file of the tests of `specs`, whose target has `swift`.
    private func support(_ specs: [String], swift: String, module: String? = "App") -> String {
        let inputs = specs.enumerated().map { index, text in
            SpecInput(name: "S\(index)", source: SourceText(path: "S\(index).vm", text: text))
        }
        var target = TargetInput(moduleName: module, specs: inputs, wantsTests: true)
        target.swift = [SourceText(path: "Types.swift", text: swift)]
        let result = EmbeddedTemplates.generate(target)
        let errors = result.diagnostics.filter(\.isError).map(\.message)
        #expect(errors.isEmpty)
        return result.files.first { $0.name == "ViewModelTestSupport.swift" }?.contents ?? ""
    }

    private func spec(_ type: String, _ name: String = "Page") -> String {
        """
        view-model: \(name)ViewModel
        runtime: rxswift
        inputs:
          pick: \(type)
        outputs:
          last: \(type)?
        flows:
          - pick -> map { $0 } -> last
        samples:
          \(type): \(type)(id: 1), \(type)(id: 2)
        """
    }

    @Test("Tests say that a type of the app is meant, which the app declares and a spec names")
    func own() {
        let text = support(
            [spec("Event"), spec("Timer", "Row")],
            swift: "struct Event {}\npublic final class Timer {}\nstruct Comment {}\n// struct Stream {}\n"
        )
        #expect(text.contains("@testable import App\n"))
        #expect(text.contains("typealias Event = App.Event\n"))
        #expect(text.contains("typealias Timer = App.Timer\n"))
        #expect(!text.contains("typealias Comment"))
        #expect(!text.contains("typealias Stream"))
    }

    @Test("A type within another one is not meant, and neither is one that only another module has")
    func nested() {
        let text = support([spec("Event"), spec("Timer", "Row")], swift: "enum Page { struct Event {} }\n")
        #expect(!text.contains("typealias"))
        #expect(!text.contains("@testable import"))
        #expect(!support([spec("Event")], swift: "private final class Event {}\n").contains("typealias"))
        #expect(!support([spec("Event")], swift: "struct Event {}\n", module: nil).contains("typealias"))
    }

    @Test("A type that a protocol of the app names is meant by its stub, too")
    func read() {
        let spec = """
            view-model: PageViewModel
            runtime: rxswift
            init:
              log: existing Log
            inputs:
              tap: Void
            flows:
              - tap -> call log.track(.tapped)
            """
        let swift = "enum Event { case tapped }\nprotocol Log { func track(_ event: Event) }\n"
        #expect(support([spec], swift: swift).contains("typealias Event = App.Event\n"))
    }
}
