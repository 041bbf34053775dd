import Foundation
import Testing
import VMGenCore
import VMGenPlan

@testable import VMGenCLI

@Suite("Kept results") struct KeptResultsTests {
    /// A package, and a folder in which its results are kept.
    private final class Place {
        let package: TemporaryFolder
        let cache: TemporaryFolder
        /// How often the generator was asked.
        private(set) var asked = 0

        init() throws {
            package = try TemporaryFolder()
            cache = try TemporaryFolder()
            try package.write("", to: "Package.swift")
            try package.write("one", to: "Sources/App/One.vm")
            try package.write("two, a warning", to: "Sources/App/Two.vm")
        }

        func run(_ words: String..., by tool: String = "this one") -> ToolRun { run(words, by: tool) }

        func run(_ words: [String], by tool: String = "this one") -> ToolRun {
            let folder = Path("kept", in: cache.path)
            return ToolRun(words, in: package, kept: KeptResults(in: folder, of: tool)) { _, target in
                self.asked += 1
                return FakeGenerator.generate(target)
            }
        }

        /// The one file that is kept.
        func keptFile() throws -> String {
            let files = try cache.allFiles()
            #expect(files.count == 1)
            return try #require(files.first)
        }
    }

    @Test func whatIsAskedTwiceIsGeneratedOnce() throws {
        let place = try Place()
        let first = place.run("generate")
        let second = place.run("generate")
        #expect(place.asked == 1)
        #expect(second.errors == first.errors)
        #expect(second.code == first.code)
        #expect(first.output.contains("created    Sources/App/Generated/One.swift"))
        #expect(first.output.hasSuffix("2 specs: 9 files created\n"))
        #expect(second.output.contains("unchanged  Sources/App/Generated/One.swift"))
        #expect(second.output.hasSuffix("2 specs: 5 files unchanged\n"))
    }

    @Test func whatIsGoneIsBackWithoutBeingPlanned() throws {
        let place = try Place()
        _ = place.run("generate")
        let text = place.package.text("Sources/App/Generated/One.swift")
        try place.package.remove("Sources/App/Generated/One.swift")
        try place.package.remove("Sources/App/Two+Logic.swift")
        #expect(place.run("generate").output.contains("2 files created"))
        #expect(place.package.text("Sources/App/Generated/One.swift") == text)
        #expect(place.asked == 1)
    }

    @Test func whatWasEditedIsRefused() throws {
        let place = try Place()
        _ = place.run("generate")
        let text = try #require(place.package.text("Sources/App/Generated/One.swift"))
        try place.package.write(text + "// mine\n", to: "Sources/App/Generated/One.swift")
        let run = place.run("generate")
        #expect(run.code == 3)
        #expect(run.errors.contains("edited by hand"))
        #expect(place.package.text("Sources/App/Generated/One.swift") == text + "// mine\n")
    }

    @Test(arguments: [
        ("Sources/App/One.vm", "uno"), ("vmgen.config", "header: Mine\n"), ("vmgen.config", "templates: mine\n"),
        ("Sources/App/Three.vm", "three"), ("Sources/App/Two.vm", "existing Two"),
    ]) func whatChangedIsPlanned(path: String, text: String) throws {
        let place = try Place()
        try place.package.write("{{ name }}", to: "mine/Shared/ViewModel.swift.stencil")
        _ = place.run("generate")
        try place.package.write(text, to: path)
        _ = place.run("generate")
        #expect(place.asked == 2)
        _ = place.run("generate")
        #expect(place.asked == 2)
    }

    @Test func datesSayNothing() throws {
        let place = try Place()
        _ = place.run("generate")
        let date = try place.package.makeOld("Sources/App/One.vm")
        _ = place.run("generate")
        #expect(place.asked == 1)
        // As long as before, and of the same date.
        try place.package.write("eno", to: "Sources/App/One.vm")
        #expect(try place.package.makeOld("Sources/App/One.vm") == date)
        try place.cache.makeOld(place.keptFile())
        #expect(place.run("generate").output.contains("updated    Sources/App/Generated/One.swift"))
        #expect(place.asked == 2)
    }

    @Test func swiftAndTemplatesCount() throws {
        let place = try Place()
        try place.package.write("existing Service", to: "Sources/App/Two.vm")
        try place.package.write("protocol Service {}", to: "Sources/App/Service.swift")
        try place.package.write("{{ name }}", to: "mine/Shared/ViewModel.swift.stencil")
        func asked(_ words: String...) -> Int {
            let before = place.asked
            for _ in 0..<3 { _ = place.run(["generate", "--templates", "mine"] + words) }
            return place.asked - before
        }
        // The first run makes a logic file, which is Swift of the target too.
        #expect(asked() == 2)
        try place.package.write("protocol Service { }", to: "Sources/App/Service.swift")
        #expect(asked() == 1)
        try place.package.write("{{ spec }}", to: "mine/Shared/ViewModel.swift.stencil")
        #expect(asked() == 1)
        #expect(asked("--tests", "none") == 1)
        #expect(asked("--module", "Other") == 1)
        #expect(asked("--module", "Other") == 0)
    }

    @Test func anotherBinaryPlansItself() throws {
        let place = try Place()
        _ = place.run("generate")
        _ = place.run("generate", by: "another one")
        #expect(place.asked == 2)
        _ = place.run("generate", by: "this one")
        #expect(place.asked == 3)
    }

    @Test func onlyGenerateKeepsAndAsks() throws {
        let place = try Place()
        _ = place.run("generate", "--dry-run")
        #expect(try place.cache.allFiles().isEmpty)
        _ = place.run("generate")
        _ = place.run("check")
        #expect(place.asked == 3)
        _ = place.run("generate", "--dry-run")
        #expect(place.asked == 3)
    }

    @Test func whatIsDamagedIsPlannedAnew() throws {
        let place = try Place()
        _ = place.run("generate")
        let file = place.cache.absolute(try place.keptFile())
        let whole = try Data(contentsOf: URL(fileURLWithPath: file))
        var damaged = [Data(), whole + [0], Data(count: whole.count), whole.dropFirst(), Data("0000000000000000".utf8)]
        damaged += (0..<40).map { whole.prefix(whole.count * $0 / 40) }
        damaged += stride(from: 0, to: whole.count, by: 29).map { place in
            var bytes = whole
            bytes[place] ^= 1 << UInt8(place % 8)
            return bytes
        }
        for (number, bytes) in damaged.enumerated() {
            try bytes.write(to: URL(fileURLWithPath: file))
            #expect(place.run("generate").output.contains("5 files unchanged"))
            #expect(place.asked == number + 2)
            #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == whole)
        }
    }

    @Test func aFolderThatRefusesIsNobodysConcern() throws {
        let place = try Place()
        try place.cache.write("a file", to: "kept")
        let run = place.run("generate")
        #expect(run.code == 0)
        #expect(place.run("generate").output.contains("5 files unchanged"))
        #expect(place.asked == 2)
        try place.cache.remove("kept")
        try place.cache.makeFolder("kept")
        _ = place.run("generate")
        try place.cache.makeFolder(try place.keptFile() + "x")
        let file = try #require(try place.cache.allFiles().first { !$0.hasSuffix("x") })
        try place.cache.remove(file)
        try place.cache.makeFolder(file)
        #expect(place.run("generate").output.contains("5 files unchanged"))
    }

    @Test func theOldestGoWhereThereIsNoRoom() throws {
        let folder = try TemporaryFolder()
        let kept = KeptFolder(Path("kept", in: folder.path), most: 3_000)
        for name in ["a", "b", "c"] {
            kept.keep(Array(repeating: 7, count: 900), as: name)
            try folder.makeOld("kept/\(name)")
        }
        // What is used is no longer old.
        #expect(kept.bytes(of: "a")?.count == 900)
        kept.keep(Array(repeating: 7, count: 1_000), as: "d")
        #expect(try folder.allFiles() == ["kept/a", "kept/c", "kept/d"])
    }
}
