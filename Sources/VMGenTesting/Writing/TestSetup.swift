import VMGenDoubles
import VMGenSpec
import VMGenValues

/// What stands before the harness of a test: the doubles that it makes itself, and what the harness is made with.
///
///     let urlSession = URLSessionStub()
///     urlSession.returns(json: "[3]")
///     let harness = FindNumberViewModelHarness(urlSession: urlSession)
///
/// Doubles that nothing is said about are the harness's own, and reached through it.
struct TestSetup {
    private let bench: TestBench
    private let given: [TestStep]
    /// What is passed, by parameter.
    private let passed: [String: String]

    /// What stands before the harness where a test begins with `given`.
    init(_ bench: TestBench, _ given: [TestStep]) {
        self.bench = bench
        self.given = given
        passed = given.reduce(into: [:]) { passed, step in
            if case .pass(let parameter, let value) = step { passed[parameter] = value }
        }
    }

    /// `given` with a value for all that the harness has none for by itself, or that the spec has a sample for.
    var completed: [TestStep] {
        let passed = Set(given.compactMap(\.passed))
        let stands = bench.closures.filter { isWithoutValue($0.parameter) && !passed.contains($0.parameter) }
        return stands.flatMap(\.steps) + given + bench.arguments.filter { !passed.contains($0.passed ?? "") }
    }

    /// What is passed to each harness of `bench` of which a test says nothing.
    static func arguments(_ bench: TestBench) -> [TestStep] {
        let doubles = bench.harness.doubles.compactMap { double -> TestStep? in
            let sample = double.isKept ? nil : bench.sample(ofParameter: double.name)
            let value = sample ?? (double.value.map(Construction.isFresh) != false ? made(double, bench) : nil)
            return value.map { .pass(parameter: double.name, value: $0) }
        }
        let fields = bench.harness.fields.compactMap { index -> TestStep? in
            let name = bench.spec.inputs[index].name.text
            return bench.values(ofInput: index).first.map { .pass(parameter: name, value: $0) }
        }
        return doubles + fields
    }

    /// The doubles that the test makes itself, in the order of `init`, with what makes them.
    var doubles: [(name: String, value: String)] {
        let prepared = Set(given.compactMap(\.prepared))
        if prepared.isEmpty { return [] }
        let stores = given.filter { if case .store = $0 { true } else { false } }
        return bench.harness.doubles.filter { prepared.contains($0.name) }.map { double in
            for case .store(double.name, let entries) in stores {
                let list = entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
                return (double.name, entries.isEmpty ? "\(double.type)()" : "\(double.type)([\(list)])")
            }
            return (double.name, passed[double.name] ?? double.value ?? "")
        }
    }

    /// What a test calls the double that it makes for the parameter called `name`: a test has something else by some names.
    static func constant(_ name: String) -> String {
        ["expect", "harness", "outputs", "request", "scenario", "viewModel"].contains(name)
            ? "\(name)Double" : SwiftText.escaped(name)
    }

    /// The arguments of the harness's `init`, with the parameters that they are for.
    var arguments: [(parameter: String, text: String)] {
        if given.isEmpty { return [] }
        let doubles = Set(doubles.map(\.name))
        let names = bench.harness.doubles.map(\.name) + bench.harness.fields.map { bench.spec.inputs[$0].name.text }
        return names.compactMap { name in
            let value = doubles.contains(name) ? Self.constant(name) : passed[name]
            return value.map { (name, "\(name): \($0)") }
        }
    }

    /// Which value is missing, as a sentence without its full stop; nil where there are all.
    var missing: String? {
        for double in bench.harness.doubles where passed[double.name] == nil && double.value == nil {
            guard let stub = bench.stub(ofParameter: double.name) else {
                if isWithoutValue(double.name), !bench.closures.contains(where: { $0.parameter == double.name }) {
                    return
                        "The spec has no sample for `\(double.name)`, and \(withoutStub(TypeText.protocolName(in: double.type)))"
                }
                continue
            }
            if let parameter = stub.parameters.first(where: { bench.values.values(of: $0.type).isEmpty }) {
                return "The spec has no sample of \(parameter.type), which `\(double.name)` answers with"
            }
        }
        let fields = bench.harness.fields.filter { passed[bench.spec.inputs[$0].name.text] == nil }
        return fields.first { bench.values(ofInput: $0).isEmpty }.map {
            "The spec has no sample for `\(bench.spec.inputs[$0].name.text)`"
        }
    }

    /// Whether nothing gives the parameter called `name` a value: it stays with what stands in for it.
    private func isWithoutValue(_ name: String) -> Bool {
        bench.values(ofParameter: name).isEmpty
            && bench.harness.doubles.contains { $0.name == name && $0.value == nil }
    }

    /// Why there is no stub of `type`, as a part of a sentence.
    private func withoutStub(_ type: String) -> String {
        let service = bench.spec.services.first { $0.name.text == type }
        let obstacle = service.flatMap { StubPlanner(service: $0, spec: bench.spec).obstacle }
        return obstacle.map { "there is no\($0.dropping(suffix: ".").dropFirst("No".count))" }
            ?? "`services:` does not declare `\(type)`"
    }

    /// What makes `double`; nil where nobody knows.
    private static func made(_ double: DoublePlan, _ bench: TestBench) -> String? {
        guard let stub = bench.stub(ofParameter: double.name) else {
            return bench.values(ofParameter: double.name).first
        }
        let given = stub.parameters.map { parameter in
            "\(parameter.name): \(bench.values.values(of: parameter.type).first ?? "")"
        }
        return "\(stub.name)(\(given.joined(separator: ", ")))"
    }
}

extension TestStep {
    /// The parameter that it passes.
    fileprivate var passed: String? {
        if case .pass(let parameter, _) = self { parameter } else { nil }
    }

    /// The parameter whose double it needs before the harness is made.
    fileprivate var prepared: String? {
        switch self {
        case .prepare(.closure, _): nil
        case .prepare(let double, _), .answer(.all(let double), _): double.parameter
        case .store(let parameter, _), .set(.property(let parameter, _, _), _): parameter
        default: nil
        }
    }
}
