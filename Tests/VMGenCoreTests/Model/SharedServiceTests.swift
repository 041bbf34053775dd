import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("Specs of one target that share a protocol")
struct SharedServiceTests {
    private static let declared =
        "services:\n  Door:\n    - ring()\n    - open() async throws\n    - var isOpen: Bool\n"
    private static let existing = "services: existing Door\n"
    private static let ring = "  - tap -> call door.ring()\n"

    /// What is said about a spec with `door` as its service, and others beside it.
    private func messages(_ specs: (access: String, sections: String, flow: String)...) -> [String] {
        let inputs = zip(["Home", "Room"], specs).map { name, spec in
            let text = """
                view-model: \(spec.access)final class \(name)ViewModel
                runtime: rxswift
                init:
                  door: Door
                \(spec.sections)inputs:
                  tap: Void
                flows:
                \(spec.flow)
                """
            return SpecInput(name: name, source: SourceText(path: "\(name).vm", text: text))
        }
        var target = TargetInput(moduleName: nil, specs: inputs, wantsTests: false)
        target.swift = inputs.map(\.source)
        let result = EmbeddedTemplates.generate(target)
        return result.diagnostics.map { "\($0.severity): \($0.message)" }
    }

    @Test("A public view model declares what an internal one names")
    func access() {
        let inner = ("", Self.declared, Self.ring)
        #expect(messages(inner, ("", Self.existing, Self.ring)).isEmpty)
        #expect(
            messages(inner, ("public ", Self.existing, Self.ring)) == [
                "error: `Door` is internal, and `init` of this public view model shows it; declare it here, and write "
                    + "`existing Door` there, or `init: internal` here"
            ]
        )
        #expect(messages(("", Self.existing, Self.ring), ("public ", Self.declared, Self.ring)).isEmpty)
        #expect(
            messages(inner, ("public ", Self.declared, Self.ring)) == [
                "error: `Door` is declared by `Home.vm` too; write `services: existing Door` in `Home.vm`, or give one of "
                    + "them another name"
            ]
        )
    }

    @Test("A public view model that its module makes is handed what is internal, and shows none of it")
    func hidden() throws {
        let generate = { (parameter: String) in
            let text = """
                view-model: public final class HomeViewModel
                runtime: rxswift
                init: internal
                  \(parameter)door: existing Door
                inputs:
                  tap: Void
                flows:
                  - tap -> call door.ring()
                """
            let spec = SpecInput(name: "Home", source: SourceText(path: "Home.vm", text: text))
            var target = TargetInput(moduleName: nil, specs: [spec], wantsTests: true)
            target.swift = [SourceText(path: "Door.swift", text: "protocol Door { func ring() }")]
            return EmbeddedTemplates.generate(target)
        }
        let result = generate("")
        #expect(result.diagnostics.isEmpty)
        #expect(try #require(result.files.first).contents.contains("\n    init(door: Door) {\n"))
        #expect(
            generate("public let ").diagnostics.map(\.message) == [
                "`Door` is internal, and `door` of this public view model shows it; write `public protocol` there"
            ]
        )
    }

    @Test("A flow that sets a property needs a class")
    func value() {
        let set = "  - tap -> set door.isOpen = true\n"
        let inner = ("", Self.declared, Self.ring)
        #expect(
            messages(inner, ("", Self.existing, set)) == [
                "error: a flow sets a property of `Door`, which may be a value that cannot change here; write "
                    + "`Door: AnyObject` there"
            ]
        )
        let mended = Self.declared.replacing("Door:", with: "Door: AnyObject")
        #expect(messages(("", mended, Self.ring), ("", Self.existing, set)).isEmpty)
    }

    @Test("What the main actor awaits is Sendable")
    func sendable() {
        let open = "  - tap -> first door.open() -> ignore\n  - errors -> ignore\n"
        let inner = ("", Self.declared, Self.ring)
        #expect(
            messages(inner, ("@MainActor ", Self.existing, open)) == [
                "warning: what awaits a method of `Door` takes it off the main actor, which Swift 6 allows of what is "
                    + "`Sendable`; write `Door: Sendable` there"
            ]
        )
        let mended = Self.declared.replacing("Door:", with: "Door: Sendable")
        #expect(messages(("", mended, Self.ring), ("@MainActor ", Self.existing, open)).isEmpty)
    }
}
