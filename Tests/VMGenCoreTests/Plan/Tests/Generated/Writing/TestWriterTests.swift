import Testing
import VMGenDoubles

@testable import VMGenTesting

@Suite("How tests are written")
struct TestWriterTests {
    private static let spec = """
        view-model: BooksViewModel
        runtime: rxswift
        init:
          library: Library
          session: URLSessionProtocol = URLSession.shared
        services:
          Library:
            - books(_ text: String) -> Single<[String]>
            - news: PublishSubject<String>
        inputs:
          text: String
          tap: Void
        outputs:
          books: [String] = []
        requests:
          ping: GET https://example.com
        flows:
          - text -> latest library.books($0) -> books
          - tap -> latest ping -> ignore
          - errors -> ignore
        """

    private static let books = TestDouble.member(parameter: "library", name: "onBooks")
    private static let session = TestDouble.session(parameter: "session")

    @Test(
        "Each step",
        arguments: [
            (.prepare(books, .waits), "harness.library.onBooks.waits()"),
            (.prepare(session, TestPreparation(answers: [.failure("e")])), "harness.session.fails(with: e)"),
            (.prepare(books, TestPreparation(answers: [.value("[]"), .value("[a]")])), "harness.library.onBooks.returns([], [a])"),
            (
                .prepare(books, TestPreparation(calls: "b", answers: [.value("[]"), .waits])),
                "harness.library.onBooks.answers(to: b, with: .value([]), .held)"
            ),
            (
                .prepare(session, TestPreparation(answers: [.body("x", status: "201")], isDelivered: true)),
                "harness.session.answer(with: .json(x, status: 201).delivered(on: DispatchQueue.global()))"
            ),
            (.transform, "harness.transform()"),
            (.send([.init(trigger: .input(0), arguments: "a")]), "harness.text(a)"),
            (.send([.init(trigger: .input(1), arguments: "")], fromBackground: true), "harness.fromBackground { $0.tap() }"),
            (.advance(seconds: "0.3"), "harness.advance(by: 0.3)"),
            (.answer(.number(books, 1), .value("[]")), "try await harness.library.onBooks.call(2).returns([])"),
            (.answer(.waiting(books, calls: "b"), .value("[]")), "try await harness.library.onBooks.waitingCall(with: b).returns([])"),
            (.answer(.made(books, 0), .failure("e")), "harness.library.onBooks.calls[0].fails(with: e)"),
            (.answer(.all(books), .finishes), "harness.library.onBooks.finishes()"),
            (.called(books, times: 2), "try await harness.library.onBooks.calls(2)"),
            (.expect(.output("books", .values), .equals("[[]]")), "await expect(harness.books.values, equals: [[]])"),
            (.expect(.output("books", .last, path: ".count"), .equals("1")), "await expect(harness.books.last?.count, equals: 1)"),
            (
                .expect(.output("books", .only), .matches(".b(1)")),
                "await expect(harness.books.only) { if case .b(1) = $0 { true } else { false } }"
            ),
            (.expect(.output("books", .only), .isOfType("B", isKnown: true)), "await expect(harness.books.only) { $0 is B }"),
            (
                .expect(.output("books", .only, path: ".first"), .isOfType("B", isKnown: false)),
                "await expect(harness.books.only?.first) { ($0 as Any) is B }"
            ),
            (
                .expect(.calls(session, .askedCount(calls: "u")), .equals("1")),
                "await expect(harness.session.asked(for: u).count, equals: 1)"
            ),
            (.comment("given"), "// given"), (.gap, ""),
        ] as [(TestStep, String)]
    )
    func steps(step: TestStep, line: String) throws {
        #expect(try writer().lines(of: step) == [line])
    }

    @Test("What is prepared before the harness names the constants of the test")
    func before() throws {
        #expect(try writer().lines(of: .prepare(Self.books, .waits), isBefore: true) == ["library.onBooks.waits()"])
    }

    @Test("A method waits and throws where something in it does; XCTest wants it to wait always")
    func signatures() throws {
        let now = GeneratedTest(name: "now", documentation: "", steps: [.transform])
        #expect(TestDialect(framework: .xctest).signature(of: now) == "func testNow() async")
        #expect(TestDialect(framework: .swiftTesting).signature(of: now) == "@Test func now()")
        let later = GeneratedTest(name: "default", documentation: "", steps: [.called(Self.books, times: 1)])
        #expect(TestDialect(framework: .xctest).signature(of: later) == "func testDefault() async throws")
        #expect(TestDialect(framework: .swiftTesting).signature(of: later) == "@Test func `default`() async throws")
    }

    @Test("A test that is skipped says why, before what it would do")
    func skipped() throws {
        let bench = try Bench(Self.spec).first()
        var test = GeneratedTest(name: "a", documentation: "", skip: "no \"a\"")
        #expect(Bench.lines(of: test, bench) == "func testA() async throws\nthrow XCTSkip(\"no \\\"a\\\"\")")
        #expect(Bench.lines(of: test, bench, in: .swiftTesting) == "@Test(.disabled(\"no \\\"a\\\"\")) func a()")
        test.steps = [.settle]
        #expect(
            Bench.lines(of: test, bench) == """
                func testA() async throws
                try XCTSkipIf(true, "no \\"a\\"")

                let harness = BooksViewModelHarness()
                await harness.settle()
                """
        )
    }

    @Test("A constant is made anew for each test")
    func constants() {
        let (xctest, testing) = (TestDialect(framework: .xctest), TestDialect(framework: .swiftTesting))
        #expect(xctest.constant("a", type: "Room", value: "Room(id: 1)") == ["private lazy var a = Room(id: 1)"])
        #expect(testing.constant("a", type: "Room", value: ".early") == ["private let a: Room = .early"])
    }

    private func writer() throws -> TestWriter {
        TestWriter(bench: try Bench(Self.spec).first(), dialect: TestDialect(framework: .xctest))
    }
}
