import Testing
import VMGenDiagnostics
import VMGenPlan

@testable import VMGenCore

/// Types that a spec calls by names which the target's Swift, or the view model itself, gives them.
@Suite("Named types in dependencies")
struct NamedTypeMessageTests {
    private static let swift = """
        typealias Loader = (Int) async throws -> Int
        typealias Handler = (Int) -> Void
        typealias Response<T> = Observable<T>
        """

    private func contents(_ text: String) -> String {
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: text))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        target.swift = [SourceText(path: "App.swift", text: Self.swift)]
        let result = EmbeddedTemplates.generate(target)
        #expect(result.diagnostics.filter(\.isError).map(\.message) == [])
        return result.files.map(\.contents).joined()
    }

    @Test("Closures that may be nil, those of services, and streams that methods of the spec return")
    func named() {
        let text = contents(
            """
            view-model: final class AViewModel
            runtime: rxswift
            init:
              load: Loader?
              handler: Handler?
              own: Own?
              service: Service
              actions: Actions
              size: Int = defaultSize
            types: |
              static let defaultSize = 20
              typealias Own = (String) -> Void
            services:
              Service:
                - items() -> Response<Int>
                - later: Loader
              struct Actions:
                - load: Loader
                - open: Handler
            inputs:
              pick: Int
            outputs:
              a, b, c, d, e: Int = 0
            logic:
              - fetch(_ id: Int) -> Response<Int>
            flows:
              - pick -> latest load?($0) -> a
              - pick -> call handler($0)
              - pick -> call own("\\($0)")
              - pick -> latest service.items() -> b
              - pick -> latest service.later($0) -> c
              - pick -> latest actions.load($0) -> d
              - pick -> call actions.open($0 + size)
              - pick -> latest fetch($0) -> e
              - errors -> ignore
            """
        )
        for part in [
            "Observable.task { try await load?(pick) }", "handler?(pick)", "own?(", "service.items()",
            "Observable.task { try await service.later(pick) }", "Observable.task { try await actions.load(value) }",
            "let load: (Int) async throws -> Int", "let open: (Int) -> Void",
            "size: Int = AViewModel.defaultSize",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(!text.contains("load?(pick).asObservable()"))
    }

    @Test("What the view sends and is shown has its whole name in a protocol")
    func own() {
        let text = contents(
            """
            view-model: final class AViewModel
            runtime: combine
            transform: (input: AnyPublisher<Action, Never>) -> AnyPublisher<Effect, Never>
            services:
              Listener: AnyObject
                - did(_ effect: Effect, after action: Action?)
            init:
              listener: Listener
            inputs: enum Action: Equatable
              - load(Int)
            outputs: enum Effect: Equatable
              - loaded(Int)
            flows:
              - load -> .loaded
              - load -> call listener.did(.loaded($0), after: nil)
            """
        )
        #expect(text.contains("func did(_ effect: AViewModel.Effect, after action: AViewModel.Action?)"))
    }
}
