import Testing
import VMGenCheck
import VMGenCore
import VMGenDiagnostics
import VMGenModel
import VMGenPlan

@testable import VMGenCLI

@Suite("What is kept, as bytes") struct KeptRequestTests {
    /// The names of the properties of `value`.
    private func names(of value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }

    /// All that a result follows from is written down: what is new here has to be added to `KeptRequest`, and to this list.
    @Test func everythingThatIsAskedIsWrittenDown() {
        let source = SourceText(path: "One.vm", text: "one")
        let spec = SpecInput(name: "One", source: source)
        let target = TargetInput(moduleName: nil, specs: [spec], wantsTests: true)
        #expect(
            names(of: target) == [
                "moduleName", "specs", "swift", "wantsTests", "tests", "defaults", "beside", "wanted", "locatesSpecs",
                "scaffoldCommand", "recall", "progress",
            ]
        )
        #expect(names(of: spec) == ["name", "source", "pathFromTests"])
        #expect(names(of: source) == ["path", "bytes", "lineStarts"])
        #expect(
            names(of: SpecDefaults()) == [
                "runtime", "access", "imports", "tests", "isOnMainActor", "severities", "header",
            ]
        )
        #expect(names(of: TemplateStore()) == ["overrides", "folder"])
    }

    /// The same for what is answered, and `GenerationResult.write(to:_:)`.
    @Test func everythingThatIsAnsweredIsWrittenDown() {
        let source = SourceText(path: "One.vm", text: "one")
        let file = GeneratedFile(name: "a", place: .output, isScaffold: false, specName: nil, contents: "")
        let found = Diagnostic(.error, rule: "fake", "no", in: source, at: SourceRange(0, 1))
        let made = SpecFiles([file], from: SpecOrigin([source], words: []), needing: [])
        #expect(names(of: made) == ["origin", "files", "needs"])
        #expect(names(of: made.origin) == ["sources", "words"])
        #expect(names(of: file) == ["name", "place", "isScaffold", "specName", "contents", "note"])
        #expect(names(of: GenerationResult(files: [], diagnostics: [])) == ["files", "diagnostics", "specs", "beside"])
        #expect(names(of: found) == ["severity", "rule", "message", "source", "range", "notes"])
        #expect(names(of: Diagnostic.Note("no", in: source, at: SourceRange(0, 1))) == ["message", "source", "range"])
    }

    @Test func whatIsReadIsWhatWasWritten() throws {
        let one = SourceText(path: "One.vm", text: "one")
        let two = SourceText(path: "Two.vm", text: "two\nlines")
        let note = Diagnostic.Note(String(repeating: "long ", count: 4_000), in: one, at: SourceRange(1, 2))
        let found = Diagnostic(.warning, rule: "fake", note.message, in: two, at: SourceRange(3, 4), notes: [note])
        var scaffold = GeneratedFile(
            name: "One+Logic.swift",
            place: .besideSpec(specName: "One"),
            isScaffold: true,
            specName: "One",
            contents: "// 한글\r\n"
        )
        scaffold.note = found
        let places: [GeneratedFile.Place] = [.output, .tests, .aboveTests]
        let files = places.map {
            GeneratedFile(name: "", place: $0, isScaffold: false, specName: nil, contents: "")
        }
        var result = GenerationResult(files: [scaffold] + files, diagnostics: [found, found])
        result.specs = [
            SpecFiles([scaffold], from: SpecOrigin([one, two], words: ["a", ""]), needing: ["time"]),
            SpecFiles(Array(files.prefix(2)), from: SpecOrigin([two], words: []), needing: []),
        ]
        result.beside = [GenerationResult(files: files, diagnostics: [])]
        var writer = ByteWriter()
        #expect(result.write(to: &writer, [one, two]))
        for count in 0..<writer.bytes.count {
            var reader = ByteReader(writer.bytes.prefix(count))
            #expect(throws: ByteReader.Damage.self) { try GenerationResult(&reader, [one, two]) }
        }
        var reader = ByteReader(writer.bytes[...])
        let read = try GenerationResult(&reader, [one, two])
        #expect(reader.rest.isEmpty)
        #expect(String(reflecting: read) == String(reflecting: result))
    }

    @Test func whatSpeaksOfOtherTextsIsNotKept() {
        let template = SourceText(path: "ViewModel.swift.stencil", text: "{{ }}")
        let found = Diagnostic(.error, rule: "template", "no", in: template, at: SourceRange(0, 1))
        var writer = ByteWriter()
        #expect(!GenerationResult(files: [], diagnostics: [found]).write(to: &writer, []))
        var result = GenerationResult(files: [], diagnostics: [])
        result.specs = [SpecFiles([], from: SpecOrigin([template], words: []), needing: [])]
        #expect(!result.write(to: &writer, []))
    }
}
