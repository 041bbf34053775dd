import VMGenDoubles
import VMGenSpec
import VMGenValues

/// One method of the generated tests: given, when, then.
struct GeneratedTest {
    /// Its name, without the `test` that XCTest wants before it and without backticks: `roundIsKept`.
    var name: String
    /// What the spec says and the test shows: one line, or several with line ends between.
    var documentation: String
    /// What comes before the harness is made.
    var given: [TestStep] = []
    /// What happens from then on and what is seen, in order.
    var steps: [TestStep] = []
    /// Samples that it makes once.
    var constants: [TestConstant] = []
    /// What it is about besides.
    var purpose = Purpose.behaviour
    /// The flows that went to their end in it, by index; of those with work only the one that it is about.
    var shows: Set<Int> = []
    /// What else of the work of flows it shows.
    var claims: Set<FlowClaim> = []
    /// The steps that let nothing through of something in it.
    var heldBack: Set<Rehearsal.Step> = []
    /// What it sends without going through the ``Bystanders``, which begin in it all the same.
    var passedOver: [Rehearsal.Source] = []
    /// The scenario that it plays, by its name in the spec; nil for what follows from other lines.
    var scenario: Fragment?
    /// Why the test is skipped; nil for one that runs.
    var skip: String?

    /// Whether it may not get to its end: it asks a double that answers in the call itself, and nothing is known for that to answer
    /// with, or something in it may end the process.
    var mayStop = false

    /// What a test is about.
    enum Purpose: Equatable {
        /// What is said and asked.
        case behaviour
        /// That the view model goes with its view, whose recordings of the outputs of these names stay.
        case release(outputs: [String])
    }

    /// Whether it looks at anything, and can.
    var asserts: Bool { !mayStop && (purpose != .behaviour || steps.contains(where: \.asserts)) }

    /// Whether it waits for something.
    var isAsync: Bool { purpose != .behaviour || steps.contains(where: \.waits) }

    /// Whether something in it can throw. A scenario reports what goes wrong itself.
    var isThrowing: Bool { steps.contains { $0.canThrow && (scenario == nil || !$0.isReportedByScenario) } }

    /// The values in it, as Swift.
    var values: [String] { (given + steps).flatMap(\.values) }

    /// The scenario that it would play and why it does not, as a part of a sentence; nil for any other test.
    var unplayed: (name: Fragment, reason: String)? {
        guard let scenario, let skip else { return nil }
        return (scenario, skip.prefix(1).lowercased() + skip.dropFirst())
    }
}
