import Testing

@testable import VMGenTesting
@testable import VMGenValues

@Suite("Conditions that are written wrongly")
struct NoticedTwistsTests {
    private static func spec(_ flows: String, inputs: String, outputs: String, more: String = "") -> String {
        """
        view-model: PageViewModel
        runtime: rxswift
        init:
          store: Store
        services:
          Store:
            - out()
            - isReady: Observable<Bool>
            - level: Observable<Double>
            - find(_ text: String) async throws -> [String]
            - more(of texts: [String]) async throws -> [Int]
            - look() async throws -> [String]
            - count(of texts: [String]) async throws -> [Int]
        inputs:
          \(inputs)
        outputs:
          message: String
          \(outputs)
        flows:
        \(flows)
          - errors -> map { $0.localizedDescription } -> message
        \(more)
        """
    }

    /// What the test called `name` sends through `input`.
    private func sent(_ input: String, _ name: String, _ spec: String) throws -> [Substring] {
        let all = try PlannedTests.tests(spec) { InputTests.tests($0) + StreamTests.tests($0) + WorkTests.tests($0) }
        let test = try #require(all[name], "\(all.keys.sorted())")
        return test.split(separator: "\n").compactMap { line in
            line.firstRange(of: ".\(input)(").map { line[$0.upperBound...].dropLast() }
        }
    }

    @Test("What a closure may be by mistake")
    func twists() throws {
        let flows = """
              - number -> filter { $0 > 3 } -> went
              - number -> map { 0 < $0 } -> isLong
              - number -> filter { n in (1...2).contains(n) } -> went
            """
        let bench = try PlannedTests.bench(Self.spec(flows, inputs: "number: Int", outputs: "went: Void\n  isLong: Bool"))
        let texts = (0..<3).map { index in
            ConditionTwist.all(of: bench.spec.flows[index], at: index).map(\.body.text)
        }
        #expect(texts[0] == ["true", "!($0 > 3)", "$0 >= 3", "$0 > 4", "$0 > 2"])
        #expect(texts[1] == ["0 <= $0", "1 < $0"])
        #expect(texts[2].first == "n in (1..<2).contains(n)")
    }

    @Test("A comparison is tried on both sides of its number")
    func boundary() throws {
        let number = Self.spec(
            "  - number -> filter { $0 > 3 } -> went",
            inputs: "number: Int",
            outputs: "went: Void"
        )
        #expect(try sent("number", "numberSendsWent", number) == ["100", "3", "4"])
        let text = Self.spec(
            "  - text -> map { $0.count >= 8 } -> isLong",
            inputs: "text: String",
            outputs: "isLong: Bool = false"
        )
        #expect(try sent("text", "textSetsIsLong", text) == ["\"abcdefgh\"", "\"abcdefg\""])
        let level = Self.spec(
            "  - store.level -> filter { $0 > 3 } -> ready",
            inputs: "go: Void",
            outputs: "ready: Void"
        )
        #expect(try sent("sends", "whatLevelSaysIsShown", level).contains("3"))
        let work = Self.spec(
            "  - text -> filter { $0.count >= 3 } -> latest store.find($0) -> texts",
            inputs: "text: String",
            outputs: "texts: [String]"
        )
        #expect(try sent("text", "textAsksFind", work) == ["\"ab\"", "\"abc\"", "\"abcd\""])
        let works = Self.spec(
            "  - number -> filter { $0 > 3 } -> latest store.find(\"\\($0)\") -> texts",
            inputs: "number: Int",
            outputs: "texts: [String]"
        )
        #expect(try sent("number", "numberAsksFind", works) == ["3", "100", "4"])
    }

    @Test("Where only the number of times is seen, what comes through and what does not differ in number")
    func inverted() throws {
        let flows = """
              - pick -> filter { $0 == .red } -> set isRed = true
              - pick -> filter { $0 == .blue } -> went
              - store.isReady -> filter { $0 } -> ready
            """
        let outputs = "isRed: Bool = false\n  went, ready: Void"
        let spec = Self.spec(flows, inputs: "pick: Color", outputs: outputs)
        #expect(try sent("pick", "pickSetsIsRedAndSendsWent", spec) == [".red", ".blue", ".red"])
        #expect(try sent("sends", "whatIsReadySaysIsShown", spec) == ["true", "false", "true"])
    }

    @Test("A condition that holds nothing back in any test is named, and work that follows other work")
    func unnoticed() throws {
        let flows = """
              - pick -> filter { $0 == .red } -> call store.out()
              - go -> latest store.find("a") -> as found
              - found -> first store.more(of: $0) while isLoading -> rows
              - look -> first store.look() -> latest store.count(of: $0) -> rows
            """
        let scenario = """
            scenarios:
              out:
                when: pick .red
                then: store.out was called
            """
        func spec(_ more: String = "") -> String {
            let outputs = "rows: [Int]\n  isLoading: Bool = false"
            return Self.spec(flows, inputs: "pick: Color\n  go, look: Void", outputs: outputs, more: more)
        }
        func untested(_ spec: String) throws -> [Int: String] {
            let bench = try PlannedTests.bench(spec)
            let planner = GeneratedTestsPlanner(bench: bench, dialect: TestDialect(framework: .xctest))
            return Dictionary(uniqueKeysWithValues: planner.all.untested.map { ($0.index, $0.reason) })
        }
        let said = try untested(spec())
        #expect(
            said[0]
                == "no value that is tried stops at `filter { $0 == .red }`; give a sample of `pick`, or write a scenario"
        )
        #expect(
            said[2]
                == "no scenario lets `store.more(of: $0)` wait, which would show `first` and `while isLoading`, or fail, which would show `errors`"
        )
        #expect(
            said[3]
                == "no scenario lets `store.count(of: $0)` wait, which would show `latest`, or fail, which would show `errors`"
        )
        let shown = try untested(spec(scenario))
        #expect(shown[0] == "no scenario shows that `filter { $0 == .red }` holds anything back")
        let more = scenario + "\n  not:\n    when: pick .blue\n    then: store.out was not called"
        #expect(try untested(spec(more))[0] == nil)
    }
}
