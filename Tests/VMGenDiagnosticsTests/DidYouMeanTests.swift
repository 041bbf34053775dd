import Testing
import VMGenDiagnostics

@Suite struct DidYouMeanTests {
    private static let sections = ["view-model", "runtime", "inputs", "outputs", "init", "flows", "state", "map", "as"]

    @Test(arguments: [
        ("outpts", "outputs"), ("imputs", "inputs"), ("Flows", "flows"), ("FLOWS", "flows"), ("flwos", "flows"),
        ("flow", "flows"), ("viewmodel", "view-model"), ("view_model", "view-model"), ("mpa", "map"), ("stat", "state"),
        ("runtimes", "runtime"), ("AS", "as"), ("inti", "init"),
    ])
    func findsTheNearest(name: String, meant: String) {
        #expect(DidYouMean.closest(to: name, in: Self.sections) == meant)
    }

    @Test(arguments: ["", "a", "is", "services", "xyz", "view", String(repeating: "inputs", count: 50)])
    func findsNothingFar(name: String) {
        #expect(DidYouMean.closest(to: name, in: Self.sections) == nil)
    }

    @Test func prefersCaseAndThenOrder() {
        #expect(DidYouMean.closest(to: "Round", in: ["sound", "round", "bound"]) == "round")
        #expect(DidYouMean.closest(to: "found", in: ["sound", "round"]) == "sound")
        #expect(DidYouMean.closest(to: "round", in: ["round"]) == nil)
        #expect(DidYouMean.closest(to: "round", in: [String]()) == nil)
    }
}
