import Testing
import VMGenDiagnostics

@testable import VMGenCheck
@testable import VMGenSpec

@Suite("Types that the Swift of a target declares")
struct DeclaredTypesTests {
    private static let swift = """
        enum Mode: Sendable { case on, off }
        struct Item { var mode: Mode }
        class Row {}
        typealias Count = Int
        """

    @Test(
        "What is merged with a struct or an enum is of that type",
        arguments: ["Mode": false, "Item": false, "Count": true, "Foreign": true, "Row": true]
    )
    func merged(type: String, isAccepted: Bool) {
        let text = """
            view-model: HomeViewModel
            runtime: rxswift
            inputs:
              a: \(type)
              b: Bool
            outputs:
              both: String
            flows:
              - a, b -> map { "\\($0)" } -> both
            """
        let protocols = SwiftProtocols([SourceText(path: "Types.swift", text: Self.swift)])
        let (_, found) = SpecAnalysis.analyse(SourceText(path: "Home.vm", text: text), protocols: protocols)
        let said =
            "sources that are merged carry one type, and this is `Bool` after `\(type)`; `combine` takes both along, and a flow "
            + "that looks at no value takes any"
        #expect(found.map(\.message) == (isAccepted ? [] : [said]))
    }

    @Test(
        "What a global actor has to itself is awaited, unless it says that it is free",
        arguments: [
            "load(id: 1)": nil, "item(id: 1)": nil, "shown(id: 1)": nil, "await cache.size": nil,
            "mixed.item(id: 1)": nil,
            "name(id: 1)": "`name` answers at once, so there is nothing to cancel; write `map cache.name(id: 1)`",
            "mixed.title()": "`title` answers at once, so there is nothing to cancel; write `map mixed.title()`",
        ] as [String: String?]
    )
    func globalActors(call: String, said: String?) {
        let swift = """
            @globalActor public actor StoreActor { public static let shared = StoreActor() }

            @StoreActor
            protocol Cache: Sendable {
                func load(id: Int) async throws -> Int
                func item(id: Int) throws -> Int
                var size: Int { get }
                nonisolated func name(id: Int) -> Int
                @OtherActor func shown(id: Int) -> Int
            }
            protocol Mixed: Sendable {
                @StoreActor func item(id: Int) throws -> Int
                @MainActor func title() -> Int
            }
            """
        let text = """
            view-model: @MainActor final class HomeViewModel
            runtime: rxswift
            init:
              cache: existing any Cache
              mixed: existing any Mixed
            inputs:
              tap: Void
            outputs:
              number, other: Int = 0
            flows:
              - tap -> latest \(call.contains(".") ? call : "cache.\(call)") -> number
              - tap -> latest cache.load(id: 1) -> other
              - tap -> latest mixed.item(id: 1) -> other
              - errors -> ignore
            """
        let protocols = SwiftProtocols([SourceText(path: "Cache.swift", text: swift)])
        let (_, found) = SpecAnalysis.analyse(SourceText(path: "Home.vm", text: text), protocols: protocols)
        #expect(found.map(\.message) == [said].compactMap { $0 })
    }

    @Test(
        "A delegate's protocol on no actor is no callback's of a view model on the main one",
        arguments: ["", "@preconcurrency "]
    )
    func delegates(before: String) {
        let swift = """
            protocol LocDelegate: AnyObject { func loc(_ name: String) }
            @MainActor protocol MainDelegate { func done(_ name: String) }
            """
        let text = """
            view-model: @MainActor final class HomeViewModel: \(before)LocDelegate, MainDelegate
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              name: String = ""
            logic:
              - callback loc(_ name: String, state: State)
              - callback done(_ name: String, state: State)
            flows:
              - tap -> set name = "a"
            """
        let protocols = SwiftProtocols([SourceText(path: "Delegates.swift", text: swift)])
        let (_, found) = SpecAnalysis.analyse(SourceText(path: "Home.vm", text: text), protocols: protocols)
        let said =
            "the view model is on the main actor, and `LocDelegate` on none, so Swift 6 does not let it implement that; write "
            + "`@preconcurrency LocDelegate` where it is called on the main thread, or put `@MainActor` before `protocol LocDelegate`"
        #expect(found.map(\.message) == (before.isEmpty ? [said] : []))
    }
}
