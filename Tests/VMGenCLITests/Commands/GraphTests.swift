import Foundation
import Testing

@testable import VMGenCLI

/// `vmgen graph`: the three forms of one graph.
@Suite("vmgen graph")
struct GraphTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(CounterSpec.text, to: "Counter.vm")
    }

    @Test func mermaidIsForMarkdown() {
        #expect(
            ToolRun("graph", "Counter.vm", in: folder).output == """
                flowchart LR
                    n0(["tap"]):::input
                    n1["count<br>Int"]:::output
                    n0 --> n1
                    classDef input fill:#e3f0ff,stroke:#3b82c4,color:#1b1f24
                    classDef output fill:#e4f5e6,stroke:#3f9150,color:#1b1f24

                """
        )
    }

    @Test func aDryRunWritesNothing() throws {
        let run = ToolRun("graph", "Counter.vm", "--output", "a.svg", "--dry-run", in: folder)
        #expect(run == ToolRun(code: 0, output: "would write  a.svg\n"))
        #expect(folder.text("a.svg") == nil)
    }

    @Test func theEndingChooses() {
        #expect(ToolRun("graph", "Counter.vm", "--output", "a.svg", in: folder).output == "wrote  a.svg\n")
        #expect(folder.text("a.svg")?.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") == true)
        #expect(ToolRun("graph", "Counter.vm", "--output", "a.gv", in: folder).code == 0)
        #expect(folder.text("a.gv")?.hasPrefix("digraph \"CounterViewModel\" {\n") == true)
        #expect(ToolRun("graph", "Counter.vm", "--output", "a.svg", in: folder).code == 0)
    }

    @Test func whatIsNoGraphStays() throws {
        try folder.write("mine", to: "a.svg")
        #expect(ToolRun("graph", "Counter.vm", "--output", "a.svg", in: folder).code == 3)
        #expect(folder.text("a.svg") == "mine")
    }

    /// Golden specs whose protocols are in Swift files that are not beside them.
    private static let leaning: Set<String> = [
        "Cellar.vm", "Desk.vm", "Lectern.vm", "Pawnshop.vm", "Reliquary.vm", "Skiff.vm", "Strongroom.vm",
    ]

    @Test func everyExampleIsDrawn() throws {
        let specs = try Self.specs()
        #expect(specs.count > 60)
        for spec in specs {
            guard !spec.path.contains("/Mistakes/"), !spec.path.contains("/Diagnostics/") else { continue }
            guard !Self.leaning.contains(spec.lastPathComponent) else { continue }
            let svg = ToolRun("graph", spec.path, "--format", "svg", in: folder)
            #expect(svg.code == 0, "\(spec.path)")
            #expect(XMLCheck.isWellFormed(svg.output), "\(spec.path)")
            #expect(!svg.output.contains("\"nan") && !svg.output.contains("\"inf"))
            #expect(ToolRun("graph", spec.path, "--format", "dot", in: folder).output.hasSuffix("}\n"))
        }
    }

    private static func specs() throws -> [URL] {
        ["Examples", "Tests/VMGenCoreTests/Golden"].flatMap { root -> [URL] in
            let url = Readme.root.appendingPathComponent(root)
            let names = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
            return names.filter { $0.hasSuffix(".vm") && !$0.contains(".build/") }.map(url.appendingPathComponent)
        }
    }
}

/// Whether every element of a text of XML is closed by its own name.
enum XMLCheck {
    static func isWellFormed(_ text: String) -> Bool {
        var open: [Substring] = []
        for part in text.split(separator: "<", omittingEmptySubsequences: true) {
            guard let end = part.firstIndex(of: ">") else { return false }
            let tag = part[..<end]
            let name = tag.drop { $0 == "/" }.prefix { !" />\n".contains($0) }
            if tag.hasPrefix("/") {
                guard open.popLast() == name else { return false }
            } else if !tag.hasSuffix("/") {
                open.append(name)
            }
            if part[end...].contains("&"), !part[end...].contains(";") { return false }
        }
        return open.isEmpty
    }
}
