import Testing

@testable import VMGenPlan

@Suite("Messages on members of services")
struct ServiceMessageTests {
    @Test("Accessors as in Swift")
    func accessorsAsInSwift() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            services:
              Room: AnyObject
                - var isMuted: Bool { get }
                - let title: String { get }
                - var volume: Int { get set }
                - rate: Double {get set}
            init:
              room: Room
            inputs:
              tap: Void
            flows:
              - tap -> set room.isMuted = true
              - tap -> set room.title = ""
              - tap -> set room.volume = 1, room.rate = 2
            """#,
            says: #"""
                14:16+12: error: [not-settable] `room.isMuted` cannot be set: `Room` has it for reading; write it `- var isMuted: Bool` there
                15:16+10: error: [not-settable] `room.title` cannot be set: `Room` has it for reading; write it `- var title: String` there
                """#
        )
    }

    @Test("What stands before members in Swift, and parameters without a name")
    func members() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            services:
              Saver:
                - @discardableResult save(_ n: Int) -> Bool
                - @MainActor func open(_: Int)
                - nonisolated var title: String
                - @available(iOS 16, *) close()
                - mutating(_ n: Int)
                - pick(_: Int)
                - move(for _: Int, _: String) async throws -> Int
                - run(_ body: @Sendable @escaping (Int) -> Void)
            init:
              saver: Saver
            inputs:
              tap: Int
            outputs:
              moved: Int
            flows:
              - tap -> call saver.pick($0)
              - tap -> call saver.run({ _ in })
              - tap -> call saver.mutating($0)
              - tap -> latest saver.move(for: $0, "a") -> moved
              - errors -> ignore
            """#,
            says: #"""
                5:7+18: error: [service-member] a member stands here without attributes and modifiers; write `save(_ n: Int) -> Bool`, or leave the protocol in Swift and write `existing` before its name
                6:7+15: error: [service-member] a member stands here without attributes and modifiers; write `open(_: Int)`, or leave the protocol in Swift and write `existing` before its name
                7:7+11: error: [service-member] a member stands here without attributes and modifiers; write `var title: String`, or leave the protocol in Swift and write `existing` before its name
                8:7+21: error: [service-member] a member stands here without attributes and modifiers; write `close()`, or leave the protocol in Swift and write `existing` before its name
                """#
        )
    }

    @Test("What an actor is asked is awaited")
    func whatAnActorIsAskedIsAwaited() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            services:
              Store: Actor
                - load(id: Int) -> [String]
                - keep<Value>(_ value: Value) throws
                - count: Int
                - clear() async
            init:
              store: Store
            inputs:
              tap: Int
            outputs:
              rows: [String] = []
            flows:
              - tap -> latest await store.load(id: $0) -> rows
              - tap -> queue store.clear() -> ignore
              - tap -> queue store.keep -> ignore
              - errors -> ignore
            """#,
            says: #"""
                5:7+25: error: [service-member] `Store` is an actor, and others await what it does; write `load(id: Int) async -> [String]`
                6:7+34: error: [service-member] `Store` is an actor, and others await what it does; write `keep<Value>(_ value: Value) async throws`
                7:7+5: error: [service-member] `Store` is an actor, and others await what it holds; write a method, `count() async -> Int`
                """#
        )
    }

    @Test("A closure behind a call")
    func aClosureBehindACall() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            services:
              Room: AnyObject
                - load(_ id: Int, completion: @escaping (Int) -> Void)
                - ping(_ done: @escaping () -> Void)
            init:
              room: Room
            inputs:
              tap: Int
            flows:
              - tap -> call room.load($0) { _ in }
              - tap -> call room.ping { }
            """#,
            says: #"""
                12:17+22: error: [unknown-method] a closure is an argument like others; write `room.load($0, …)`, with its label where it has one
                13:17+13: error: [unknown-method] a closure is an argument like others; write `room.ping(…)`, with its label where it has one
                """#
        )
    }

    @Test("Bodies, effects and values of properties")
    func bodiesEffectsAndValuesOfProperties() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            services:
              Room:
                - var isMuted: Bool { true }
                - var title: String { get async throws }
                - let size: Int = 3
            init:
              room: Room
            flows:
              - start -> call room.size.description.isEmpty()
            """#,
            says: #"""
                5:25+8: error: [service-member] a protocol has no bodies; write `isMuted: Bool`, or `var` before it where it can be set
                6:25+20: error: [service-member] a property answers at once; write a method, `title() async throws -> String`
                7:23+1: error: [service-member] a protocol gives its properties no values; leave `= 3` out
                """#
        )
    }

    @Test("A property without a type")
    func aPropertyWithoutAType() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            services:
              Room:
                - var isMuted
                - title
                - let size:
            init:
              room: Room
            """#,
            says: #"""
                5:11+7: error: [service-member] the type of `isMuted` is missing; write it as `var isMuted: Bool`
                6:7+5: error: [service-member] the type of `title` is missing; write it as `title: Bool`, or with brackets as a method, `title()`
                7:11+4: error: [service-member] the type of `size` is missing; write it as `size: Bool`, or with brackets as a method, `size()`
                9:3+4: warning: [unused-parameter] nothing uses the parameter `room`
                """#
        )
    }

    @Test("Static members and initializers")
    func staticMembersAndInitializers() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            services:
              Room:
                - static make() -> Room
                - static var shared: Room
                - class func all() -> [Room]
                - init(id: Int)
            init:
              room: Room
            """#,
            says: #"""
                5:7+6: error: [service-member] a stub is a value, which has no `static` members; leave `static` out
                6:7+6: error: [service-member] a stub is a value, which has no `static` members; leave `static` out
                7:7+5: error: [service-member] a stub is a value, which has no `class` members; leave `class` out
                8:7+4: error: [service-member] the view model is given its services, and makes none; leave `init` out
                10:3+4: warning: [unused-parameter] nothing uses the parameter `room`
                """#
        )
    }

    @Test("Default arguments")
    func defaultArguments() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            services:
              Room:
                - ping(times: Int = 3, loud: Bool)
            init:
              room: Room
            inputs:
              tap: Void
            flows:
              - tap -> call room.ping(times: 1, loud: true)
            """#,
            says: #"""
                5:25+1: error: [service-member] a protocol has no default arguments; leave `= 3` out
                """#
        )
    }

    @Test("Members that are declared twice")
    func membersThatAreDeclaredTwice() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            services:
              Room:
                - ping()
                - load(id: Int) async -> Int
                - load(id number: Int) async -> String
                - load(_ id: Int) async -> String
                - ping() async
                - var title: String
                - title: String
                - title() -> String
            init:
              room: Room
            inputs:
              tap: Void
            flows:
              - tap -> call room.ping()
            """#,
            says: #"""
                7:7+4: error: [duplicate-name] `load(id:)` is declared twice in `Room`; leave one out, or give it other labels
                  6:7+4: note: first declared here
                9:7+4: error: [duplicate-name] `ping()` is declared twice in `Room`; leave one out
                  5:7+4: note: first declared here
                11:7+5: error: [duplicate-name] `title` is declared twice in `Room`; leave one out
                  10:11+5: note: first declared here
                12:7+5: error: [duplicate-name] `title()` is declared twice in `Room`; leave one out
                  10:11+5: note: first declared here
                """#
        )
    }

    @Test("A method of the logic that is declared twice")
    func aMethodOfTheLogicThatIsDeclaredTwice() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            inputs:
              tap: Void
            logic:
              - save()
              - save() -> Int
              - save(_ row: Int)
            flows:
              - tap -> call save()
            """#,
            says: #"""
                7:5+4: error: [duplicate-name] there is a method `save` already; choose another name
                  6:5+4: note: first declared here
                """#
        )
    }

    @Test("A parameter with a value among the services")
    func parameters() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              api: Api
            services:
              Api:
                - x()
              defaults: UserDefaults = .standard
            inputs:
              tap: Void
            flows:
              - tap -> call api.x()
            """,
            says: """
                8:3+8: error: [service-member] a protocol is declared here; write `defaults: UserDefaults = .standard` under `init`
                """
        )
    }
}
