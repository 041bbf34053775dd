import Foundation
import Testing
import VMGenModel
import VMGenSpec
import VMGenTemplating

@testable import VMGenCore
@testable import VMGenTemplates

@Suite("Embedded templates, explanations and first specs")
struct EmbeddedTemplatesTests {
    /// What is embedded: the folder, and the texts by their paths below it.
    private static let embedded: [(folder: String, texts: [(path: String, text: String)])] = [
        ("Templates", EmbeddedTemplate.all.map { ($0.path, $0.text) }),
        ("Sources/VMGenCheck/Explanations", EmbeddedExplanation.all.map { ($0.path, $0.text) }),
        ("Sources/VMGenCLI/New/Starters", EmbeddedStarter.all.map { ($0.path, $0.text) }),
    ]

    @Test("They are what is below their folder", arguments: embedded.map(\.folder))
    func areFresh(_ folder: String) throws {
        let files = try files(below: folder)
        let texts = try #require(Self.embedded.first { $0.folder == folder }).texts
        let embedded = Dictionary(texts.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        let paths = Set(files.keys).union(embedded.keys).sorted()
        let stale = paths.compactMap { path -> String? in
            switch (files[path], embedded[path]) {
            case (nil, _): "\(path) (gone)"
            case (_, nil): "\(path) (new)"
            case (let file, let text): file == text.map { Data($0.utf8) } ? nil : "\(path) (changed)"
            }
        }
        #expect(stale.isEmpty, "stale: \(stale.joined(separator: ", ")); repair with Scripts/embed-templates")
    }

    @Test("The language reference is the page")
    func reference() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
        for page in EmbeddedPage.all {
            let file = root.appendingPathComponent("Sources/VMGenCore/Documentation.docc/\(page.path)")
            #expect(try Data(contentsOf: file) == Data(page.text.utf8), "stale; repair with Scripts/embed-templates")
        }
        #expect(EmbeddedPage.all.map(\.path) == ["LanguageReference.md"])
    }

    @Test("Each section, step and policy has its entry")
    func entries() {
        let words =
            SectionName.allCases.map(\.rawValue) + StepKind.allCases.map(\.word) + ["while", "set", "call", "as"]
        for word in words { #expect(ReferenceCatalog.entry(word: word) != nil, "\(word)") }
        #expect(ReferenceCatalog.entry(word: "start-with")?.word == "start with")
        #expect(ReferenceCatalog.all.allSatisfy { $0.title.hasSuffix(".") || $0.title.hasSuffix(":") })
    }

    @Test("Each template parses", arguments: TemplateStore.names)
    func parse(_ name: String) throws {
        let store = TemplateStore()
        try TemplateEnvironment { store.text(at: $0) }.check(name)
    }

    @Test("They are sorted, and none comes twice")
    func areSorted() {
        for (_, texts) in Self.embedded {
            let paths = texts.map(\.path)
            #expect(paths == paths.sorted())
            #expect(paths.count == Set(paths).count)
        }
    }

    /// The bytes of each file below `folder`, hidden ones left out, by its path.
    private func files(below folder: String) throws -> [String: Data] {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let folder = root.appendingPathComponent(folder).resolvingSymlinksInPath()
        let walk = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var files: [String: Data] = [:]
        for case let file as URL in walk where !file.lastPathComponent.hasPrefix(".") {
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            let path = file.resolvingSymlinksInPath().path.dropFirst(folder.path.count + 1)
            files[String(path)] = try Data(contentsOf: file)
        }
        return files
    }
}
