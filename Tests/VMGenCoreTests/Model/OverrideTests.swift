import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenModel
@testable import VMGenPlan

/// View models with a superclass whose `init()` or `transform` they override.
@Suite("Overrides")
struct OverrideTests {
    @Test("`init: override` and `transform: override (…) -> …`")
    func generates() throws {
        let text = try generated(
            """
            view-model: public final class HomeViewModel: BaseViewModel
            runtime: rxswift
            transform: override (input: Input) -> Output
            init: override
            variables:
              private let defaults = UserDefaults.standard
            inputs:
              tap: Void
            outputs:
              count: Int = 0
                persist: defaults "Count"
            flows:
              - tap -> set count = count + 1
            """
        )
        #expect(
            text.contains(
                """
                    public override init() {
                        count = defaults.object(forKey: Key.count) as? Int ?? 0
                        super.init()
                        persist()
                    }

                """
            )
        )
        #expect(text.contains("    public override func transform(input: Input) -> Output {\n"))
    }

    @Test("An `init` that takes a scheduler overrides nothing")
    func scheduler() throws {
        let text = try generated(
            """
            view-model: final class HomeViewModel: BaseViewModel
            runtime: rxswift
            init: override
            inputs:
              tap: Void
            outputs:
              done: Void
            flows:
              - tap -> debounce 1 -> done
            """
        )
        #expect(text.contains("    init(scheduler: SchedulerType = MainScheduler.instance) {\n"))
    }

    @Test("What else stands on the line of `init`")
    func wrong() {
        expect(
            """
            view-model: HomeViewModel
            runtime: rxswift
            init: override
              title: String
            flows:
              - start -> call Log.start(title)
            """,
            says: "3:7+8: error: [line-shape] an `init` with parameters of its own overrides none; "
                + "leave `override` out, or write `super` before what the superclass is handed, `super title: String`"
        )
    }

    private func generated(_ text: String) throws -> String {
        let source = SourceText(path: "Home.vm", text: text)
        let target = TargetInput(moduleName: nil, specs: [SpecInput(name: "Home", source: source)], wantsTests: false)
        let result = EmbeddedTemplates.generate(target)
        #expect(DiagnosticPrinter.render(result.diagnostics) == "")
        return try #require(result.files.first).contents
    }
}
