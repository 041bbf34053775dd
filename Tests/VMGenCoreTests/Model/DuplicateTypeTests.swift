import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("Specs of one target that declare the same type")
struct DuplicateTypeTests {
    private static let errors = "errors: AppError\n  - offline: transport\n  - failed: other\n"
    private static let services = "services:\n  AuthService:\n    - send(_ text: String) async throws\n"

    /// What is generated for specs of one target that have `sections` between their heads and their flows.
    private func generate(_ sections: String...) -> GenerationResult {
        let specs = sections.enumerated().map { index, sections in
            let name = ["Home", "Room", "Wait"][index]
            let text =
                "view-model: \(name)ViewModel\nruntime: rxswift\n\(sections)flows:\n  - start -> call Log.start()\n"
            return SpecInput(name: name, source: SourceText(path: "\(name).vm", text: text))
        }
        var target = TargetInput(moduleName: nil, specs: specs, wantsTests: false)
        target.swift = specs.map(\.source)
        return EmbeddedTemplates.generate(target)
    }

    /// The errors among what is said about `sections`.
    private func errors(_ sections: [String]) -> [String] {
        let result = sections.count == 2 ? generate(sections[0], sections[1]) : generate(sections[0])
        return result.diagnostics.filter(\.isError).map(\.message)
    }

    @Test("A protocol and an enum of errors of two specs are reported in the second, which alone is left out")
    func both() {
        let result = generate(Self.errors + Self.services, Self.errors + Self.services)
        let names = result.files.map(\.name)
        #expect(names.contains("HomeViewModel.swift"))
        #expect(!names.contains("RoomViewModel.swift"))
        #expect(
            DiagnosticPrinter.render(result.diagnostics.filter(\.isError)) == """
                Room.vm:3:9: error: `AppError` is declared by `Home.vm` too; write `errors: AppError` without cases, or give \
                one of them another name
                  errors: AppError
                          ^~~~~~~~
                Home.vm:3:9: note: first declared here
                  errors: AppError
                          ^~~~~~~~
                Room.vm:7:3: error: `AuthService` is declared by `Home.vm` too; write `services: existing AuthService`, or \
                give one of them another name
                    AuthService:
                    ^~~~~~~~~~~
                Home.vm:7:3: note: first declared here
                    AuthService:
                    ^~~~~~~~~~~

                """
        )
    }

    @Test("The ways out that the messages name are ways out, in either order")
    func waysOut() {
        let declared = Self.errors + Self.services
        let named = "errors: AppError\nservices: existing AuthService\n"
        #expect(errors([declared, named]).isEmpty)
        #expect(errors([named, declared]).isEmpty)
        let more = "services:\n  existing AuthService\n  Clock:\n    - now() -> Int\n"
        #expect(errors([declared, more]).isEmpty)
    }

    @Test("Beside other services the line that names it stands in its place")
    func siblings() {
        #expect(
            errors([Self.services, Self.services + "  Clock:\n    - now() -> Int\n"]) == [
                "`AuthService` is declared by `Home.vm` too; write `existing AuthService` in its place, or give one of them "
                    + "another name"
            ]
        )
    }

    @Test("Types beside the view models count, those in them do not")
    func ports() {
        let global = "inputs: global PinInput\n  tap: Void\n"
        #expect(
            errors([global, global]) == [
                "`PinInput` is declared by `Home.vm` too; write `inputs: existing PinInput` if both are the same, or give one "
                    + "of them another name"
            ]
        )
        #expect(errors([global, "inputs: existing PinInput\n  tap: Void\n"]).isEmpty)
        #expect(errors(["inputs: struct PinInput\n  tap: Void\n", "inputs: struct PinInput\n  tap: Void\n"]).isEmpty)
    }

    @Test("Types of different kinds only have other names as a way out")
    func kinds() {
        #expect(
            errors([Self.services, "errors: AuthService\n  - failed: other\n"]) == [
                "`AuthService` is declared by `Home.vm` too; give one of them another name"
            ]
        )
        #expect(
            errors(["", "services:\n  HomeViewModel:\n    - now() -> Int\n"]) == [
                "`HomeViewModel` is declared by `Home.vm` too; give one of them another name"
            ]
        )
    }
}
