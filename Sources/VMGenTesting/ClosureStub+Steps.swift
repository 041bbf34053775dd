import VMGenDoubles

extension ClosureStub {
    /// It as a double of tests.
    var double: TestDouble { .closure(parameter: parameter, name: name) }

    /// The types of its parameters.
    var types: [String] { method.parameters.map(\.type) }

    /// The steps that put it in the place of the closure.
    var steps: [TestStep] { [.make(double, made), .pass(parameter: parameter, value: passed)] }
}
