import Testing
import VMGenDiagnostics
import VMGenPlan

@testable import VMGenCore
@testable import VMGenSpec

@Suite("Functions that are called through a type, and what they are handed of a tuple")
struct StaticFunctionsTests {
    private static let swift = """
        enum Title {
            @discardableResult static func whole(_ pair: (Int, Int)) -> Int { pair.0 }
            static func apart(_ a: Int, _ b: Int, times: Int = 1) -> Int { a + b }
            public static func either(_ pair: (Int, Int)) -> Int { pair.0 }
            static func either(_ a: Int, _ b: Int) -> Int { a }
            static func all(_ numbers: Int...) -> Int { numbers.count }
            static func any<T>(_ value: T) -> String { "\\(value)" }
            func own(_ pair: (Int, Int)) -> Int {
                func inner(_ pair: (Int, Int)) -> Int { pair.1 }
                switch pair { case (0, let b): return inner((b, b)); default: return 0 }
            }
            indirect case none, point((Int, Int)), line(Int, Int)
            struct Row { init?(_ pair: (Int, Int)) { nil } }
        }
        extension Title.Row {
            static func made(_ pair: Pair) -> Row? { Row(pair) }
        }
        typealias Pair = (Int, Int)
        """

    @Test("The types around each token are the same, asked one after the other")
    func around() {
        let source = SourceText(path: "Title.swift", text: Self.swift)
        let tokens = SwiftLexer.lex(source.bytes, in: 0..<source.bytes.count, options: .comments).tokens
        var around = EnclosingTypes(of: tokens, in: source)
        for index in tokens.indices where tokens[index].kind == .name {
            #expect(around.path(around: index) == SwiftTypes.path(around: index, of: tokens, in: source))
        }
    }

    @Test(
        "What takes a tuple as one value",
        arguments: [
            "Title.whole": true, "Title.apart": false, "Title.either": false, "Title.all": false, "Title.any": true,
            "Title.own": false, "Title.inner": false, "Title.none": false, "Title.point": true, "Title.line": false,
            "Title.Row.init": true, "Title.Row.made": true, "Title.init": false, "Other.whole": false,
        ]
    )
    func whole(path: String, isWhole: Bool) {
        let protocols = SwiftProtocols([SourceText(path: "Title.swift", text: Self.swift)])
        #expect(protocols.statics.takesWhole(path, of: 2) == isWhole)
    }

    @Test("What is said of a name tells how many values its functions take, and nothing of their bodies")
    func sayings() {
        let spec = SourceText(path: "A.vm", text: "flows:\n  - two -> map Row.made -> row")
        let text =
            "enum Row { static func made(_ a: Int, _ b: Int = 1) -> Int { 3 }; static func made(_ a: (Int, Int)) { } }"
        let sayings = SwiftProtocols([SourceText(path: "Row.swift", text: text)]).sayings(of: spec)
        #expect(sayings == ["Row\nenum\nRow.made takes 1...2, 1...1"])
    }

    @Test(
        "A tuple is handed on whole or in parts",
        arguments: [
            ("two -> map Title.whole -> k", "Title.whole(two)"),
            ("two -> map Title.apart -> k", "Title.apart(two.0, two.1)"),
            ("two -> map Foreign.sum -> k", "Foreign.sum(two.0, two.1)"),
            ("named -> map Foreign.sum -> k", "Foreign.sum(named.a, named.b)"),
            ("pair -> map Title.apart -> k", "Title.apart(pair.0, pair.1)"),
            ("pair -> compactMap Title.Row.made -> map { $0.n } -> k", "Title.Row.made(pair)"),
            ("couple -> map Own.add -> k", "Own.add(couple.0, couple.1)"),
            ("couple -> map Own.first -> k", "Own.first(couple)"),
            ("couple -> map AViewModel.Own.first -> k", "AViewModel.Own.first(couple)"),
            ("two -> filter Title.isFine -> map { $0 + $1 } -> k", "Title.isFine(two.0, two.1)"),
            ("two -> with k -> map Foreign.sum -> k", "Foreign.sum(two, k.value)"),
            ("two -> map { ($1, $0) } -> map Title.whole -> k", "Title.whole(value)"),
        ]
    )
    func handed(flow: String, call: String) throws {
        for runtime in ["rxswift", "combine"] {
            let text = """
                view-model: AViewModel
                runtime: \(runtime)
                types: |
                  typealias Couple = (Int, Int)
                  enum Own {
                      static func first(_ couple: Couple) -> Int { couple.0 }
                      static func add(_ a: Int, _ b: Int) -> Int { a + b }
                  }
                inputs:
                  two: (Int, Int)
                  named: (a: Int, b: Int)
                  pair: Pair
                  couple: Couple
                outputs:
                  k: Int = 0
                flows:
                  - \(flow)
                """
            let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: text))
            var target = TargetInput(moduleName: "App", specs: [source], wantsTests: false)
            target.swift = [SourceText(path: "Title.swift", text: Self.swift)]
            let result = EmbeddedTemplates.generate(target)
            let made = try #require(result.files.first { $0.name == "AViewModel.swift" }).contents
            #expect(made.contains(call), "\(made)")
        }
    }
}
