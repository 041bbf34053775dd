import VMGenDiagnostics

/// A test while it is written: each statement is rehearsed, so that what is to be seen follows.
struct TestScript {
    /// What the test is made with.
    let bench: TestBench
    /// What has happened so far.
    private(set) var rehearsal: Rehearsal
    /// What comes before the harness.
    private var setup: TestSetup
    /// What comes behind it.
    private(set) var body: [TestStatement] = []

    /// A test of `bench` that begins with a wired view model, and whose doubles wait. Nil where there is no harness.
    init?(_ bench: TestBench) {
        guard bench.obstacle == nil else { return nil }
        self.bench = bench
        setup = TestSetup(bench)
        var arguments: [String: KnownValue] = [:]
        for double in bench.harness.doubles where !double.isKept {
            let known = bench.sample(ofParameter: double.name) ?? double.value
            guard let value = known ?? bench.values(ofParameter: double.name).first else { continue }
            arguments[double.name] = KnownValue(swift: value, type: double.type)
        }
        for index in bench.harness.fields {
            guard let value = bench.values(ofInput: index).first else { continue }
            let port = bench.spec.inputs[index]
            arguments[port.name.text] = KnownValue(swift: value, type: port.element.text)
        }
        rehearsal = Rehearsal(bench, arguments: arguments)
        rehearsal.start()
        prepareForStart()
    }

    /// The whole test, with a constant for each sample that it uses twice.
    var statements: [TestStatement] {
        var setup = setup
        QuickAnswers(bench)?.prepare(&setup, for: rehearsal)
        return TestConstants(bench.spec).hoisting(setup.statements + body)
    }

    /// The reason to skip a test that needs a value of `type`.
    static func missing(_ type: String) -> String { "`samples:` has no value of `\(type)`" }

    /// Stores `value` for `key` in the defaults of the parameter called `name`, before the view model is made.
    mutating func store(_ name: String, _ key: String, _ value: String) {
        _ = setup.prepare(name, as: "UserDefaultsStub([\(SwiftText.literal(key)): \(value)])")
    }

    /// Says that `place` starts with `value`.
    mutating func begin(_ place: Rehearsal.Place, with value: KnownValue) {
        rehearsal.held[place] = value
        rehearsal.start()
    }

    /// Adds a statement as it is.
    mutating func add(_ statement: TestStatement) { body.append(statement) }

    /// Adds an empty line, but not two.
    mutating func separate() {
        if body.last != .blank { body.append(.blank) }
    }

    /// Takes back a statement behind the harness, and the empty line that follows where nothing else is left.
    mutating func remove(_ statement: TestStatement) {
        body.removeAll { $0 == statement }
        if body == [.blank] { body = [] }
    }

    /// Lets every double of the view model's work wait, which `names` call by what a test calls them.
    mutating func wait(_ doubles: [String]) {
        for double in doubles { body.append(.line("\(double).waits()")) }
    }

    /// Sends `values` through `trigger`.
    mutating func send(_ trigger: TestTrigger, _ values: [KnownValue]) {
        body.append(.line(trigger.sending(values, in: bench.spec)))
        rehearse(trigger, values)
    }

    /// Sends each of `sends` from a thread that is not the main one.
    mutating func sendFromBackground(_ sends: [(trigger: TestTrigger, values: [KnownValue])]) {
        let calls = sends.map { trigger, values in
            "$0." + trigger.sending(values, in: bench.spec).dropFirst("harness.".count)
        }
        if calls.count == 1 {
            body.append(.line("harness.fromBackground { \(calls[0]) }"))
        } else {
            let lines = ["harness.fromBackground {"] + calls.map { "    \($0)" } + ["}"]
            body.append(.line(lines.joined(separator: "\n")))
        }
        for (trigger, values) in sends { rehearse(trigger, values) }
    }

    /// Sends without a statement.
    mutating func rehearse(_ trigger: TestTrigger, _ values: [KnownValue]) {
        switch trigger {
        case .input(let index): rehearsal.send(values, toInput: index)
        case .event(let index): rehearsal.send(values, asEvent: index)
        }
    }

    /// Lets time pass.
    mutating func pass(_ seconds: Double) {
        body.append(.line("harness.advance(by: \(seconds))"))
        rehearsal.pass(seconds)
    }

    /// Wires the view model once more.
    mutating func transformAgain() {
        body.append(.line("harness.transform()"))
        rehearsal.start()
    }

    /// Waits for the call at `index` of the rehearsal.
    func call(_ index: Int) -> String {
        let call = rehearsal.calls[index]
        return "try await \(call.double).calls(\(call.number + 1))[\(call.number)]"
    }

    /// Lets the call at `index` return `answer`.
    mutating func answer(_ index: Int, with answer: TestAnswer) {
        body.append(.line("\(call(index)).\(answer.statement)"))
        rehearsal.answer(index, with: answer.value)
    }

    /// The call at `index` gets `answer`, as was said before.
    mutating func rehearseAnswer(_ index: Int, with answer: TestAnswer) {
        rehearsal.answer(index, with: answer.value)
    }

    /// Lets the call at `index` fail as `statement` says.
    mutating func fail(_ index: Int, _ statement: String, _ failure: RehearsedFailure) {
        body.append(.line("\(call(index)).\(statement)"))
        rehearsal.fail(index, with: failure)
    }

    // MARK: Expectations

    /// Shows what the output at `place` has said.
    mutating func expect(_ place: Rehearsal.Place) {
        guard let (actual, expected) = recorded(place) else { return }
        body.append(.comes(actual, equals: expected))
    }

    /// Shows that all that the output at `place` has said came on the main thread.
    mutating func expectOnMain(_ place: Rehearsal.Place) {
        guard let path = recording(of: place) else { return }
        body.append(.comes("\(path).isOnMain.allSatisfy { $0 }", equals: "true"))
    }

    /// What records the output at `place`; nil for what no view sees.
    private func recording(of place: Rehearsal.Place) -> String? {
        switch place {
        case .events: "harness.output"
        case .output(let index): "harness.\(SwiftText.escapedMember(bench.spec.outputs[index].name.text))"
        case .state: nil
        }
    }

    /// What a test looks at to see the values of the output at `place`, and what it sees; nil where nothing is certain.
    func recorded(_ place: Rehearsal.Place) -> (actual: String, expected: String)? {
        guard !rehearsal.unsure.contains(place), let recording = recording(of: place) else { return nil }
        let values = rehearsal.said[place] ?? []
        let port = rehearsal.port(at: place)
        let isCounted = port.map { $0.isVoid || ViewModelPlanner.isFunctionType($0.element.text) } ?? false
        let path = "\(recording).values"
        if isCounted || values.contains(where: \.isNew) { return ("\(path).count", "\(values.count)") }
        return (path, "[\(values.map(\.swift).joined(separator: ", "))]")
    }

    /// Shows what the double called `name` was called with, of those calls that are certain.
    mutating func expectCalls(of double: String) {
        guard let (actual, expected) = recordedCalls(of: double) else { return }
        body.append(.comes(actual, equals: expected))
    }

    private func recordedCalls(of double: String) -> (String, String)? {
        guard !rehearsal.isUnsure(ofCallsOf: double) else { return nil }
        let calls = rehearsal.calls.filter { $0.double == double }
        guard case .method(let service, let method)? = calls.first?.target else { return nil }
        let plan = StubbedMethodPlan(
            method: bench.spec.services[service].methods[method],
            spec: bench.spec,
            isOverloaded: false
        )
        let isSpelt =
            calls.allSatisfy { $0.arguments?.contains(where: \.isNew) == false } && plan.recordsAll
            && plan.arguments != "Void"
        guard isSpelt else { return ("\(double).calls.count", "\(calls.count)") }
        let texts = calls.map { call -> String in
            let values = (call.arguments ?? []).map(\.swift)
            return values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
        }
        return ("\(double).arguments", "[\(texts.joined(separator: ", "))]")
    }

    // MARK: Doubles

    /// The doubles that are called at once need an answer, and those that work wait: prepared before the harness is made,
    /// where they are called while it is.
    private mutating func prepareForStart() {
        if rehearsal.isUnsureOfCalls { return waitEverywhere() }
        for call in rehearsal.calls where call.outcome == .waiting {
            if case .stream = call.target, isProperty(call.double) { continue }
            prepare(call.double)
        }
    }

    /// Whether the double that a test reaches as `path` stands for a property, which waits by itself.
    private func isProperty(_ path: String) -> Bool {
        bench.services.contains { stub in
            stub.service.properties.contains { path.hasSuffix(".on\($0.name.text.capitalizedFirst)") }
        }
    }

    /// The double of the stream that `source` names says `answer`.
    mutating func speak(_ answer: TestAnswer, from source: Fragment, double: String) {
        body.append(.line("\(double).\(answer.statement)"))
        if let value = answer.value { rehearsal.speak(value, from: source) }
    }

    /// The stream of the flow at `index` fails.
    mutating func failStream(_ flow: Flow, double: String) {
        body.append(.line("\(double).calls[0].\(TestedWork.failing)"))
        rehearsal.report(TestedWork.failure, of: flow)
    }

    /// Lets every double wait before the harness is made.
    mutating func waitEverywhere() {
        for double in bench.harness.doubles where double.isKept {
            if double.type == "URLSessionStub" { prepare("harness.\(SwiftText.escapedMember(double.name))") }
            guard let stub = bench.stub(ofParameter: double.name) else { continue }
            for index in stub.service.methods.indices {
                guard let plan = stub.plan(ofMethod: index), plan.method.takesTime(in: bench.spec.runtime) else {
                    continue
                }
                prepare("harness.\(SwiftText.escapedMember(double.name)).\(plan.double)")
            }
        }
    }

    /// Lets the double that a test reaches as `path` wait before the harness is made.
    private mutating func prepare(_ path: String) {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count > 1,
            let name = bench.harness.doubles.first(where: {
                SwiftText.escapedMember($0.name) == parts[1]
            })?.name
        else { return }
        let double = setup.prepare(name)
        let rest = parts.dropFirst(2).map { ".\($0)" }.joined()
        let statement = TestStatement.line("\(double)\(rest).waits()")
        if !setup.preparations.contains(statement) { setup.add(statement) }
    }
}
