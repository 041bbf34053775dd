import Testing

/// Messages on what newcomers write for values, types and declarations.
@Suite("Messages on what newcomers write for values, types and declarations")
struct NewcomerDeclarationMessageTests {
    @Test("Values of other languages, text behind them, half a variable, and what is right beside them")
    func values() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              r: Int = 0, 1
              map: [String: Int] = Dictionary<String, Int>()
              f: Int = flag ? 1 : 2
              g: Int = make { 1 } then: { 2 }
              h: Int = if flag { 1 } else { 2 }
              weak var b: Int
              inout c: Int
              d: exisiting Door
              @Dependency(\.client) var client
            variables:
              var isEmpty: Bool = { a.isEmpty }
              var made: Bool = { true }()
              var handler: () -> Void = { }
              let z
              var w =
              func foo() {}
            outputs:
              i8: Int8 = -128
              o: UInt8 = 300
              u: Character = "\n"
              t: Character = "ab"
              l: [Int] = [1, "a"]
              on: Bool = False
              maybe: String? = None
              own: Int = Int
              p: @Published Int = 1
              first: Int = 1 persist: defaults "R2"
              second: Int = 1, persist defaults "R3"
            flows:
              - start -> call Swift.print(map, f, g, h)
              - start -> set i8 = other.i8
              - start -> set o = other.o
              - start -> set u = other.u
              - start -> set t = other.t
              - start -> set l = other.l
              - start -> set on = other.on
              - start -> set maybe = other.maybe
              - start -> set own = other.own
              - start -> set p = other.p
              - start -> set first = other.first
              - start -> set second = other.second
            """#,
            says: #"""
                4:13+3: error: [not-a-type] one value stands behind ` = `, and no more on its line; write `Int = 0`
                9:12+1: warning: [unused-parameter] nothing uses the parameter `b`
                9:15+3: error: [weak-parameter] `Int` is no class, and nothing holds it weakly; leave `weak` out
                10:3+5: error: [line-shape] what `init` takes it keeps, so `inout` says nothing here; leave it out
                10:9+1: warning: [unused-parameter] nothing uses the parameter `c`
                11:6+9: error: [not-a-type] `exisiting` is not expected before a type; did you mean `existing Door`?
                12:3+32: error: [line-shape] the type of `client` is missing; write `@Dependency(\.client) var client: Client`
                14:23+13: error: [line-shape] a property that is computed has no `=`; write `var isEmpty: Bool { a.isEmpty }`
                17:7+1: error: [line-shape] the type of `z` is missing; write it as `z: Int = 1`
                18:7+1: error: [line-shape] the value of `w` is missing; write it as `w = 1`
                19:3+13: error: [line-shape] a method stands under `logic`, and its body in Swift
                22:14+3: error: [type-mismatch] `300` is no `UInt8`; write one, or another type
                24:18+4: error: [type-mismatch] `"ab"` is no `Character`; write one, or another type
                25:18+3: error: [type-mismatch] `Int` is needed here, and `"a"` is none
                26:14+5: error: [type-mismatch] `False` is no value of Swift; write `false`
                27:20+4: error: [type-mismatch] `None` is no value of Swift; write `nil`
                28:14+3: error: [type-mismatch] `Int` is a type, and a value is needed here; write one
                29:6+14: error: [not-a-type] `@Published` stands before no type; write `Published<Int>`
                30:18+22: error: [not-a-type] `persist` stands on a line of its own below the field: `persist: defaults "R2"`
                31:20+21: error: [not-a-type] `persist` stands on a line of its own below the field: `persist: defaults "R3"`
                """#
        )
    }

    @Test("Signatures, cases and sections in the manner of other languages")
    func signatures() {
        expect(
            #"""
            view-model: Int
            runtime: rxswift
            transform: override (Input) -> Output
            errors: MyError = Error
            init: override
            services:
              A:
                - load(Int) -> async throws Int
                - g(a Int)
                - all() -> Observable
                - some() -> some Sequence
              Bar { a() }
            logic:
              - look(state: state)
            inputs: MyInput
              case tap
            outputs:
              - done:
              - failed(message: String)
            flows:
              - start -> .done
            """#,
            says: #"""
                1:13+3: error: [generated-name] `Int` would hide Swift's own type of that name; choose another name
                3:22+5: error: [line-shape] the name of what is taken is missing in `Input`; write `_ input: Input`
                4:9+15: error: [error-reasons] the name of the error type stands here alone; write `errors: MyError`
                5:7+8: error: [bad-declaration] `Int` has no superclass; leave `override` out, or name one, `final class Int: Base`
                8:12+3: error: [line-shape] the name of what is taken is missing in `Int`; write `_ value: Int`
                9:9+5: error: [line-shape] a colon is missing in `a Int`; write `a: Int`
                10:16+10: error: [kind-without-element] `Observable` is a kind of stream: write what it carries, `Observable<Void>`
                11:17+13: error: [service-member] a protocol returns no `some`; write `any Sequence`
                12:7+7: error: [service-member] the members of `Bar` stand below `Bar:`, one a line: `- a()`
                14:9+14: error: [line-shape] a type starts with a capital; the view model's state is `state: State`
                15:9+7: error: [section-shape] `MyInput` is no kind of stream; as the name of the type it is written `inputs: struct MyInput`
                16:3+8: error: [line-shape] a case is an item, without `case`: `- tap`
                18:9+1: error: [line-shape] a case stands without a colon: `- done`
                """#
        )
    }

    @Test("What the generated code has already, what has no superclass, and lines in the wrong place")
    func sections() {
        expect(
            #"""
            view-model: Observable
            runtime: rxswift
            runtime: combine
            imports: UIKit Kingfisher
            tests: none
            transform: override (input: Input) -> Output
            init:
              urlSession: URLSession = .shared
              super title: String
              defaults: UserDefaults = .standard
            requests:
              load: GET https://a.com
            inputs: tap: Void
            outputs:
              n: enum String = .some
                - some
              p: BehaviorRelay<Int> = .init(value: 0)
              q: BehaviorRelay<Money> = .init(value: 0)
              let h: Int = 3
                persist: defaults "h"
              r: Int = 1
                - persist: defaults "Round"
            state:
              private var g: Int = 0
            flows:
              - start -> latest load -> ignore
              - start -> set n = .some, p = 1, q = other.q, r = 2, g = 1
              - errors -> ignore
            samples:
              title: "a"
            scenarios:
              a:
                when: start
                then: n = .some
            """#,
            says: #"""
                3:1+7: error: [duplicate-section] `runtime` stands here a second time; leave one of them out
                  2:1+7: note: first started here
                4:10+16: error: [line-shape] modules are names with commas between them: `UIKit, Kingfisher`
                5:8+4: warning: [scenario-shape] without tests no scenario is tried; leave `tests: none` out, or the scenarios
                6:12+33: error: [bad-declaration] `Observable` has no superclass; leave `override` out, or name one, `final class Observable: Base`
                8:15+10: error: [generated-name] requests are sent through a protocol, so that tests can answer; write `urlSession: URLSessionProtocol = URLSession.shared`
                9:9+5: error: [bad-declaration] `Observable` has no superclass; leave `super` out, or name one, `final class Observable: Base`
                13:9+9: error: [section-shape] the lines of `inputs` stand below it, one a line, indented: `tap: Void`
                15:11+6: error: [generated-name] `String` would hide Swift's own type of that name; choose another name
                17:27+15: error: [initial-value] `BehaviorRelay` is made for you, of its first value: `p: … = 0`
                20:14+8: error: [persist] a plain value is never changed, so it is not kept; leave `let` out
                22:7+7: error: [unknown-option] the lines below `r` have no dash: `persist: …`
                24:3+7: error: [line-shape] a state is the view model's own as it is; leave `private var` out
                """#
        )
    }

    @Test("A wrapper that cannot stand there says nothing of the other fields")
    func published() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            outputs:
              h: Published<Int> = 0
              @Published var g: Int = 1
            flows:
              - start -> set g = 2, h = 3
            """#,
            says: #"""
                5:3+10: error: [kind-place] `@Published` is for classes, and the output is a struct; `g: Published<Int> = …` is published by the view model, or declare the class in a Swift file, and describe it by `outputs: existing`
                """#
        )
    }
}
