import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("A view model of which only the name is written, and the main actor")
struct BareIsolationTests {
    /// A parameter, a flow that asks it, and whether that brings the view model to the main actor.
    struct Case: CustomTestStringConvertible {
        let parameter: String
        let flow: String
        let isIsolated: Bool
        var testDescription: String { "\(parameter); \(flow)" }
    }

    private static let swift = """
        @MainActor protocol Lobby: AnyObject { var count: Int { get }; func open(_ id: Int); func load(_ id: Int) async }
        @MainActor final class Screen { func show(_ id: Int) {} ; var count = 0; static let shared = Screen() }
        protocol Hall: Lobby { func close(_ id: Int) }
        class Wing: Base {}
        @MainActor class Base { func show(_ id: Int) {} }
        typealias Entry = any Lobby
        protocol Free { func show(_ id: Int) }
        final class Desk { func show(_ id: Int) {} ; var count = 0 }
        protocol Stairs { @MainActor func climb(_ id: Int); @MainActor var height: Int { get }; func sweep(_ id: Int) }
        protocol Tower: Stairs, Sendable {}
        struct Bells { let ring: @MainActor (Int) -> Void; let oil: (Int) -> Void }
        """

    private static func result(_ view: String, _ parameter: String, _ flow: String) -> GenerationResult {
        let spec = """
            view-model: \(view)
            runtime: combine
            init:
              \(parameter)
            inputs:
              tap: Int
            outputs:
              sum: Int = 0
            flows:
              - tap -> set sum = $0
              - \(flow)
            """
        let source = SpecInput(name: "Hall", source: SourceText(path: "Hall.vm", text: spec))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        target.swift = [SourceText(path: "Lobby.swift", text: swift)]
        return EmbeddedTemplates.generate(target)
    }

    @Test(
        "It is there where its flows ask something that is there without awaiting it",
        arguments: [
            Case(parameter: "lobby: existing Lobby", flow: "tap -> call lobby.open($0)", isIsolated: true),
            Case(parameter: "weak var lobby: existing Lobby?", flow: "tap -> call lobby?.open($0)", isIsolated: true),
            Case(
                parameter: "lobby: existing Lobby",
                flow: "tap -> with lobby.count -> set sum = $0 + $1",
                isIsolated: true
            ),
            Case(parameter: "screen: Screen", flow: "tap -> call screen.show($0)", isIsolated: true),
            Case(parameter: "screen: Screen", flow: "tap -> set sum = screen.count", isIsolated: true),
            Case(parameter: "number: Int", flow: "tap -> call Screen.shared.show($0 + number)", isIsolated: true),
            Case(parameter: "show: @MainActor (Int) -> Void", flow: "tap -> call show($0)", isIsolated: true),
            Case(parameter: "var show: (@MainActor (Int) -> Void)?", flow: "tap -> call show($0)", isIsolated: true),
            Case(parameter: "weak var lobby: Lobby?", flow: "tap -> call lobby?.open($0)", isIsolated: true),
            Case(parameter: "lobby: (any Lobby)?", flow: "tap -> call lobby?.open($0)", isIsolated: true),
            Case(parameter: "lobby: Entry", flow: "tap -> call lobby.open($0)", isIsolated: true),
            Case(parameter: "hall: existing Hall", flow: "tap -> call hall.open($0)", isIsolated: true),
            Case(parameter: "wing: Wing", flow: "tap -> call wing.show($0)", isIsolated: true),
            Case(parameter: "stairs: existing Stairs", flow: "tap -> call stairs.climb($0)", isIsolated: true),
            Case(parameter: "stairs: (any Stairs)?", flow: "tap -> call stairs?.climb($0)", isIsolated: true),
            Case(
                parameter: "stairs: existing Stairs",
                flow: "tap -> with stairs.height -> set sum = $0 + $1",
                isIsolated: true
            ),
            Case(
                parameter: "tower: existing Tower",
                flow: "tap -> do tower.climb($0) -> set sum = $0",
                isIsolated: true
            ),
            Case(parameter: "stairs: existing Stairs", flow: "tap -> call stairs.sweep($0)", isIsolated: false),
            Case(parameter: "bells: Bells", flow: "tap -> call bells.ring($0)", isIsolated: true),
            Case(parameter: "bells: Bells", flow: "tap -> call bells.oil($0)", isIsolated: false),
            Case(parameter: "free: any Free", flow: "tap -> call free.show($0)", isIsolated: false),
            Case(parameter: "desk: Desk", flow: "tap -> call desk.show($0)", isIsolated: false),
            Case(parameter: "show: (Int) -> Void", flow: "tap -> call show($0)", isIsolated: false),
        ]
    )
    func isolated(_ tried: Case) throws {
        let result = Self.result("HallViewModel", tried.parameter, tried.flow)
        #expect(result.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
        let file = try #require(result.files.first { $0.name == "HallViewModel.swift" })
        #expect(file.contents.contains("@MainActor\nfinal class HallViewModel {") == tried.isIsolated)
    }

    @Test("One that is written out, on no actor, does not ask a member on the main actor")
    func members() {
        let messages = { (parameter: String, flow: String) in
            Self.result("final class HallViewModel", parameter, flow).diagnostics
                .filter { $0.rule == "logic-isolation" }.map { "\($0.severity): \($0.message)" }
        }
        let ending = "is on the main actor, and the view model on none; put `@MainActor` before `final class`"
        #expect(
            messages("stairs: existing Stairs", "tap -> call stairs.climb($0)") == ["error: `Stairs.climb` \(ending)"]
        )
        #expect(messages("stairs: existing Stairs", "tap -> call stairs.sweep($0)") == [])
        #expect(messages("bells: Bells", "tap -> call bells.ring($0)") == ["error: `Bells.ring` \(ending)"])
    }

    @Test(
        "One that is written out gets a warning where it asks a type that is there, of which a part may be on no actor"
    )
    func types() {
        let messages = { (view: String, flow: String) in
            Self.result(view, "screen: Screen", flow).diagnostics.filter { $0.rule == "logic-isolation" }.map {
                "\($0.severity): \($0.message)"
            }
        }
        let message =
            "warning: `Screen` is on the main actor, and the view model on none; put `@MainActor` before `final class`"
        #expect(messages("final class HallViewModel", "tap -> call screen.show($0)") == [message])
        #expect(messages("final class HallViewModel", "tap -> all await screen.show($0) -> ignore") == [])
        #expect(messages("@MainActor final class HallViewModel", "tap -> call screen.show($0)") == [])
    }
}
