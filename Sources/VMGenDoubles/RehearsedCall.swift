import VMGenModel
import VMGenValues

/// One call of a double that a rehearsed view model makes.
package struct RehearsedCall {
    /// What is called.
    package var double: TestDouble
    /// What of the spec it is.
    package var target: Target
    /// What it is called with, by the recorded parameters; nil where nobody can tell.
    package var arguments: [KnownValue]?
    /// The flow that made it, by index in the spec; nil for one of `call` and `do`, which waits for nothing.
    package var flow: Int?
    /// The place of its step in the flow's chain.
    package var step = 0
    /// Its place among the calls of the same double.
    package var number = 0
    /// How often it is made again where it fails.
    package var retries = 0
    /// What became of it.
    package var outcome = Outcome.waiting
    /// Whether it runs, or waits to be made again.
    package var runs: Bool { outcome == .waiting || outcome == .resting }

    /// Makes it of its parts.
    package init(
        double: TestDouble,
        target: Target,
        arguments: [KnownValue]?,
        flow: Int? = nil,
        step: Int = 0,
        retries: Int = 0,
        outcome: Outcome = .waiting
    ) {
        self.double = double
        self.target = target
        self.arguments = arguments
        self.flow = flow
        self.step = step
        self.retries = retries
        self.outcome = outcome
    }

    /// The call that is made where this one failed.
    package mutating func again() -> RehearsedCall {
        var call = self
        call.retries -= 1
        call.outcome = .waiting
        outcome = .answered
        return call
    }

    /// What of the spec is called.
    package typealias Target = RehearsedTarget

    /// What became of a call.
    package enum Outcome {
        case waiting
        case resting
        case answered
        case cancelled
    }
}
