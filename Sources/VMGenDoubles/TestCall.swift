/// A call of a double that a test answers.
package enum TestCall: Equatable {
    /// The call of a number, counted from 0, which is waited for.
    case number(TestDouble, Int)
    /// The call that has waited longest, of those that are meant, which is waited for.
    case waiting(TestDouble, calls: String?)
    /// The call of a number, which is there.
    case made(TestDouble, Int)
    /// All that wait.
    case all(TestDouble)

    /// What is called.
    package var double: TestDouble {
        switch self {
        case .number(let double, _), .waiting(let double, _), .made(let double, _), .all(let double): double
        }
    }

    /// Whether a test waits for it.
    package var isAwaited: Bool {
        switch self {
        case .number, .waiting: true
        case .made, .all: false
        }
    }

    /// The same with what `change` makes of each value in it.
    package func mapped(_ change: (String) -> String) -> TestCall {
        guard case .waiting(let double, let calls) = self else { return self }
        return .waiting(double, calls: calls.map(change))
    }
}
