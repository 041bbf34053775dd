import Testing

@testable import VMGenCore

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

    private func text(_ setup: TestSetup) -> String {
        setup.statements.flatMap(TestDialect(framework: .xctest).lines).joined(separator: "\n")
    }

    @Test("What no default and no double has comes from the samples, or from its type")
    func plain() throws {
        let setup = TestSetup(try Bench(Self.rooms).first())
        #expect(setup.missing == nil)
        #expect(text(setup) == "let harness = RoomsViewModelHarness(roomIndex: 7, height: 1.5)")
        #expect(setup.double("service") == "harness.service")
    }

    @Test("A sample goes before a default")
    func sampled() throws {
        let setup = TestSetup(try Bench(Self.rooms + "\n  title: \"b\"").first())
        #expect(text(setup) == "let harness = RoomsViewModelHarness(roomIndex: 7, title: \"b\", height: 1.5)")
    }

    @Test("What is prepared is made before the harness, in the order of `init`")
    func prepared() throws {
        var setup = TestSetup(try Bench(Self.rooms).first())
        #expect(setup.prepare("defaults", as: "UserDefaultsStub([\"Rooms\": [1]])") == "defaults")
        setup.add(.line("\(setup.prepare("service")).onRooms.returns([1])"))
        setup.give("roomIndex", "3")
        #expect(
            text(setup) == """
                let service = RoomServiceStub()
                let defaults = UserDefaultsStub(["Rooms": [1]])
                service.onRooms.returns([1])
                let harness = RoomsViewModelHarness(service: service, defaults: defaults, roomIndex: 3, height: 1.5)
                """
        )
        #expect(setup.double("service") == "service")
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
        #expect(try bench.first().obstacle == "The spec has no sample for `theme`")
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
