/// Something that a spec, or a package, may have many of.
struct Dimension: Sendable {
    /// What it is called in the table.
    let name: String
    /// How many there are at the first of the measured sizes.
    var base = 50
    /// The specs with `count` of it, by their names.
    let specs: @Sendable (Int) -> [String: String]

    /// Of one spec.
    init(_ name: String, base: Int = 50, _ spec: @escaping @Sendable (Int) -> String) {
        self.name = name
        self.base = base
        specs = { ["Screen": spec($0)] }
    }

    /// Of several specs.
    init(_ name: String, base: Int = 50, specs: @escaping @Sendable (Int) -> [String: String]) {
        self.name = name
        self.base = base
        self.specs = specs
    }

    /// The beginning of a spec.
    static func head(_ name: String = "Screen") -> String {
        "view-model: final class \(name)ViewModel\nruntime: rxswift\n\n"
    }

    /// `count` lines that `line` makes of their numbers.
    static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { line($0) + "\n" }.joined()
    }

    /// The parts of a spec as one text.
    private static func text(_ parts: [String]) -> String { parts.joined() }

    /// Outputs of `type` that follow one from the other.
    private static func chain(_ count: Int, of type: String) -> String {
        text([
            head(),
            "inputs:\n  tap: Int\noutputs:\n",
            lines(count + 1) { "  show\($0): \(type)" },
            "flows:\n  - tap -> show0\n",
            lines(count) { "  - show\($0) -> map { $0 + 1 } -> show\($0 + 1)" },
        ])
    }

    /// All of them.
    static let all: [Dimension] = [
        Dimension("inputs") { count in
            text([
                head(),
                "inputs:\n",
                lines(count) { "  tap\($0): Int" },
                "outputs:\n  last: Int = 0\nflows:\n",
                lines(count) { "  - tap\($0) -> last" },
            ])
        },
        Dimension("input events") { count in
            text([
                head(),
                "inputs:\n",
                lines(count) { "  - tap\($0)(Int)" },
                "outputs:\n  last: Int = 0\nflows:\n",
                lines(count) { "  - tap\($0) -> last" },
            ])
        },
        Dimension("input events that end work") { count in
            text([
                head(),
                "init:\n  let clock: Clock\nservices:\n  Clock: Sendable\n    - now() async -> Int\ninputs:\n",
                lines(count + 1) { "  - tap\($0)" },
                "outputs:\n  - was(Bool)\n  - shown(Int)\nstate:\n",
                lines(count) { "  isBusy\($0): Bool = false" },
                "flows:\n",
                lines(count) {
                    """
                      - tap\($0) -> with isBusy\($0) -> .was($0)
                      - tap\($0 + 1) -> latest clock.now() while isBusy\($0) until tap\($0) -> .shown($0)
                    """
                },
            ])
        },
        Dimension("inputs that look at others") { count in
            text([
                head(),
                "inputs:\n",
                lines(count + 1) { "  tap\($0): Int" },
                "outputs:\n  last: Int = 0\nflows:\n",
                lines(count) { "  - tap\($0) -> with tap\($0 + 1) -> map { $0 + $1 } -> last" },
            ])
        },
        Dimension("output events") { count in
            text([
                head(),
                "inputs:\n  tap: Int\noutputs:\n",
                lines(count) { "  - show\($0)(Int)" },
                "flows:\n",
                lines(count) { "  - tap -> .show\($0)($0)" },
            ])
        },
        Dimension("outputs that flows feed") { count in
            text([
                head(),
                "inputs:\n  tap: Int\noutputs:\n",
                lines(count) { "  show\($0): Int" },
                "flows:\n",
                lines(count) { "  - tap -> map { $0 + \($0) } -> show\($0)" },
            ])
        },
        Dimension("chained states") { chain($0, of: "Int = 0") },
        Dimension("chained outputs") { chain($0, of: "Int") },
        Dimension("chained streams with a name") { count in
            text([
                head(),
                "inputs:\n  tap: Int\noutputs:\n  last: Int = 0\nflows:\n  - tap -> as made0\n",
                lines(count) { "  - made\($0) -> map { $0 + 1 } -> as made\($0 + 1)" },
                "  - made\(count) -> last\n",
            ])
        },
        Dimension("sources of a flow", base: 30) { count in
            let names = (0..<count).map { "tap\($0)" }.joined(separator: ", ")
            return text([
                head(),
                "inputs:\n",
                lines(count) { "  tap\($0): Int" },
                "outputs:\n  last: Int = 0\nflows:\n  - \(names) -> last\n",
            ])
        },
        Dimension("steps of a flow", base: 30) { count in
            let steps = String(repeating: " -> map { $0 + 1 }", count: count)
            return text([
                head(),
                "inputs:\n  tap: Int\noutputs:\n  last: Int = 0\nflows:\n  - tap\(steps) -> last\n",
            ])
        },
        Dimension("statements of a flow") { count in
            let statements = (0..<count).map { "n\($0) = $0" }.joined(separator: ", ")
            return text([
                head(),
                "inputs:\n  tap: Int\noutputs:\n",
                lines(count) { "  n\($0): Int = 0" },
                "flows:\n  - tap -> set \(statements)\n",
            ])
        },
        Dimension("requests") { count in
            text([
                head(),
                "init:\n  let urlSession: URLSessionProtocol\ninputs:\n",
                lines(count) { "  tap\($0): Void" },
                "outputs:\n",
                lines(count) { "  n\($0): Int = 0" },
                "  error: any Error\nrequests:\n",
                lines(count) { "  fetch\($0): GET https://example.com/\($0)\n    decode: Int" },
                "flows:\n",
                lines(count) { "  - tap\($0) -> latest fetch\($0) -> n\($0)" },
                "  - errors -> error\n",
            ])
        },
        Dimension("services") { count in
            text([
                head(),
                "init:\n",
                lines(count) { "  let service\($0): Service\($0)" },
                "services:\n",
                lines(count) { "  Service\($0):\n    - load() -> Single<Int>" },
                "inputs:\n  tap: Void\noutputs:\n",
                lines(count) { "  n\($0): Int = 0" },
                "  error: any Error\nflows:\n",
                lines(count) { "  - tap -> latest service\($0).load() -> n\($0)" },
                "  - errors -> error\n",
            ])
        },
        Dimension("services that others see") { count in
            text([
                "view-model: public final class ScreenViewModel\nruntime: rxswift\n\n",
                "init:\n",
                lines(count) { "  service\($0): Service\($0)" },
                "services:\n",
                lines(count) { "  Service\($0):\n    - load() -> Single<Int>" },
                "inputs:\n  tap: Void\noutputs:\n  n: Int = 0\n  error: any Error\nflows:\n",
                "  - tap -> latest service0.load() -> n\n  - errors -> error\n",
            ])
        },
        Dimension("methods of a service") { count in
            text([
                head(),
                "init:\n  let service: Service\nservices:\n  Service:\n",
                lines(count) { "    - load\($0)() -> Single<Int>" },
                "inputs:\n  tap: Void\noutputs:\n",
                lines(count) { "  n\($0): Int = 0" },
                "  error: any Error\nflows:\n",
                lines(count) { "  - tap -> latest service.load\($0)() -> n\($0)" },
                "  - errors -> error\n",
            ])
        },
        Dimension("methods of logic") { count in
            text([
                head(),
                "inputs:\n",
                lines(count) { "  tap\($0): Int" },
                "outputs:\n  last: Int = 0\nlogic:\n",
                lines(count) { "  - make\($0)(_ number: Int) -> Int" },
                "flows:\n",
                lines(count) { "  - tap\($0) -> map make\($0) -> last" },
            ])
        },
        Dimension("scenarios") { count in
            text([
                head(),
                "inputs:\n  tap: Int\noutputs:\n  last: Int = 0\nflows:\n  - tap -> last\nscenarios:\n",
                lines(count) { "  case number \($0):\n    when: tap \($0)\n    then: last = \($0)" },
            ])
        },
        Dimension("steps of a scenario") { count in
            text([
                head(),
                "inputs:\n  tap: Int\noutputs:\n  last: Int = 0\nflows:\n  - tap -> last\nscenarios:\n  it goes on:\n",
                lines(count) { "    when: tap \($0)\n    then: last = \($0)" },
            ])
        },
        Dimension("specs of a package") { count in
            Dictionary(
                uniqueKeysWithValues: (0..<count).map { number in
                    let body = "inputs:\n  tap: Int\noutputs:\n  last: Int = 0\nflows:\n  - tap -> last\n"
                    return ("Screen\(number)", head("Screen\(number)") + body)
                }
            )
        },
        Dimension("mistakes") { count in
            text([
                head(),
                "inputs:\n  tap: Int\noutputs:\n  last: Int = 0\nflows:\n",
                lines(count) { "  - tpa\($0) -> lats\($0)" },
            ])
        },
        Dimension("lines that nobody understands", base: 500) { count in
            text([
                head(),
                lines(count) { "what \($0) is this" },
            ])
        },
    ]
}
