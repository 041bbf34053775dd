import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenModel
@testable import VMGenPlan

@Suite("Messages on keywords, schedulers and comments above sections")
struct TakenNameMessageTests {
    @Test("Keywords that Swift text has to spell")
    func keywords() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              default: Int
              service: Service
            variables:
              var where: Int = 1
            services:
              Service:
                - import(_ x: Int)
                - `case`: Int
            inputs:
              tap: Int
            outputs:
              out: Int = 1
            requests:
              load(for: Int): GET https://a.b/\\(for)
                decode: Int
            flows:
              - tap -> set out = default
              - tap -> set out = `default` + `where`
              - tap -> call service.import($0)
              - tap -> latest load(for: $0) -> out
              - errors -> ignore
            """,
            says: """
                7:7+5: error: [invalid-name] `where` is a keyword of Swift; write it in backticks here, as in Swift
                10:7+6: error: [invalid-name] `import` is a keyword of Swift; write it in backticks here, as in Swift
                17:37+3: error: [invalid-name] `for` is a keyword of Swift; write it in backticks where Swift speaks of it
                20:22+7: error: [invalid-name] `default` is a keyword of Swift; write it in backticks where Swift speaks of it
                """
        )
    }

    @Test(
        "A parameter `scheduler` is one that time steps can run on",
        arguments: [
            ("rxswift", "Int", true), ("rxswift", "any SchedulerType", false), ("rxswift", "SchedulerType", false),
            ("rxswift", "TestScheduler", false), ("rxswift", "JobScheduler", true), ("combine", "DispatchQueue", false),
            ("combine", "SchedulerType", true), ("combine", "AnyScheduler<Int, Int>", false),
        ]
    )
    func scheduler(runtime: String, type: String, isRefused: Bool) {
        let own = runtime == "rxswift" ? "SchedulerType" : "MainScheduler"
        expect(
            """
            view-model: AViewModel
            runtime: \(runtime)
            init:
              scheduler: \(type)
            inputs:
              tap: Int
            outputs:
              out: Int = 1
            flows:
              - tap -> debounce 1 -> out
              - tap -> set out = scheduler.hash
            """,
            says: isRefused
                ? "4:3+9: error: [generated-name] `scheduler` is what `debounce`, `throttle` and `delay` count on, of type "
                    + "`\(own)`; choose another name"
                : ""
        )
    }

    @Test("A scheduler of any kind is free where nothing takes time")
    func unusedScheduler() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              scheduler: JobScheduler
            inputs:
              tap: Void
            flows:
              - tap -> call scheduler.run()
            """,
            says: ""
        )
    }

    @Test("A doc comment above a section that becomes no declaration")
    func lostComments() {
        expect(
            """
            ## The view model.
            view-model: AViewModel
            ## The streams.
            runtime: rxswift
            ## What comes in.
            inputs:
              tap: Void
            ## What happens.
            ## And when.
            flows:
              - tap -> call Log.tap()
            """,
            says: """
                3:4+12: warning: [section-shape] nothing in the output has this doc comment: `runtime` becomes no \
                declaration; write `#`
                8:4+13: warning: [section-shape] nothing in the output has this doc comment: `flows` becomes no \
                declaration; write `#`
                """
        )
    }

    @Test("Doc comments above inputs and outputs are those of their types", arguments: ["rxswift", "combine"])
    func printedComments(runtime: String) {
        let source = SourceText(
            path: "A.vm",
            text: """
                view-model: AViewModel
                runtime: \(runtime)
                ## What a person does.
                ##
                ## On the screen.
                inputs:
                  tap: Int
                ## What is seen.
                outputs:
                  out: Int = 1
                flows:
                  - tap -> out

                """
        )
        let target = TargetInput(moduleName: nil, specs: [SpecInput(name: "A", source: source)], wantsTests: false)
        let text = EmbeddedTemplates.generate(target).files.first?.contents ?? ""
        #expect(text.contains("    /// What a person does.\n    ///\n    /// On the screen.\n    struct Input {"))
        #expect(text.contains("\n\n    /// What is seen.\n    struct Output {"))
        #expect(!text.contains("What the view"))
    }

    @Test("An output of a relay that follows a state", arguments: ["rxswift", "combine"])
    func lateSubscriber(runtime: String) {
        let isRx = runtime == "rxswift"
        let relay = isRx ? "PublishRelay<String>" : "PassthroughSubject<String, Never>"
        let holder = isRx ? "BehaviorRelay<String>" : "CurrentValueSubject<String, Never>"
        let name = isRx ? "PublishRelay" : "PassthroughSubject"
        let event =
            "9:3+4: warning: [late-subscriber] `text` follows `count`, which has a value at every time, but a `Signal` gives a "
            + "late subscriber none; write `text: String = \"\"`, or pin `text: Driver<String>`\n"
        expect(
            """
            view-model: AViewModel
            runtime: \(runtime)
            inputs:
              tap: Void
            state:
              count: Int = 0
            outputs:
              label: \(relay)
              text: String
              mixed: \(relay)
            flows:
              - tap -> set count = count + 1
              - count -> map { "\\($0)" } -> label
              - count -> map { "\\($0)" } -> text
              - count -> map { "\\($0)" } -> mixed
              - tap -> replace with "" -> mixed
            """,
            says: "8:3+5: warning: [late-subscriber] `label` follows `count`, which has a value at every time, but a "
                + "`\(name)` keeps none, so the first is gone before anyone subscribes; pin `label: \(holder) = \"\"`, or "
                + "leave the kind out" + (isRx ? "\n" + event.dropLast() : "")
        )
    }
}
