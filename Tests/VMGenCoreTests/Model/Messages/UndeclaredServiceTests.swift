import Testing
import VMGenDiagnostics
import VMGenPlan
import VMGenSpec

@testable import VMGenCore

/// What flows call of a protocol that the spec does not declare, though the target's Swift does: `api: BookAPI`.
@Suite("Protocols of the target that a spec does not declare")
struct UndeclaredServiceTests {
    private static let swift = """
        protocol Reading: Sendable {
            func titles(from shelf: Int) async -> [String]
        }
        protocol BookAPI: Reading {
            func books(matching query: String) async throws -> [String]
            func count() throws -> Int
            func log(_ text: String)
            func save(_ name: String) async
            func covers() -> AnyPublisher<[String], Never>
        }
        """

    private func generate(_ flows: String) -> GenerationResult {
        let text = """
            view-model: AViewModel
            runtime: combine
            init:
              api: any BookAPI
            inputs:
              query: String
            outputs:
              books: [String] = []
              number: Int = 0
            flows:
            \(flows)
              - query -> map { $0.count } -> number
              - query -> map { [$0] } -> books
            """
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: text))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: false)
        target.swift = [SourceText(path: "BookAPI.swift", text: Self.swift)]
        return EmbeddedTemplates.generate(target)
    }

    @Test("A part of what a method answers at once is no work")
    func partOfAnswer() {
        let spec = """
            view-model: AViewModel
            runtime: rxswift
            init:
              shop: existing Shop
            inputs:
              tap: Int
            outputs:
              total: Int = 0
            flows:
              - tap -> latest shop.price(of: $0).total -> total
              - errors -> ignore
            """
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: spec))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: false)
        let swift = "protocol Shop { func price(of id: Int) -> Price }\nstruct Price { var total: Int }"
        target.swift = [SourceText(path: "Shop.swift", text: swift)]
        #expect(
            EmbeddedTemplates.generate(target).diagnostics.first?.message
                == "what a call gives arrives behind it; write `map shop.price(of: $0) -> map { $0.total }`"
        )
    }

    @Test("What takes time or can fail is called as the target's Swift says, however the flow marks it")
    func marks() throws {
        let marks = ["", "await ", "try await "]
        let texts = marks.map { mark in
            let made = generate(
                """
                  - query -> latest \(mark)api.books(matching: $0) -> books
                      catch -> ignore
                  - number -> latest \(mark.hasPrefix("try") ? "await " : mark)api.titles(from: $0) -> books
                  - query -> latest api.count() -> number
                      catch -> ignore
                  - query -> latest api.covers() -> books
                      catch -> ignore
                  - query -> call api.log($0)
                """
            )
            #expect(made.diagnostics.map(\.message) == [])
            return made.files.first { $0.name.hasSuffix("AViewModel.swift") }?.contents ?? ""
        }
        #expect(Set(texts).count == 1)
        #expect(texts[0].contains("try await api.books(matching: "))
        #expect(texts[0].contains("AnyPublisher.task { await api.titles(from: "))
        #expect(texts[0].contains("try api.count()"))
    }

    @Test("What is wrong with such a call is said as of a service that the spec declares")
    func mistakes() throws {
        let made = generate(
            """
              - query -> latest api.books(for: $0) -> books
                  catch -> ignore
              - query -> call api.save($0)
              - number -> latest api.titles(from: $0) -> books
                  catch -> ignore
              - query -> latest api.books(matching: $0) -> books
            """
        )
        #expect(
            made.diagnostics.map(\.message) == [
                "`for: $0` does not fit `books(matching query: String)`; write `api.books(matching: …)`",
                "`save` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` "
                    + "(ignored while one runs), `queue` or `all`",
                "nothing in the flow above can fail; leave the `catch` out",
                "`api.books(matching: $0)` can fail, and nothing says where its failure goes; add `- errors -> …` for all "
                    + "work (`- errors -> ignore` drops failures), or `catch -> …` below this flow",
            ]
        )
    }

    /// A way to a protocol of the target, and what calls its method.
    struct Way: CustomTestStringConvertible {
        let type: String
        let call: String
        var testDescription: String { "\(type): \(call)" }
    }

    private static let shop = """
        protocol Shop: Sendable { func load(_ query: String) async throws -> [String]; func name(_ query: String) -> String }
        protocol Open<Item> { associatedtype Item; func load(_ query: String) async throws -> [Item] }
        enum Mall { protocol Stall: Sendable { func load(_ query: String) async throws -> [String] } }
        typealias Market = any Shop
        protocol Street { var shop: any Shop { get } }
        struct Box { let shop: any Shop }
        """

    private func shopping(_ type: String, _ call: String) -> GenerationResult {
        let text = """
            view-model: AViewModel
            runtime: combine
            init:
              api: \(type)
            inputs:
              query: String
            outputs:
              items: [String] = []
            flows:
              - query -> latest \(call) -> items
              - errors -> ignore
            """
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: text))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: false)
        target.swift = [SourceText(path: "Shop.swift", text: Self.shop)]
        return EmbeddedTemplates.generate(target)
    }

    @Test(
        "A method counts however its protocol is reached",
        arguments: [
            Way(type: "(any Shop)?", call: "api.load($0)"), Way(type: "any Shop & Sendable", call: "api.load($0)"),
            Way(type: "Market", call: "api.load($0)"), Way(type: "any Mall.Stall", call: "api.load($0)"),
            Way(type: "any Street", call: "api.shop.load($0)"), Way(type: "Box", call: "api.shop.load($0)"),
        ]
    )
    func ways(_ way: Way) throws {
        let made = shopping(way.type, way.call)
        #expect(made.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
        let file = try #require(made.files.first { $0.name.hasSuffix("AViewModel.swift") })
        #expect(file.contents.contains("try await api"))
    }

    @Test("Of a protocol that leaves types open a call says its marks, and what answers at once is no work")
    func refused() {
        #expect(
            shopping("any Open<String>", "api.load($0)").diagnostics.map(\.message) == [
                "`load` is called with `try await`, and what it gives is open in its protocol; write `try await "
                    + "api.load($0)`"
            ]
        )
        #expect(shopping("any Open<String>", "try await api.load($0)").diagnostics.filter(\.isError).isEmpty)
        #expect(
            shopping("any Shop", "api.name($0)").diagnostics.map(\.message).first
                == "`name` answers at once, so there is nothing to cancel; write `map api.name($0)`"
        )
    }
}
