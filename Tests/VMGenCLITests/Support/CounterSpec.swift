import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// A small spec for the real pipeline.
enum CounterSpec {
    /// Its text.
    static let text = """
        view-model: CounterViewModel
        runtime: rxswift

        inputs:
          tap: Void

        outputs:
          count: Int = 0

        flows:
          - tap -> set count = count + 1

        """

    /// The same with a method written by hand, which a test in the user's own file is to call.
    static let withLogic =
        text + """
              - tap -> call log

            logic:
              - log()

            """

    /// Whether the pipeline turns it into files.
    static var generates: Bool {
        let input = SpecInput(name: "Counter", source: SourceText(path: "Counter.vm", text: text))
        let target = TargetInput(moduleName: nil, specs: [input], wantsTests: false)
        return !Pipeline(templates: TemplateStore()).generate(target).files.isEmpty
    }
}
