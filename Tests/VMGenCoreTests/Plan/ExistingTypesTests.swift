import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// `service: existing RoomService` is short for the parameter and for `services: existing RoomService`.
@Suite("Protocols that exist, in the line that holds one")
struct ExistingTypesTests {
    private static let swift = """
        protocol RoomService: Sendable { func rooms(of id: Int) async throws -> [String] }
        protocol RoomsCoordinator: AnyObject { func open(_ room: String) }
        """

    private func result(
        init line: String,
        variable: String,
        services: String = "",
        swift: String = ExistingTypesTests.swift
    ) -> GenerationResult {
        let text = """
            view-model: RoomsViewModel
            runtime: rxswift
            \(services)
            init:
              \(line)
            variables:
              \(variable)
            inputs:
              load: Int
              open: String
            outputs:
              rooms: [String] = []
            flows:
              - load -> latest service.rooms(of: $0) -> rooms
              - open -> call coordinator.open($0)
              - errors -> ignore
            """
        let spec = SpecInput(name: "Rooms", source: SourceText(path: "Rooms.vm", text: text))
        var target = TargetInput(moduleName: "App", specs: [spec], wantsTests: true)
        target.swift = [SourceText(path: "Rooms.swift", text: swift)]
        return EmbeddedTemplates.generate(target)
    }

    @Test("The short form gives what the long form gives", arguments: ["", " = RoomsHouse.shared"])
    func forms(_ value: String) {
        let short = result(
            init: "service: existing RoomService" + value,
            variable: "weak var coordinator: existing RoomsCoordinator?" + (value.isEmpty ? "" : " = nil")
        )
        let long = result(
            init: "service: RoomService" + value,
            variable: "weak var coordinator: RoomsCoordinator?" + (value.isEmpty ? "" : " = nil"),
            services: "services: existing RoomService, RoomsCoordinator"
        )
        #expect(short.diagnostics.map(\.message) == [])
        #expect(short.files.count > 3)
        #expect(short.files.map(\.contents) == long.files.map(\.contents))
    }

    @Test("What an extension adds under the name of a requirement, with other labels, is taken as written")
    func extended() {
        let result = result(
            init: "service: existing RoomService",
            variable: "weak var coordinator: existing RoomsCoordinator? = nil",
            swift: """
                protocol RoomService: Sendable { func rooms(of id: Int) async throws -> [String] }
                protocol RoomsCoordinator: AnyObject { func open(_ room: String, animated: Bool) }
                extension RoomsCoordinator { func open(_ room: String) { open(room, animated: true) } }
                """
        )
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(result.files.contains { $0.contents.contains("coordinator?.open(") })
    }

    @Test("What the main actor awaits is to be Sendable, which Swift 6 asks for")
    func sendable() {
        let result = result(
            init: "service: existing RoomService",
            variable: "weak var coordinator: existing RoomsCoordinator?",
            swift: Self.swift.replacing("RoomService: Sendable", with: "RoomService")
        )
        #expect(
            result.diagnostics.map(\.message) == [
                "what awaits a method of `RoomService` takes it off the main actor, which Swift 6 allows of what is "
                    + "`Sendable`; write `protocol RoomService: Sendable` there"
            ]
        )
    }

    @Test("A method that its protocol keeps to the main actor is not taken off it")
    func ofTheMainActor() {
        let result = result(
            init: "service: existing RoomService",
            variable: "weak var coordinator: existing RoomsCoordinator?",
            swift: Self.swift.replacing("RoomService: Sendable", with: "RoomService")
                .replacing("func rooms", with: "@objc(rooms:) @MainActor func rooms")
        )
        #expect(result.diagnostics.map(\.message) == [])
    }

    @Test("What is no protocol of the target is said at its line")
    func mistakes() {
        let unknown = result(
            init: "service: existing RoomServce",
            variable: "var coordinator: existing RoomsCoordinator?"
        )
        #expect(
            unknown.diagnostics.map(\.message)
                == ["no Swift file of the target declares the protocol `RoomServce`; did you mean `RoomService`?"]
        )
        let several = result(init: "service: existing RoomService & Sendable", variable: "var coordinator: Int = 0")
        #expect(
            several.diagnostics.map(\.message).contains(
                "`existing` stands before the name of one protocol that stands in no other type, `service: existing RoomService`; "
                    + "leave it out for all else, and give tests a value under `samples`"
            )
        )
    }

    @Test(
        "What `with` takes of a superclass in the target's Swift is a value where that says so, and a stream where it may be one"
    )
    func superclass() {
        let text = """
            view-model: final class RoomsViewModel: BaseViewModel
            runtime: combine
            init: override
            inputs:
              tap, other: Void
            outputs:
              text: String = ""
              count: Int = 0
            flows:
              - tap -> with self.list -> map { "\\($0)" } -> text
              - other -> with self.counts -> count
            """
        let spec = SpecInput(name: "Rooms", source: SourceText(path: "Rooms.vm", text: text))
        var target = TargetInput(moduleName: "App", specs: [spec], wantsTests: false)
        let base = """
            class BaseViewModel {
                private(set) var list: [Int] = []
                let counts = PassthroughSubject<Int, Never>()
            }
            """
        target.swift = [SourceText(path: "BaseViewModel.swift", text: base)]
        let result = EmbeddedTemplates.generate(target)
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let contents = result.files.first { $0.name == "RoomsViewModel.swift" }?.contents ?? ""
        #expect(contents.contains("owner.list"))
        #expect(contents.contains(".withLatestFrom(self.counts"))
    }

    @Test("An awaited method that answers with a stream is no list of its values")
    func awaitedStream() {
        let result = result(
            init: "service: existing RoomService",
            variable: "weak var coordinator: existing RoomsCoordinator?",
            swift: """
                protocol RoomService: Sendable { func rooms(of id: Int) async throws -> Observable<[String]> }
                protocol RoomsCoordinator: AnyObject { func open(_ room: String) }
                """
        )
        #expect(
            result.diagnostics.map(\.message) == [
                "`rooms` is `[String]`, and `Observable<[String]>` arrives; `map { … }` converts it"
            ]
        )
    }
}
