import Testing

@testable import VMGenCore

@Suite("How tests are written for each framework")
struct TestDialectTests {
    private static let xctest = TestDialect(framework: .xctest)
    private static let testing = TestDialect(framework: .swiftTesting)

    @Test(
        "Each statement",
        arguments: [
            (.equal("a.count", "2"), "XCTAssertEqual(a.count, 2)", "#expect(a.count == 2)"),
            (.isTrue("a"), "XCTAssertTrue(a)", "#expect(a)"),
            (.isFalse("a"), "XCTAssertFalse(a)", "#expect(!a)"),
            (.isFalse("a is B"), "XCTAssertFalse(a is B)", "#expect(!(a is B))"),
            (.isNil("a"), "XCTAssertNil(a)", "#expect(a == nil)"),
            (.comment("given"), "// given", "// given"),
            (.line("let a = 1"), "let a = 1", "let a = 1"),
            (.blank, "", ""),
            (.comes("a", equals: "[1]"), "await expect(a, equals: [1])", "await expect(a, equals: [1])"),
            (.isType("a", type: "B"), "await expect(a) { $0 is B }", "await expect(a) { $0 is B }"),
            (
                .matches("a", pattern: ".b(1)"), "await expect(a) { if case .b(1) = $0 { true } else { false } }",
                "await expect(a) { if case .b(1) = $0 { true } else { false } }"
            ),
        ] as [(TestStatement, String, String)]
    )
    func statements(statement: TestStatement, xctest: String, testing: String) {
        #expect(Self.xctest.lines(of: statement) == [xctest])
        #expect(Self.testing.lines(of: statement) == [testing])
    }

    @Test("What does not fit into a line has an argument a line")
    func long() {
        let long = String(repeating: "a", count: 80)
        #expect(
            Self.xctest.lines(of: .comes(long, equals: long))
                == ["await expect(", "    \(long),", "    equals: \(long)", ")"]
        )
    }

    @Test("A method waits and throws where something in it does; XCTest wants it to wait always")
    func signatures() {
        let now = GeneratedTest(name: "now", documentation: "", body: [.equal("1", "1")])
        #expect(Self.xctest.signature(of: now) == "func testNow() async")
        #expect(Self.testing.signature(of: now) == "@Test func now()")
        let later = GeneratedTest(name: "default", documentation: "", body: [.line("try await a()")])
        #expect(Self.xctest.signature(of: later) == "func testDefault() async throws")
        #expect(Self.testing.signature(of: later) == "@Test func `default`() async throws")
    }

    @Test("A test that is skipped says why, before what it would do")
    func skipped() {
        var test = GeneratedTest(name: "a", documentation: "", skip: "no \"a\"")
        #expect(Bench.lines(of: test) == "func testA() async throws\nthrow XCTSkip(\"no \\\"a\\\"\")")
        #expect(Bench.lines(of: test, in: .swiftTesting) == "@Test(.disabled(\"no \\\"a\\\"\")) func a()")
        test.body = [.line("b()")]
        #expect(
            Bench.lines(of: test) == "func testA() async throws\ntry XCTSkipIf(true, \"no \\\"a\\\"\")\n\nb()"
        )
        #expect(
            Bench.lines(of: test, in: .swiftTesting)
                == "@Test(.disabled(\"no \\\"a\\\"\")) func a() async throws\nb()"
        )
    }

    @Test("A constant is made anew for each test; a long one has an argument a line")
    func constants() {
        #expect(Self.xctest.constant("a", type: "Room", value: "Room(id: 1)") == ["private lazy var a = Room(id: 1)"])
        #expect(Self.testing.constant("a", type: "Room", value: ".early") == ["private let a: Room = .early"])
        let long = String(repeating: "x", count: 100)
        #expect(
            Self.testing.constant("a", type: "Room", value: "Room(id: 1, name: \"\(long)\")")
                == ["private let a = Room(", "    id: 1,", "    name: \"\(long)\"", ")"]
        )
    }
}
