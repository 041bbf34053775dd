import Testing
import VMGenDiagnostics
import VMGenPlan

@testable import VMGenCore

/// What written specs showed of names that the output has for something else.
@Suite("Names that written specs have clashed with") struct WrittenNamesTests {
    private func result(_ text: String) -> GenerationResult {
        let source = SourceText(path: "Tap.vm", text: text)
        let target = TargetInput(moduleName: "App", specs: [SpecInput(name: "Tap", source: source)], wantsTests: false)
        return EmbeddedTemplates.generate(target)
    }

    @Test("A plain field of the input cannot be called like what time steps run on, nor like the bag")
    func plainFields() {
        let result = result(
            """
            view-model: TapViewModel
            runtime: rxswift
            transform: (input: Input, disposeBag: DisposeBag) -> Output
            inputs:
              tap: Int
              let scheduler: Double
              let disposeBag: Bool
            outputs:
              level: Double
              isOpen: Bool
            flows:
              - tap -> debounce 1 -> with scheduler -> map { $1 } -> level
              - tap -> with disposeBag -> map { $1 } -> isOpen
            """
        )
        #expect(
            result.diagnostics.filter(\.isError).map(\.message) == [
                "`scheduler` is taken by the generated code, for what time steps run on; choose another name",
                "`disposeBag` is taken by the generated code, for the bag that `transform` is given; "
                    + "choose another name",
            ]
        )
    }

    @Test(
        "A method without parameters cannot be called like a property of the output",
        arguments: ["rxswift", "combine"]
    )
    func methods(runtime: String) {
        let bag = runtime == "rxswift" ? "disposeBag" : "flows"
        let spec = """
            view-model: final class TapViewModel
            runtime: \(runtime)
            transform: stored
            inputs:
              tap: Void
            logic:
              - \(bag)()
              - persist(_ times: Int)
            flows:
              - tap -> call \(bag)
              - tap -> replace with 1 -> call persist
            """
        let messages = result(spec).diagnostics.filter(\.isError).map(\.message)
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("`\(bag)` is taken by the generated code") == true)
    }

    @Test("`in` behind the parameters of a closure is no output of that name")
    func closureWord() {
        let result = result(
            """
            view-model: TapViewModel
            runtime: rxswift
            inputs:
              tap: Int
              in: Void
            state:
              done: (Int) -> Void = { _ in }
            outputs:
              level: Int
            flows:
              - tap -> level
              - in -> set done = { _ in }
            """
        )
        #expect(result.diagnostics.filter(\.isError).map(\.message) == [])
    }

    @Test("Events of an enum that one flow takes alone, and another with others, are looked at where they arrive")
    func handedOnAlone() throws {
        let result = result(
            """
            view-model: final class TapViewModel
            runtime: rxswift
            transform: (input: Observable<Input>) -> Observable<Output>
            init:
              service: TapService
            services:
              TapService:
                - load(_ id: Int) -> Single<Int>
            inputs:
              - submit(Int)
              - rename(String)
            outputs:
              - loaded(Int)
              - told(Int)
            logic:
              - tell(_ number: Int) async throws -> Int
            flows:
              - submit -> first service.load($0) -> .loaded($0)
              - start -> .told(1)
              - rename, submit -> combine { $1 } -> all tell -> .told($0)
              - errors -> ignore
            """
        )
        #expect(result.diagnostics.filter(\.isError).map(\.message) == [])
        let text = try #require(result.files.first { $0.name == "TapViewModel.swift" }?.contents)
        #expect(text.components(separatedBy: "service.load").count == 2)
    }

    @Test("What the session is asked for has the access of the view models", arguments: ["rxswift", "combine"])
    func accessOfTheSession(_ runtime: String) throws {
        let result = result(
            """
            view-model: package final class TapViewModel
            runtime: \(runtime)
            requests:
              load: GET https://a.b
                decode: [Int]
            inputs:
              tap: Void
            outputs:
              rows: [Int] = []
            flows:
              - tap -> latest load -> rows
              - errors -> ignore
            """
        )
        #expect(result.diagnostics.isEmpty)
        let session = try #require(result.files.first { $0.name == "URLSessionProtocol.swift" }).contents
        #expect(session.contains("package protocol URLSessionProtocol"))
        #expect(!session.contains("public "))
    }
}
