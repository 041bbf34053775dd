import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenPlan

/// What specs showed that `Scripts/specs` wrote: their output did not compile.
@Suite("What written specs have shown") struct WrittenSpecsTests {
    private func viewModel(_ text: String) throws -> String {
        let source = SourceText(path: "Tap.vm", text: text)
        let target = TargetInput(
            moduleName: "App",
            specs: [SpecInput(name: "Tap", source: source)],
            wantsTests: false
        )
        let result = EmbeddedTemplates.generate(target)
        #expect(result.diagnostics.filter(\.isError).map(\.message) == [])
        return try #require(result.files.first { $0.name == "TapViewModel.swift" }?.contents)
    }

    private func mistakes(_ text: String) -> [String] {
        let source = SourceText(path: "Tap.vm", text: text)
        let target = TargetInput(moduleName: "App", specs: [SpecInput(name: "Tap", source: source)], wantsTests: false)
        return EmbeddedTemplates.generate(target).diagnostics.filter(\.isError).map(\.message)
    }

    @Test("A line of verbatim Swift that ends in `in` does not speak of an output of that name")
    func keywordAtTheEndOfALine() throws {
        let text = try viewModel(
            """
            view-model: TapViewModel
            runtime: rxswift
            inputs:
              tap: Int
            outputs:
              in: Int
            flows:
              - tap
                  -> swift |
                      .map { value in
                          value
                      }
                  -> in
            """
        )
        #expect(text.contains(".map { value in"))
    }

    @Test("`with` takes along the input that has the name of a plain output")
    func inputBesidePlainOutput() throws {
        let text = try viewModel(
            """
            view-model: TapViewModel
            runtime: rxswift
            inputs:
              tap: Void
              edit: Int
            outputs:
              let edit: String = "text"
              last: Int
            flows:
              - tap -> with edit -> last
            """
        )
        #expect(text.contains(".withLatestFrom(input.edit)"))
    }

    @Test("An output that reads itself is held")
    func circle() throws {
        let text = try viewModel(
            """
            view-model: TapViewModel
            runtime: rxswift
            inputs:
              tap: Int
            outputs:
              last: Int
            flows:
              - tap -> with last -> map { $0 + $1 } -> last
            """
        )
        #expect(text.contains("let lastRelay = EarlyRelay<Int>()"))
        #expect(text.contains(".withLatestFrom(lastRelay.inside)"))
    }

    @Test("Two outputs that read each other are held")
    func circleOfTwo() throws {
        let text = try viewModel(
            """
            view-model: TapViewModel
            runtime: combine
            inputs:
              tap: Int
            outputs:
              last: Int
              other: Int
            flows:
              - tap -> with other -> map { $0 + $1 } -> last
              - last -> map { $0 * 2 } -> other
            """
        )
        #expect(text.contains("let last = EarlySubject<Int>()"))
        #expect(text.contains("let other = EarlySubject<Int>()"))
    }

    @Test("An enum output is of the kind of its section, and a relay beside one with a wrapper")
    func kindOfAnEnum() throws {
        func alert(_ head: String, _ other: String) throws -> String {
            try viewModel(
                """
                view-model: TapViewModel
                runtime: rxswift
                inputs:
                  tap: Int
                outputs:\(head)
                  \(other)
                  alert: enum Alert = .closed
                    - closed
                    - failed(Int)
                flows:
                  - tap -> alert.failed
                  - tap -> count
                """
            )
        }
        let made = try alert("", "@Property var count: Int = 1")
        #expect(made.contains("let alert = BehaviorRelay<Alert>(value: .closed)"))
        #expect(try alert(" Observable", "count: Int").contains("let alert: Observable<Alert>"))
        #expect(try alert("", "count: Int").contains("let alert: Driver<Alert>"))
    }

    @Test("A type beside the view model does not know its generic parameters")
    func parameterOutside() {
        let spec = """
            view-model: final class TapViewModel<Row: Hashable>
            runtime: rxswift
            init:
              store: RowStore
            services:
              RowStore:
                - save(_ row: Row)
                - count<Row>(_ rows: [Row]) -> Int
            inputs: global struct TapInput
              row: Row
            outputs:
              rows: [Row]
            flows:
              - row -> map { [$0] } -> rows
              - row -> call store.save($0)
            """
        #expect(
            mistakes(spec) == [
                "`Row` is known within `TapViewModel` alone, and `RowStore` stands beside it; "
                    + "hand it over as a type that both know",
                "`Row` is known within `TapViewModel` alone, and `TapInput` stands beside it; leave `global` out",
            ]
        )
    }

    @Test("A stored input has no plain field, which nobody could give it")
    func plainStoredInput() {
        let spec = """
            view-model: TapViewModel
            runtime: rxswift
            transform: stored
            inputs:
              let unit: Int
              tap: Int
            outputs:
              count: Int = 0
            flows:
              - tap -> with unit -> map { $0 * $1 } -> count
            """
        #expect(
            mistakes(spec) == [
                "a stored input is made by the view model, which is not given `unit`; list it under `init`, `unit: Int`"
            ]
        )
    }

    @Test("A struct keeps a value without a reference to itself")
    func persistedStruct() throws {
        let head = """
            init:
              var defaults: UserDefaults
            inputs:
              tap: Int
            outputs:
              last: Int = 0
                persist: defaults "Last"
            flows:
              - tap -> last
            """
        let rxSwift = try viewModel(
            """
            view-model: struct TapViewModel
            runtime: rxswift
            transform: (input: Input, disposeBag: DisposeBag) -> Output

            """ + head
        )
        #expect(rxSwift.contains("{ [defaults] value in defaults.set(value, forKey: Key.last) }"))
        let combine = try viewModel(
            """
            view-model: struct TapViewModel
            runtime: combine
            transform: (input: Input, cancellables: inout Set<AnyCancellable>) -> Output

            """ + head
        )
        #expect(combine.contains("private mutating func persist() {"))
    }

    @Test("Kinds that are no observables are converted where they are joined")
    func joined() throws {
        let text = try viewModel(
            """
            view-model: TapViewModel
            runtime: rxswift
            inputs:
              tap: Void
              name: Driver<String>
              code: Infallible<Int>
              row: ControlEvent<Int>
            outputs:
              shown: String
              picked: Int
            flows:
              - tap -> with name, code -> map { "\\($0) \\($1)" } -> shown
              - tap -> with name, row -> map { $0.count + $1 } -> picked
            """
        )
        #expect(text.contains("Observable.combineLatest(input.name.asObservable(), input.code.asObservable())"))
        #expect(text.contains("Observable.combineLatest(input.name.asObservable(), input.row)"))
    }

    @Test("A pinned subject of the state is itself the output")
    func pinned() throws {
        let text = try viewModel(
            """
            view-model: TapViewModel
            runtime: combine
            inputs:
              tap: Int
            outputs:
              last: CurrentValueSubject<Int> = 0
            logic:
              - keep(_ tap: Int, state: State)
            flows:
              - tap -> call keep
            """
        )
        #expect(text.contains("Output(last: state.lastSubject)\n"))
    }
}
