import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenPlan
@testable import VMGenSpec

/// What stands where a type stands is a type, or is refused: what is accepted is Swift.
@Suite("Where a type stands, a type stands") struct BrokenTypeTests {
    /// Sections in which a type stands, which is `%` here, and what they need to be a spec.
    private static let places = [
        "input": "inputs:\n  a: %\noutputs:\n  o: Int\nflows:\n  - a -> replace with 3 -> o\n",
        "output": "inputs:\n  a: Void\noutputs:\n  o: %\nflows:\n  - a -> map { make() } -> o\n",
        "pinned output": "inputs:\n  a: Void\noutputs:\n  o: Signal<%>\nflows:\n  - a -> map { make() } -> o\n",
        "state": "inputs:\n  a: Void\nstate:\n  s: % = make()\nflows:\n  - a -> map { make() } -> s\n",
        "variable": """
        variables:\n  var s: % = make()\ninputs:\n  a: Void\noutputs:\n  o: Int
        flows:\n  - a -> with s -> map { use($0) } -> o\n
        """,
        "parameter of init": """
        init:\n  s: %\ninputs:\n  a: Void\noutputs:\n  o: Int\nflows:\n  - a -> with s -> map { use($0) } -> o\n
        """,
        "parameter of a service": service("load(_ x: %) async -> Int", "latest await api.load(make())"),
        "answer of a service": service("load() async -> %", "latest await api.load() -> map { use($0) }"),
        "property of a service": service("var p: %", "with api.p -> map { use($0) }"),
        "parameter of logic": """
        inputs:\n  a: %\noutputs:\n  o: Int\nlogic:\n  - load(_ x: %) -> Int\nflows:\n  - a -> map load -> o\n
        """,
        "answer of logic": """
        inputs:\n  a: Void\noutputs:\n  o: Int\nlogic:\n  - load() -> %
        flows:\n  - a -> call load\n  - a -> replace with 3 -> o\n
        """,
        "payload": "inputs: enum\n  - a(%)\noutputs:\n  o: Int\nflows:\n  - a -> replace with 3 -> o\n",
        "labelled payload": "inputs: enum\n  - a(x: %)\noutputs:\n  o: Int\nflows:\n  - a -> replace with 3 -> o\n",
        "parameter of a request": """
        requests:\n  load(x: %): GET https://example.com/x\n    decode: [Int]\ninputs:\n  a: Void\noutputs:\n  o: [Int]
        flows:\n  - a -> latest load(x: make()) -> o\n  - errors -> ignore\n
        """,
        "answer of a request": """
        requests:\n  load: GET https://example.com/x\n    decode: %\ninputs:\n  a: Void\noutputs:\n  o: Int
        flows:\n  - a -> latest load -> map { use($0) } -> o\n  - errors -> ignore\n
        """,
    ]

    private static func service(_ member: String, _ step: String) -> String {
        """
        init:\n  api: API\nservices:\n  API:\n    - \(member)\ninputs:\n  a: Void\noutputs:\n  o: Int
        flows:\n  - a -> \(step) -> o\n
        """
    }

    /// Texts that are no types, as people slip, and as a machine puts marks together.
    private static let broken = [
        "event: String", "Foo:", ":Foo", "Signal<event: Int>", "[Int", "Int]", "(Int", "Foo<Int", "[Int]]", "!Int",
        "?Int",
        "[Int?", "Int Int", "a->b", "->b", "a->", "(a)->", "Foo.", "Foo..Bar", ".Foo", "&Foo", "Foo&", "Foo | Bar",
        "any",
        "some", "any Foo?", "@Sendable", "@MainActor", "() throws", "() async", "async () -> Int", "(,) -> Void",
        "(Int Int)",
        "(a: )", "(a b c: Int)", "[:]", "[Int:]", "[:Int]", "[Int:Int:Int]", "<Int>", "Foo<Int>>", "Foo<<Int>",
        "Foo<,Int>",
        "3", "3.0", "\"a\"", "'a'", "nil", "true", "self", "class", "func", "let x", "#if", "#Foo", "@", "$0", "Foo`",
        "Foo`Bar", "Fo-o", "Foo+", "Foo==Bar", "...", "Foo~", "weak Foo", "(_ a: Int, b: Int)", "(a: Int)",
        "Int -> Int",
        "(a: Int) -> Int", "Foo\\Bar", "\\Foo", "associatedtype", "[Int; 3]", "{ Int }", "{}", "throws",
        "(Int = 3) -> Void",
        "Foo<(Int>)", "[Int!]", "Foo.self", "Foo.init",
    ]

    /// Types of every shape.
    private static let types = [
        "Int??", "[String: [Int]]", "(id: Int, name: String?)", "(any Foo & Bar)?", "Foo.Bar<Int>.Baz",
        "[(Int) -> Void]",
        "@Sendable (Int, String) async throws -> [Int]?", "((Int) -> Int)?", "() throws(Fault) -> Void", "Foo.Type",
        "Result<[Int], any Error>", "(_ id: Int) -> (Int) -> Bool", "Set<[Int: Bool]>", "`class`", "Any",
        "Table<3, Int>",
    ]

    private static func result(_ place: String, _ type: String, _ index: Int) -> GenerationResult {
        let text = place.replacing("API", with: "API\(index)").replacing("%", with: type)
        let spec = "view-model: final class A\(index)ViewModel\nruntime: rxswift\n\n" + text
        let source = SourceText(path: "A\(index).vm", text: spec)
        let target = TargetInput(
            moduleName: "App",
            specs: [SpecInput(name: "A\(index).vm", source: source)],
            wantsTests: false
        )
        return EmbeddedTemplates.generate(target)
    }

    @Test("Broken types are refused at their place") func refused() throws {
        for (name, place) in Self.places {
            // A payload has labels.
            for type in Self.broken where name != "payload" || type != "event: String" {
                let result = Self.result(place, type, 0)
                let isRefused = result.diagnostics.contains { $0.isError }
                #expect(isRefused, "\(name): \(type)")
            }
        }
    }

    @Test("Types are accepted, and what comes out is Swift") func accepted() throws {
        var files: [String: String] = [:]
        for (name, place) in Self.places {
            // Nothing decodes a tuple, a closure, or what may be anything.
            for type in Self.types where name != "answer of a request" || !type.contains("(") && type != "Any" {
                let result = Self.result(place, type, files.count)
                let errors = result.diagnostics.filter(\.isError).map(\.message)
                #expect(errors == [], "\(name): \(type)")
                for file in result.files { files["f\(files.count).swift"] = file.contents }
            }
        }
        let errors = try SwiftParser.errors(in: files)
        #expect(errors == "", "\(errors.prefix(2000))")
    }
}
