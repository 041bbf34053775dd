import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("Stubs of protocols that exist")
struct StubOfExistingTests {
    @Test("A stub of a protocol that was found in Swift can be made anywhere, whatever actor that is bound to")
    func actor() throws {
        let spec = """
            view-model: @MainActor final class HallViewModel
            runtime: rxswift
            services: existing WallClock
            init:
              clock: WallClock
            inputs:
              look: Void
            outputs:
              time: Int = 0
            flows:
              - look -> latest clock.now() -> time
              - errors -> ignore
            """
        let source = SpecInput(name: "Hall", source: SourceText(path: "Hall.vm", text: spec))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        let swift = "@MainActor protocol WallClock { func now() async throws -> Int }"
        target.swift = [SourceText(path: "WallClock.swift", text: swift)]
        let result = EmbeddedTemplates.generate(target)
        let harness = try #require(result.files.first { $0.name == "HallViewModelHarness.swift" })
        #expect(harness.contents.contains("    nonisolated init() {}\n"))
    }

    @Test(
        "What makes a struct on the main actor is `Sendable` where a closure of it leaves that actor",
        arguments: [
            ("(Int) async throws -> [String]", true, true), ("@Sendable (Int) -> Void", true, true),
            ("@MainActor (Int) -> Void", false, true),
            ("(Int) throws -> [String]", true, false), ("(Int) async throws -> [String]", false, false),
        ]
    )
    func closuresOfTheMainActor(_ type: String, isIsolated: Bool, isSendable: Bool) throws {
        let spec = """
            view-model: RowsViewModel
            runtime: combine
            init:
              actions: RowsActions
            services:
              existing struct RowsActions:
                - load: \(type)
            inputs:
              load: Int
            flows:
              - load -> ignore
            """
        let source = SpecInput(name: "Rows", source: SourceText(path: "Rows.vm", text: spec))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        target.defaults.isOnMainActor = isIsolated
        let swift = "struct RowsActions { let load: \(type) }"
        target.swift = [SourceText(path: "Rows.swift", text: swift)]
        let result = EmbeddedTemplates.generate(target)
        let harness = try #require(result.files.first { $0.name == "RowsViewModelHarness.swift" })
        #expect(harness.contents.contains("final class RowsActionsStub: Sendable {\n") == isSendable)
        #expect(harness.contents.contains("    @Sendable func load") == isSendable)
    }

    @Test("A view model on no actor does not ask what is on the main actor, unless it awaits it")
    func isolation() {
        let errors = { (view: String, flow: String) -> [String] in
            let spec = """
                view-model: \(view)
                runtime: rxswift
                init:
                  weak var lobby: existing Lobby
                inputs:
                  tap: Int
                outputs:
                  done: Void
                  isOpen: Bool = false
                flows:
                  - tap -> done
                  - tap -> isOpen
                  - \(flow)
                """.replacing(
                    "  - tap -> isOpen\n",
                    with: flow.hasSuffix("isOpen") ? "" : "  - tap -> set isOpen = true\n"
                )
            let source = SpecInput(name: "Hall", source: SourceText(path: "Hall.vm", text: spec))
            var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
            let swift = """
                @MainActor protocol Lobby: AnyObject {
                    var isOpen: Bool { get }
                    func open(_ id: Int)
                    func load(_ id: Int) async
                }
                """
            target.swift = [SourceText(path: "Lobby.swift", text: swift)]
            let result = EmbeddedTemplates.generate(target)
            return result.diagnostics.filter { $0.rule == "logic-isolation" }.map(\.message)
        }
        let message = "`Lobby` is on the main actor, and the view model on none; put `@MainActor` before `final class`"
        #expect(errors("final class HallViewModel", "tap -> call lobby.open($0)") == [message])
        #expect(errors("final class HallViewModel", "tap -> set isOpen = lobby.isOpen ?? true") == [message])
        #expect(
            errors("final class HallViewModel", "tap -> with lobby.isOpen -> filter { $1 == true } -> ignore") == [
                message
            ]
        )
        #expect(errors("final class HallViewModel", "tap -> all lobby.load($0) -> ignore").isEmpty)
        #expect(errors("@MainActor final class HallViewModel", "tap -> call lobby.open($0)").isEmpty)
        #expect(errors("HallViewModel", "tap -> call lobby.open($0)").isEmpty)
        #expect(
            errors("final class HallViewModel: Hall", "tap -> call lobby.open($0)") == [
                "`Lobby` is on the main actor, and the view model only where `Hall` is; put `@MainActor` before `final class`"
            ]
        )
    }

    @Test("A stub of a method that never returns is written by hand, and one of what may be nil without a sign is not")
    func oddMembers() throws {
        let harness = { (member: String) throws -> String in
            let spec = """
                view-model: HallViewModel
                runtime: rxswift
                init:
                  door: existing Door
                inputs:
                  tap: Int
                outputs:
                  sum: Int = 0
                flows:
                  - tap -> set sum = $0
                  - tap -> call door.open($0)
                """
            let source = SpecInput(name: "Hall", source: SourceText(path: "Hall.vm", text: spec))
            var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
            let swift = "protocol Door { func open(_ id: Int); \(member) }"
            target.swift = [SourceText(path: "Door.swift", text: swift)]
            return try #require(
                EmbeddedTemplates.generate(target).files.first { $0.name == "HallViewModelHarness.swift" }
            ).contents
        }
        #expect(try harness("func fall() -> Never").contains("No DoorStub: "))
        let stub = try harness("func lean(on name: String!) -> Int!; var keeper: Keeper! { get set }")
        #expect(stub.contains("let onLean = StubbedMethod<String?, Int?>"))
        #expect(stub.contains("    func lean(on name: String!) -> Int! {\n"))
        #expect(stub.contains("private let keeperProperty = StubbedProperty<Keeper?>(nil)"))
        #expect(stub.contains("    var keeper: Keeper! {\n"))
    }

    @Test("Tests answer the method that a call means, where several differ in types alone and the stub has both")
    func overloadsOfTypes() throws {
        let spec = """
            view-model: HallViewModel
            runtime: rxswift
            init:
              door: existing Door
            inputs:
              name: String
              number: Int
            outputs:
              row: Int
              title: String
            flows:
              - name -> latest door.find($0) -> row
              - number -> latest door.find($0) -> title
              - errors -> ignore
            scenarios:
              both are found:
                given: door.find(_: String) answers 1; door.find(_: Int) answers "one"
                when: name "a"; number 1
                then: row = 1; title = "one"
            """
        let source = SpecInput(name: "Hall", source: SourceText(path: "Hall.vm", text: spec))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        let swift = """
            protocol Door: Sendable {
                func find(_ name: String) async throws -> Int
                func find(_ number: Int) async throws -> String
            }
            """
        target.swift = [SourceText(path: "Door.swift", text: swift)]
        let tests = try #require(
            EmbeddedTemplates.generate(target).files.first { $0.name == "HallViewModelGeneratedTests.swift" }
        ).contents
        #expect(tests.contains("door.onFindName.returns(1)"))
        #expect(tests.contains("door.onFindNumber.returns(\"one\")"))
        #expect(tests.contains("expect(harness.door.onFindNumber.arguments, equals: [1, 2])"))
    }

    @Test("A stub of methods that differ in their types alone is written by hand; one that is said again is none")
    func overloads() throws {
        let generate = { (swift: String) -> GenerationResult in
            let spec = """
                view-model: final class HallViewModel
                runtime: rxswift
                init:
                  clock: existing WallClock
                inputs:
                  look: Void
                outputs:
                  time: Int = 0
                flows:
                  - look -> map clock.now() -> time
                """
            let source = SpecInput(name: "Hall", source: SourceText(path: "Hall.vm", text: spec))
            var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
            target.swift = [SourceText(path: "WallClock.swift", text: swift)]
            return EmbeddedTemplates.generate(target)
        }
        let overloaded = generate(
            "protocol WallClock { func now() -> Int\n func time(id: Int) -> Int\n func time(id: String) -> Int }"
        )
        #expect(overloaded.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(!overloaded.files.contains { $0.contents.contains("class WallClockStub") })
        let repeated = generate(
            "protocol Clock { func now() -> Int }\nprotocol WallClock: Clock { func now() -> Int\n func stop() }"
        )
        #expect(repeated.files.contains { $0.contents.contains("class WallClockStub") })
    }

    @Test("A scenario names one of the methods that differ in their types alone by these")
    func overloadsInScenarios() throws {
        let generate = { (method: String) -> GenerationResult in
            let spec = """
                view-model: final class HallViewModel
                runtime: rxswift
                init:
                  store: existing Store
                inputs:
                  save: String
                outputs:
                  saved: Int
                flows:
                  - save -> latest store.update($0) -> saved
                  - errors -> ignore
                scenarios:
                  saved:
                    given: store.\(method) answers 7
                    when: save "a"
                    then: saved = 7
                """
            let source = SpecInput(name: "Hall", source: SourceText(path: "Hall.vm", text: spec))
            var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
            let swift = """
                import RxSwift
                protocol Store: AnyObject {
                    func update(_ text: String) -> Observable<Int>
                    func update(_ number: Int) -> Observable<Int>
                }
                """
            target.swift = [SourceText(path: "Store.swift", text: swift)]
            return EmbeddedTemplates.generate(target)
        }
        let said = generate("update(_: String)")
        #expect(said.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let tests = try #require(said.files.first { $0.name == "HallViewModelGeneratedTests.swift" })
        #expect(tests.contents.contains("store.onUpdateText.returns(7)"))
        for method in ["update", "update(_:)", "update(_: Double)"] {
            #expect(
                generate(method).diagnostics.filter { $0.severity == .error }.map(\.message) == [
                    "there are several `update`; write `update(_: String)` or `update(_: Int)`"
                ]
            )
        }
    }
}
