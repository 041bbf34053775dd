/// The beginning of a test: the doubles it prepares, and the harness with them.
///
///     let urlSession = URLSessionStub()
///     urlSession.returns(json: "[3]")
///     let harness = FindNumberViewModelHarness(urlSession: urlSession)
///
/// Doubles that nothing is said about are the harness's own, and reached through it.
struct TestSetup {
    private let bench: TestBench
    /// What is passed to the harness, by parameter.
    private var arguments: [String: String] = [:]
    /// The doubles that the test makes itself, in order, with what makes them.
    private var doubles: [(name: String, value: String)] = []
    /// What stands between the doubles and the harness.
    private(set) var preparations: [TestStatement] = []

    /// Nothing is given yet.
    init(_ bench: TestBench) {
        self.bench = bench
    }

    /// Gives the parameter of `init`, or the input that is a plain field, called `name` the Swift expression `value`.
    mutating func give(_ name: String, _ value: String) {
        arguments[name] = value
    }

    /// Makes the double of the parameter called `name` before the harness, by `value` where something else than its type's
    /// `init()` makes it, and returns what names it.
    mutating func prepare(_ name: String, as value: String? = nil) -> String {
        let identifier = SwiftText.escaped(name)
        if let index = doubles.firstIndex(where: { $0.name == name }) {
            if let value { doubles[index].value = value }
            return identifier
        }
        doubles.append((name, value ?? made(name)))
        arguments[name] = identifier
        return identifier
    }

    /// Adds a statement that stands between the doubles and the harness.
    mutating func add(_ statement: TestStatement) {
        preparations.append(statement)
    }

    /// What names the double of the parameter called `name` once there is a harness.
    func double(_ name: String) -> String {
        doubles.contains { $0.name == name } ? SwiftText.escaped(name) : "harness.\(SwiftText.escapedMember(name))"
    }

    /// The statements: the doubles in the order of `init`, what prepares them, the harness.
    var statements: [TestStatement] {
        let order = bench.harness.doubles.map(\.name)
        let made = doubles.sorted { (order.firstIndex(of: $0.name) ?? 0) < (order.firstIndex(of: $1.name) ?? 0) }
        return made.map { .line("let \(SwiftText.escaped($0.name)) = \($0.value)") } + preparations
            + [.line("let harness = \(bench.harness.name)(\(passed.joined(separator: ", ")))")]
    }

    /// Which value the test lacks, as a sentence without its full stop; nil where it has all.
    var missing: String? {
        for double in bench.harness.doubles where arguments[double.name] == nil && double.value == nil {
            if let stub = bench.stub(ofParameter: double.name) {
                for parameter in stub.parameters where bench.values.values(of: parameter.type).isEmpty {
                    return "The spec has no sample of \(parameter.type), which `\(double.name)` answers with"
                }
            } else if bench.values(ofParameter: double.name).isEmpty {
                return "The spec has no sample for `\(double.name)`"
            }
        }
        for index in bench.harness.fields where arguments[bench.spec.inputs[index].name.text] == nil {
            let name = bench.spec.inputs[index].name.text
            if bench.values(ofInput: index).isEmpty { return "The spec has no sample for `\(name)`" }
        }
        return nil
    }

    /// The arguments of the harness's `init`.
    private var passed: [String] {
        let ofDoubles = bench.harness.doubles.compactMap { double -> String? in
            let sample = double.isKept ? nil : bench.sample(ofParameter: double.name)
            guard let value = arguments[double.name] ?? sample ?? (double.value == nil ? made(double.name) : nil) else {
                return nil
            }
            return "\(SwiftText.escapedParameter(double.name)): \(value)"
        }
        let ofFields = bench.harness.fields.compactMap { index -> String? in
            let name = bench.spec.inputs[index].name.text
            guard let value = arguments[name] ?? bench.values(ofInput: index).first else { return nil }
            return "\(SwiftText.escapedParameter(name)): \(value)"
        }
        return ofDoubles + ofFields
    }

    /// What makes the double, or the value, of the parameter called `name`.
    private func made(_ name: String) -> String {
        if let stub = bench.stub(ofParameter: name) {
            let given = stub.parameters.map { parameter in
                "\(SwiftText.escapedParameter(parameter.name)): \(bench.values.values(of: parameter.type).first ?? "")"
            }
            return "\(stub.name)(\(given.joined(separator: ", ")))"
        }
        guard let double = bench.harness.doubles.first(where: { $0.name == name }) else { return "" }
        return double.isKept ? double.value ?? "" : bench.values(ofParameter: name).first ?? ""
    }
}
