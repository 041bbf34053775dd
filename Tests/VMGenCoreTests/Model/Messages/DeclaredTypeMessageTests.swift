import Testing
import VMGenDiagnostics
import VMGenPlan

@testable import VMGenCore

/// What classes, structs and actors of the target say to specs that name them.
@Suite("Types that the target's Swift declares")
struct DeclaredTypeMessageTests {
    private static let swift = """
        final class ManagedChat {
            var name: String?
            let key: String
            let owner = Owner()
            var other: Owner?
            let news: Observable<Int>
            func load(_ id: Int) async throws -> Int { id }
        }
        struct Owner { var city: String; var chat: ManagedChat }
        struct Letter { var text = ""; var docs: [Doc]? }
        struct Plain { var text = ""; static var doc: Doc?; var last: Doc { Doc() } }
        public final class Doc { var name = "" }
        final class Safe: @unchecked Sendable { func load(_ id: Int) async throws -> Int { id } }
        @MainActor final class OnMain { func load(_ id: Int) async throws -> Int { id } }
        final class Added { func load(_ id: Int) async throws -> Int { id } }
        extension Added: @unchecked Sendable {}
        final class Below: Base { func load(_ id: Int) async throws -> Int { id } }
        @MainActor protocol OfMain: AnyObject { func load(_ id: Int) async throws -> Int }
        @DB protocol Store: AnyObject { func load(_ id: Int) async throws -> Int }
        protocol Saver: Sendable {
            func save(_ doc: Doc) async throws
            func post(_ letter: Letter) async throws
            func tell(_ plain: Plain) async throws
            @MainActor func keep(_ doc: Doc) async throws
            var size: Int { get async throws }
            var name: String { get async }
        }
        """

    private func result(_ text: String) -> GenerationResult {
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: text))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        target.swift = [SourceText(path: "App.swift", text: Self.swift)]
        return EmbeddedTemplates.generate(target)
    }

    @Test("What they declare as a value is taken along as one, what they declare as a stream as that")
    func parts() throws {
        let result = result(
            """
            view-model: final class AViewModel
            runtime: rxswift
            init:
              chat: ManagedChat
              maybe: ManagedChat?
              owner: Owner
            inputs:
              tap: Void
            outputs:
              a, b, c, d: String
              news: Int
            flows:
              - tap -> with chat.name -> compactMap -> a
              - tap -> with maybe?.key -> compactMap -> b
              - tap -> with chat.other?.city -> compactMap -> c
              - tap -> with owner.chat.key -> d
              - tap -> with chat.news -> news
            """
        )
        #expect(result.diagnostics.filter(\.isError).map(\.message) == [])
        let text = try #require(result.files.first { $0.name == "AViewModel.swift" }).contents
        for line in [
            ".compactMap { [chat] in chat.name }", ".compactMap { [maybe] in maybe?.key }",
            ".compactMap { [chat] in chat.other?.city }", ".map { [owner] in owner.chat.key }",
            ".withLatestFrom(chat.news.ignoringFailures())",
        ] {
            #expect(text.contains(line))
        }
    }

    @Test(
        "What is awaited, or handed to what is, leaves the main actor: that is for what is Sendable",
        arguments: [
            ("@MainActor ", "ManagedChat", "try await x.load(1)"), ("@MainActor ", "Safe", "try await x.load(1)"),
            ("@MainActor ", "OnMain", "try await x.load(1)"), ("@MainActor ", "Added", "try await x.load(1)"),
            ("@MainActor ", "Below", "try await x.load(1)"), ("", "ManagedChat", "try await x.load(1)"),
            ("", "existing OfMain", "x.load(1)"), ("@MainActor ", "existing OfMain", "x.load(1)"),
            ("@MainActor ", "existing Store", "x.load(1)"), ("@MainActor ", "existing Saver", "x.save($0)"),
            ("@MainActor ", "existing Saver", "x.post(Letter())"), ("@MainActor ", "existing Saver", "x.tell(Plain())"),
            ("@MainActor ", "existing Saver", "x.keep($0)"),
        ]
    )
    func sendable(actor: String, type: String, call: String) {
        let said = result(
            """
            view-model: \(actor)final class AViewModel
            runtime: combine
            init:
              x: \(type)
            inputs:
              go: Doc
            flows:
              - go -> latest \(call) -> ignore
              - errors -> ignore
            """
        ).diagnostics.filter { $0.severity != .note }.map(\.message)
        let off = "takes it off the main actor, which Swift 6 allows of what is `Sendable`; write"
        let expected: [String: String] = [
            "@MainActor ManagedChat try await x.load(1)":
                "what awaits a method of `ManagedChat` \(off) `class ManagedChat: Sendable` there, or `@MainActor` before it",
            "existing OfMain x.load(1)":
                "`OfMain` is on the main actor, and this view model, which awaits a method of it, is not, which Swift 6 allows of "
                + "what is `Sendable`; write `@MainActor` before the view model, or `protocol OfMain: AnyObject, Sendable` there",
            "@MainActor existing Store x.load(1)":
                "what awaits a method of `Store` \(off) `protocol Store: AnyObject, Sendable` there",
            "@MainActor existing Saver x.save($0)":
                "`save` is awaited off the main actor, and is handed a `Doc`, which Swift 6 allows of what is `Sendable`; write "
                + "`class Doc: Sendable` there, or `@MainActor` before it",
            "@MainActor existing Saver x.post(Letter())":
                "`post` is awaited off the main actor, and is handed a `Letter`, and with it a `Doc`, which Swift 6 allows of what is "
                + "`Sendable`; write `class Doc: Sendable` there, or `@MainActor` before it",
        ]
        #expect(said == [expected["\(actor)\(type) \(call)"]].compactMap { $0 })
    }

    @Test("A property that takes time or can fail takes no stub away")
    func awaited() {
        let result = result(
            """
            view-model: @MainActor final class AViewModel
            runtime: rxswift
            init:
              saver: existing Saver
            inputs:
              go: Void
            outputs:
              size: Int = 0
            flows:
              - go -> latest try await saver.size -> size
              - errors -> ignore
            """
        )
        let text = result.files.map(\.contents).joined()
        #expect(text.contains("final class SaverStub: Saver"))
        #expect(text.contains("    var size: Int {\n        get { sizeProperty.value }"))
        #expect(text.contains("    var name: String {\n        get { nameProperty.value }"))
    }

    @Test("What a public view model shows and takes is public, whoever declares it")
    func hidden() {
        func said(_ word: String, _ `init`: String) -> [String] {
            result(
                """
                view-model: \(word)final class AViewModel
                runtime: rxswift
                \(`init`)
                  owner: Owner
                inputs:
                  tap: Void
                  doc: Doc
                outputs:
                  letters: [Letter] = []
                  last: Letter?
                flows:
                  - tap -> with owner -> map { Letter(text: $0.city) } -> last
                  - doc -> set letters = []
                """
            ).diagnostics.filter(\.isError).map(\.message)
        }
        let what =
            "belongs to what a view model that is public shows and takes, and is not public itself; write `public` before it there"
        #expect(said("", "init:") == [])
        #expect(said("public ", "init:") == ["`Owner` \(what), or `init: internal` here", "`Letter` \(what)"])
        #expect(said("public ", "init: internal") == ["`Letter` \(what)"])
    }
}
