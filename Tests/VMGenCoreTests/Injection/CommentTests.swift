import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenPlan

/// A comment of Swift would take the rest of its line with it, what closes the line among it.
@Suite("Comments in Swift of a spec") struct CommentTests {
    /// The lines of the spec that hold Swift.
    private static let lines = InjectionPlace.plain.split(separator: "\n").filter { line in
        let isSwift = [": ", "- ", "Library:"].contains(where: line.contains)
        return isSwift
            && ["#", "runtime", "view-model", "it opens", "fetchRoom", "errors:"].allSatisfy {
                !line.drop { $0 == " " }.hasPrefix($0)
            }
    }

    private static let comments = ["//", " // x", "/* x */", " /* x", "///x", " */"]

    @Test("Are refused on each line", arguments: comments) func refused(_ comment: String) {
        #expect(Self.lines.count > 20)
        var accepted: [String] = []
        for line in Self.lines {
            let text = InjectionPlace.plain.replacing("\(line)\n", with: "\(line)\(comment)\n")
            let input = SpecInput(name: "Room", source: SourceText(path: "Room.vm", text: text))
            let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [input], wantsTests: true))
            if !result.diagnostics.contains(where: \.isError) { accepted.append(String(line)) }
        }
        #expect(accepted == [], "\(comment)")
    }

    @Test("Are refused within closures and types, and not in strings") func within() {
        let places: [(String, String, Bool)] = [
            ("book($0) -> title", "book($0) -> map { $0 // x } -> title", false),
            ("open: Int", "open: (Int, [String//x])", false),
            ("title: String = \"\"", "title: String = \"\" + // x", false),
            ("title: String = \"\"", "title: String = \"https://a.b /* c */\"", true),
            ("sorted(_ guests: Int)", "sorted(_ guests: Int /* many */)", false),
        ]
        for (old, new, isFine) in places {
            let text = InjectionPlace.plain.replacing(old, with: new)
            let input = SpecInput(name: "Room", source: SourceText(path: "Room.vm", text: text))
            let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [input], wantsTests: true))
            #expect(
                result.diagnostics.contains(where: \.isError) != isFine,
                "\(new): \(result.diagnostics.map(\.message))"
            )
        }
    }
}
