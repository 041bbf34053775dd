import Testing
import VMGenDiagnostics
@testable import VMGenCore
@testable import VMGenPlan

/// Calls of the app's own that are given streams of a spec.
@Suite("Streams that helpers are given")
struct HelperStreamsTests {
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

    @Test("A helper is given what it asks for")
    func kinds() throws {
        let text = """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              text: String
              go: Signal<Void>
            outputs:
              isOn: Bool = false
              found: String
            logic:
              - existing find(_ text: Driver<String>, when isOn: Observable<Bool>, _ count: Int) -> Observable<String>
            flows:
              - go -> set isOn = true
              - text -> distinct -> as term
              - find(term, when: isOn, 3) -> found
              - App.find(term.asObservable(), go, with: isOn) -> found
            """
        let swift = try viewModel(text)
        #expect(swift.contains("term.asDriver(onErrorDriveWith: .empty()),"))
        #expect(swift.contains("when: isOn.asObservable(),"))
        #expect(swift.contains("App.find(term.asObservable(), input.go, with: isOn.value)"))
        #expect(!swift.contains("Logic"))
    }
}
