import VMGenDoubles
import VMGenModel

/// The values that a scenario gives to properties of stubs, of which the spec has no sample: the stubs are made with them.
struct GivenStubs {
    private var values: [String: [String: String]] = [:]

    /// What makes the stub for the parameter called `name` with `value` for `property`, as soon as all that it needs is there; nil
    /// where the spec has a sample of that, and it is set afterwards.
    mutating func take(
        _ value: String,
        for property: Service.Property,
        of name: String,
        _ bench: TestBench
    ) -> [TestStep]? {
        guard let stub = bench.stub(ofParameter: name) else { return nil }
        let without = Set(stub.parameters.filter { bench.values.values(of: $0.type).isEmpty }.map(\.name))
        guard without.contains(property.name.text) else { return nil }
        values[name, default: [:]][property.name.text] = value
        let arguments = stub.parameters.compactMap { parameter in
            let known = without.contains(parameter.name) ? values[name]?[parameter.name] : nil
            return (known ?? bench.values.values(of: parameter.type).first).map { "\(parameter.name): \($0)" }
        }
        guard arguments.count == stub.parameters.count else { return [] }
        return [.pass(parameter: name, value: "\(stub.name)(\(arguments.joined(separator: ", ")))")]
    }
}
