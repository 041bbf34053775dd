import Foundation
import Testing
import VMGenDiagnostics

@testable import VMGenCLI

/// `vmgen new`: a first spec that works as it stands. `Tests/GoldenCompile` compiles the golden files of these specs, and
/// runs their tests.
@Suite("vmgen new")
struct NewTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: StarterSpec.allCases, [("RxSwift", "rxswift"), ("Combine", "combine(CombineShim)")])
    func theGoldenFilesAreThoseOfTheStarters(_ starter: StarterSpec, _ runtime: (folder: String, text: String)) throws {
        let name = "First" + starter.rawValue.prefix(1).uppercased() + starter.rawValue.dropFirst()
        let path = "Tests/VMGenCoreTests/Golden/\(runtime.folder)/Specs/First/\(name).vm"
        let url = Readme.root.appendingPathComponent(path)
        let text = starter.text(name: name, runtime: runtime.text)
        if ProcessInfo.processInfo.environment["VMGEN_RECORD"] == "1" { try Data(text.utf8).write(to: url) }
        #expect(FileManager.default.contents(atPath: url.path) == Data(text.utf8), "VMGEN_RECORD=1 writes it anew")
    }

    @Test func aSpecIsWrittenToTheOnlyTarget() throws {
        try folder.write("RxSwift", to: "Package.swift")
        try folder.makeFolder("Sources/App")
        let run = try ToolProcess.run("new", "Rooms", in: folder)
        #expect(
            run.output == """
                created    Sources/App/Rooms/Rooms.vm
                Run 'vmgen generate Sources/App/Rooms/Rooms.vm' next.

                """
        )
        #expect(folder.text("Sources/App/Rooms/Rooms.vm") == StarterSpec.screen.text(name: "Rooms", runtime: "rxswift"))
        for like in StarterSpec.names {
            let name = "My" + like.prefix(1).uppercased() + like.dropFirst()
            #expect(try ToolProcess.run("new", name, "--like", like, in: folder).code == 0)
        }
        let all = try ToolProcess.run("generate", in: folder)
        #expect(all.errors == "")
        #expect(all.code == 0)
    }

    @Test func theRuntimeIsThatOfTheOtherSpecs() throws {
        try folder.write("", to: "Package.swift")
        try folder.write("runtime:  combine(OpenCombineShim)  # x\n", to: "Sources/App/A.vm")
        #expect(ToolRun("new", "Sources/App/Rooms.vm", in: folder).code == 0)
        #expect(folder.text("Sources/App/Rooms.vm")?.contains("\nruntime: combine(OpenCombineShim)\n") == true)
        #expect(ToolRun("new", "Other/Rooms", in: folder).code == 0)
        #expect(folder.text("Other/Rooms.vm")?.contains("\nruntime: combine\n") == true)
        let run = ToolRun("new", "Other/List", "--runtime", "rxswift", "--dry-run", in: folder)
        #expect(run.output == StarterSpec.screen.text(name: "List", runtime: "rxswift"))
        #expect(folder.text("Other/List.vm") == nil)
    }

    @Test(arguments: [
        ("Rooms", "Rooms.vm --output DIR"), ("Sign In/Rooms", "\"Sign In/Rooms.vm\" --output DIR"),
        ("a$b/Räume", "\"a\\$b/Räume.vm\" --output DIR"),
    ])
    func theNextCommandIsOneThatAShellTakes(name: String, arguments: String) {
        let run = ToolRun("new", name, in: folder)
        #expect(run.output.hasSuffix("\nRun 'vmgen generate \(arguments)' next.\n"), "\(run)")
    }

    @Test func nothingIsOverwritten() throws {
        try folder.write("mine", to: "Rooms.vm")
        let run = ToolRun("new", "Rooms", in: folder)
        #expect(run == ToolRun(code: 3, errors: "Rooms.vm: error: exists and differs; it was left as it is\n"))
        #expect(folder.text("Rooms.vm") == "mine")
    }

    @Test func whatCannotBeMeantIsSaid() throws {
        let mistakes = [
            ([], "say what the screen is called, as in 'vmgen new Rooms'"),
            (["a", "b"], "'new' writes one spec; it does not take 'b'"),
            (["rooms"], "'rooms' becomes the name of a type; did you mean 'Rooms'?"),
            (["RoomsViewModel"], "'RoomsViewModel' is called so by itself; did you mean 'Rooms'?"),
            (["My-Rooms"], "'My-Rooms' cannot be the name of a type; did you mean 'My_Rooms'?"),
            (["Rooms", "--like", "lits"], "there is no screen 'lits'; did you mean 'list'?"),
            (["Rooms", "--runtime", "rxswit"], "unknown runtime 'rxswit'; did you mean 'rxswift'?"),
        ]
        for (arguments, message) in mistakes {
            let run = ToolRun(["new"] + arguments, in: folder, generator: { FakeGenerator.generate($1) })
            #expect(run.code == 2)
            #expect(run.errors == "vmgen: error: \(message)\nRun 'vmgen help new' to see how it is used.\n")
        }
        try folder.write("", to: "Package.swift")
        try folder.makeFolder("Sources/App")
        try folder.makeFolder("Sources/Core")
        let run = ToolRun("new", "Rooms", in: folder)
        #expect(run.errors.contains("this package has 2 targets; say which, as in 'vmgen new Sources/App/Rooms'"))
    }
}
