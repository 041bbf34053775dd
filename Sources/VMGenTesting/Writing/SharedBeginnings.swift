import VMGenDoubles
import VMGenPlan
import VMGenSpec

/// What many tests of a file begin with, as methods of their type: a harness before which much is told to wait, and the work
/// that an input starts beside the one that a test is about.
struct SharedBeginnings {
    private var harnesses: [(method: String, documentation: String, given: [TestStep])] = []
    private var sources: [Rehearsal.Source] = []

    /// Nothing is shared.
    init() {}

    /// What `tests` share.
    init(_ tests: [GeneratedTest], _ bench: TestBench) {
        var found: [(given: [TestStep], count: Int)] = []
        for test in tests {
            for case .keepWaiting(let source) in test.steps where !sources.contains(source) { sources.append(source) }
            guard Self.mayShare(test) else { continue }
            if let index = found.firstIndex(where: { $0.given == test.given }) {
                found[index].count += 1
            } else {
                found.append((test.given, 1))
            }
        }
        let isWaiting = { (given: [TestStep]) in
            bench.waitingDoubles.allSatisfy { given.contains(.prepare($0, .waits)) }
        }
        let most = { (fits: ([TestStep]) -> Bool) in
            found.filter { $0.count > 1 && fits($0.given) }.max { $0.count < $1.count }?.given
        }
        if let given = most({ !isWaiting($0) }) {
            harnesses.append(("makeHarness", "A harness whose doubles are ready for what happens at first.", given))
        }
        if let given = most(isWaiting) {
            let text = "A harness whose doubles all wait until a test answers, where they can."
            harnesses.append(("makeWaitingHarness", text, given))
        }
    }

    /// The method that makes the harness of `test`; nil where the test does so itself.
    func method(of test: GeneratedTest) -> String? {
        guard Self.mayShare(test) else { return nil }
        return harnesses.first { $0.given == test.given }?.method
    }

    /// The method that keeps the work of `bystanders` waiting.
    static func method(of bystanders: Bystanders) -> String { "keepWorkOf\(bystanders.source.capitalizedFirst)Waiting" }

    /// The methods, as `writer` writes them.
    func methods(_ writer: TestWriter) -> [TestPlan] {
        let harness = writer.bench.harness.name
        return harnesses.map { method, documentation, given in
            TestPlan(
                documentation: [documentation],
                signature: "private func \(method)() -> \(harness)",
                body: writer.harness(given, "return")
            )
        }
            + sources.compactMap { writer.bench.bystanders[$0] }.map { bystanders in
                TestPlan(
                    documentation: ["What `\(bystanders.source)` starts waits until a test answers it."],
                    signature: "private func \(Self.method(of: bystanders))(in harness: \(harness))",
                    body: bystanders.doubles.flatMap { writer.lines(of: .prepare($0, .waits)) }
                )
            }
    }

    /// Whether what is given in `test` is long, and names nothing of the test's own.
    private static func mayShare(_ test: GeneratedTest) -> Bool {
        let prepared = test.given.count { if case .prepare = $0 { true } else { false } }
        let makesNone = test.given.allSatisfy { if case .make = $0 { false } else { true } }
        guard test.scenario == nil, makesNone, prepared >= Bystanders.fewest else { return false }
        let values = test.given.flatMap(\.values)
        return test.constants.allSatisfy { constant in values.allSatisfy { $0.places(of: constant.name).isEmpty } }
    }
}
