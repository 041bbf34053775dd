import Testing
import VMGenCheck
import VMGenDiagnostics
import VMGenModel

@testable import VMGenSpec

/// Protocols that a target's Swift declares, and the services that specs make of them.
@Suite("Protocols in Swift")
struct SwiftProtocolTests {
    private static let swift = #"""
        // protocol Commented { }
        let text = "protocol Quoted { }"
        @MainActor
        public protocol Rooms: AnyObject, Base where Self: Sendable {
            // func old()
            @discardableResult
            func load(
                id: Int, // the id
                deep: Bool
            ) async throws
                -> Int
            var isMuted: Bool { get set }; var title: String { get }
            mutating func reset()
        }
        protocol Base { func close() }
        protocol Making: Elsewhere { static func make() -> Self; associatedtype Value }
        protocol Grown { func first() -> Int }
        protocol Counter { var count: Int { get async }; var size: Int { get throws } }
        extension Grown { func second() -> Int { 2 } }
        """#

    private static let protocols = SwiftProtocols([SourceText(path: "Rooms.swift", text: swift)])

    @Test("Their requirements, on a line each")
    func requirements() throws {
        let rooms = try #require(Self.protocols["Rooms"])
        #expect(rooms.inherited == ["AnyObject", "Base"])
        #expect(
            rooms.members.map(\.text) == [
                "@discardableResult func load( id: Int, deep: Bool ) async throws -> Int",
                "var isMuted: Bool { get set }", "var title: String { get }", "mutating func reset()",
            ]
        )
        #expect(Self.protocols.names == ["Base", "Counter", "Grown", "Making", "Rooms"])
    }

    @Test("A service has them, those of the target's protocols that it inherits from first")
    func service() throws {
        let (spec, diagnostics) = Self.analyse("existing Rooms", "rooms.load(id: 1, deep: true)")
        #expect(diagnostics.map(\.message) == [])
        let service = try #require(spec?.services.first)
        #expect(service.methods.map(\.name.text) == ["close", "load", "reset"])
        #expect(service.properties.map(\.name.text) == ["isMuted", "title"])
        #expect(service.properties.map(\.isSettable) == [true, false])
        #expect(service.inherited == ["AnyObject"])
        #expect(service.isExisting)
    }

    @Test("A method that is not there is an error with both places")
    func missing() {
        let (_, diagnostics) = Self.analyse("existing Rooms", "rooms.lod(id: 1)")
        #expect(diagnostics.map(\.message) == ["`Rooms` has no `lod`; did you mean `load`?"])
        #expect(diagnostics.first?.notes.map(\.message) == ["declared here"])
        #expect(diagnostics.first?.notes.map(\.source.path) == ["Rooms.swift"])
    }

    @Test("A protocol that is not there")
    func unknown() {
        let (_, diagnostics) = Self.analyse("existing Roms", "rooms.load(id: 1, deep: true)")
        #expect(
            diagnostics.map(\.message) == [
                "no Swift file of the target declares the protocol `Roms`; did you mean `Rooms`?"
            ]
        )
    }

    @Test("Nothing is said of what an extension or an unknown protocol may add")
    func added() {
        #expect(Self.analyse("existing Grown", "try await rooms.second()", type: "Grown").1.map(\.message) == [])
        #expect(Self.analyse("existing Making", "try await rooms.any()", type: "Making").1.map(\.message) == [])
    }

    @Test("What neither a protocol nor an extension of it has is said")
    func lacking() {
        let errors = Self.analyse("existing Grown", "try await rooms.secnd()", type: "Grown").1.filter(\.isError)
        #expect(errors.count == 1)
        #expect(errors.first?.message.contains("`secnd`") == true)
    }

    @Test("What no stub has is kept apart")
    func unread() {
        let (spec, _) = Self.analyse("existing Making", "try await rooms.any()", type: "Making")
        #expect(spec?.services.first?.unread == ["static func make() -> Self", "associatedtype Value"])
        #expect(spec?.services.first?.inherited == ["Elsewhere"])
    }

    @Test("A property that takes time or can fail is work, and no value")
    func workingProperty() {
        let said = { (call: String) in
            Self.analyse("existing Counter", call, type: "Counter").1.filter { $0.severity == .error }.map(\.message)
        }
        #expect(said("rooms.count") == ["`rooms.count` takes time: it runs as a step, `-> latest await rooms.count`"])
        #expect(said("rooms.size") == ["`rooms.size` can fail: it runs as a step, `-> latest try rooms.size`"])
        #expect(said("await rooms.count") == [])
        #expect(said("try rooms.size") == [])
        #expect(
            said("await rooms.count -> with rooms.count") == [
                "`rooms.count` takes time: it runs as a step, `-> latest await rooms.count`"
            ]
        )
    }

    private static func analyse(
        _ services: String,
        _ call: String,
        type: String = "Rooms"
    ) -> (ViewModelSpec?, [Diagnostic]) {
        let text = """
            view-model: HomeViewModel
            runtime: rxswift
            services: \(services)
            init:
              rooms: \(type)
            inputs:
              tap: Void
            outputs:
              number: Int = 0
            flows:
              - tap -> latest \(call) -> number
              - errors -> ignore
            """
        return SpecAnalysis.analyse(SourceText(path: "Home.vm", text: text), protocols: protocols)
    }
}
