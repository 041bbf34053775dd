import Testing
import VMGenCore

@testable import VMGenCLI

/// `vmgen generate` where the user's tests are in another file than the scaffold would be, with the real pipeline.
@Suite struct RenamedSpecTests {
    @Test(arguments: [true, false])
    func testsOfItsViewModelAreNotCreatedAgain(areThere: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write(CounterSpec.withLogic, to: "Sources/App/Renamed.vm")
        let type = areThere ? "CounterViewModelTests" : "Counter"
        try folder.write("final class \(type): XCTestCase {\n}\n", to: "Tests/AppTests/Old/Counter.swift")
        let run = ToolRun(["generate", "--quiet"], in: folder) { Pipeline(templates: $0).generate($1) }
        #expect(run == ToolRun(code: 0))
        #expect((folder.text("Tests/AppTests/RenamedViewModelTests.swift") == nil) == areThere)
    }
}
