import Testing

@testable import VMGenTesting

@Suite("The stubs of a target")
struct StubPlannerTargetTests {
    private static func rooms(_ name: String, services: String) -> String {
        """
        view-model: \(name)ViewModel
        runtime: rxswift
        init:
          service: RoomService
        services:
          \(services)
        inputs:
          tap: Void
        flows:
          - tap -> call Log.tap()
        """
    }

    @Test("A protocol that exists has one stub, with what all specs list of it")
    func existing() throws {
        let bench = try Bench(
            Self.rooms("A", services: "existing RoomService:\n    - load() -> Single<Int>"),
            Self.rooms("B", services: "existing RoomService:\n    - load() -> Single<Int>\n    - save(id: Int)")
        )
        #expect(bench.benches.map { $0.harness.stubs.map(\.service.name.text) } == [["RoomService"], []])
        let stub = try #require(bench.benches[1].stub(ofParameter: "service"))
        #expect(stub.methods.map(\.double) == ["onLoad", "onSave"])
    }

    @Test("The spec that declares a protocol has its stub")
    func declared() throws {
        let bench = try Bench(
            Self.rooms("A", services: "existing RoomService:\n    - load() -> Single<Int>"),
            Self.rooms("B", services: "RoomService:\n    - load() -> Single<Int>")
        )
        #expect(bench.benches.map { $0.harness.stubs.count } == [0, 1])
    }
}
