import Testing

@testable import VMGenDoubles
@testable import VMGenTesting

@Suite("How a test begins")
struct TestSetupTests {
    private static let rooms = """
        view-model: RoomsViewModel
        runtime: rxswift
        init:
          service: RoomService
          defaults: UserDefaults = .standard
          roomIndex: Int
          title: String = "a"
        services:
          RoomService:
            - rooms() -> Single<[Int]>
        inputs:
          let height: Double
          tap: Void
        outputs:
          rooms: [Int] = []
            persist: defaults "Rooms"
        flows:
          - tap -> latest service.rooms() -> rooms
          - start -> call Log.start(roomIndex, title)
          - errors -> ignore
        samples:
          roomIndex: 7
        """

    private func text(_ bench: TestBench, _ given: [TestStep] = []) -> String {
        let writer = TestWriter(bench: bench, dialect: TestDialect(framework: .xctest))
        let given = TestSetup(bench, given).completed
        return writer.plan(GeneratedTest(name: "", documentation: "", given: given)).body.joined(separator: "\n")
    }

    @Test("What no default and no double has comes from the samples, or from its type")
    func plain() throws {
        let bench = try Bench(Self.rooms).first()
        #expect(TestSetup(bench, []).missing == nil)
        #expect(text(bench) == "let harness = RoomsViewModelHarness(roomIndex: 7, height: 1.5)")
    }

    @Test("A sample goes before a default")
    func sampled() throws {
        let bench = try Bench(Self.rooms + "\n  title: \"b\"").first()
        #expect(text(bench) == "let harness = RoomsViewModelHarness(roomIndex: 7, title: \"b\", height: 1.5)")
    }

    @Test("What is prepared is made before the harness, in the order of `init`")
    func prepared() throws {
        let given: [TestStep] = [
            .store(parameter: "defaults", entries: [.init(key: "\"Rooms\"", value: "[1]")]),
            .prepare(.member(parameter: "service", name: "onRooms"), TestPreparation(answers: [.value("[1]")])),
            .pass(parameter: "roomIndex", value: "3"),
        ]
        #expect(
            text(try Bench(Self.rooms).first(), given) == """
                let service = RoomServiceStub()
                let defaults = UserDefaultsStub(["Rooms": [1]])
                service.onRooms.returns([1])
                let harness = RoomsViewModelHarness(service: service, defaults: defaults, roomIndex: 3, height: 1.5)
                """
        )
    }

    @Test("What is missing is named")
    func missing() throws {
        let bench = try Bench(
            """
            view-model: ThemeViewModel
            runtime: rxswift
            init:
              theme: Theme
            inputs:
              tap: Void
            flows:
              - tap -> call Log.tap(theme)
            """
        )
        #expect(try bench.first().obstacle == "The spec has no sample for `theme`, and `services:` does not declare `Theme`")
    }

    @Test("A view model without a harness has no tests")
    func noHarness() throws {
        let bench = try Bench(
            """
            view-model: final class ListViewModel<Item>
            runtime: rxswift
            inputs:
              tap: Void
            flows:
              - tap -> call Log.tap()
            """
        )
        #expect(try bench.first().obstacle == "No harness: ListViewModel is generic")
    }
}
