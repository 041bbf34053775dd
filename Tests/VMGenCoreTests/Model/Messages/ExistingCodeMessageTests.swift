import Testing

/// What is said of declarations that have to fit code that exists: superclasses, labels, shared names.
@Suite("Messages: code that exists")
struct ExistingCodeMessageTests {
    @Test("Names that two things have")
    func names() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              title: String
              let size: Int
              longPress: Void
            outputs:
              title: String
              size: Int
            state:
              title: String = ""
            flows:
              - title -> title
              - output.titel -> size
            """#,
            says: #"""
                5:7+4: warning: [unused-input] nothing uses the plain field `size`; a flow names it as it is, or takes it along: `with size`
                6:3+9: warning: [unused-input] no flow uses the input `longPress`; `longPress -> ignore` says so on purpose
                9:3+4: error: [duplicate-name] a plain field of the input shares its name with no output or state; call one of both something other than `size`
                  5:7+4: note: first declared here
                11:3+5: error: [duplicate-name] there is an output `title` already; choose another name
                  8:3+5: note: first declared here
                11:3+5: warning: [unused-state] nothing reads the state `title`
                14:12+5: error: [unknown-name] unknown name `titel`; did you mean `title`?
                """#
        )
    }

    @Test("What nothing sends to, of outputs that exist")
    func unfedExisting() {
        expect(
            """
            view-model: final class AViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs: existing
              shown: PublishRelay<Void>
              later: PublishRelay<Int>
              let never: PublishRelay<Int> = PublishRelay()
            flows:
              - tap -> shown
            """,
            says: """
                7:3+5: error: [unfed-output] nothing sends to the output `later`; let a flow end in it, `… -> later`, or make it a field whose stream says nothing, `let later: PublishRelay<Int> = …`
                """
        )
        expect(
            """
            view-model: final class AViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs: existing Route
              - shown
              - later(Int)
            flows:
              - tap -> .shown
            """,
            says: """
                7:5+5: error: [unfed-output] nothing sends the output `.later`; let a flow end in it, `… -> .later`, or leave it out here: the enum has it all the same
                """
        )
    }

    @Test("Attributes before `global`, and the outputs as one published value")
    func heads() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            transform: (input: AnyPublisher<AInput, Never>) -> AnyPublisher<AOutput, Never>
            inputs: indirect global enum AInput: Equatable
              - tap
            outputs: @frozen global enum AOutput
              - done
            flows:
              - tap -> .done
            """#,
            says: ""
        )
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            inputs:
              tap: Void
            outputs: @Published private(set) var output = Output()
              done: Void
            flows:
              - tap -> done
            """#,
            says: #"""
                5:10+45: error: [line-shape] what is published as one value is one output, whose type stands under `types:`: write `private(set) var screen: Published<Screen> = Screen()` below `outputs:`, and set its parts in flows, `set screen.title = $0`
                """#
        )
    }

    @Test("What is used, and ignored all the same")
    func ignored() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Void
              text: String
            outputs:
              count: Int = 0
            flows:
              - tap, text -> ignore
              - count -> ignore
              - text -> map { $0.count } -> ignore
              - tap -> set count = count + 1
            """#,
            says: #"""
                10:14+6: error: [bad-sink] nothing comes of this flow: `ignore` ends failures, work whose answer nobody needs, and inputs that are not used on purpose, `tap -> ignore`; what is done at the end of a flow is `call`ed
                11:33+6: error: [bad-sink] nothing comes of this flow: `ignore` ends failures, work whose answer nobody needs, and inputs that are not used on purpose, `tap -> ignore`; what is done at the end of a flow is `call`ed
                """#
        )
    }

    @Test("Types of inputs and outputs, and enums of fields")
    func types() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs: existing enum Pin: Equatable
              fromView:
                pincode: String
              tap: Void
            outputs: global struct
              alert: enum Alert
              route: enum Route
                - home
                - order(number: Int)
              part:
                text: String
            flows:
              - tap -> route.hom
              - tap -> route.order
              - fromView.pin -> alert.failed
            """#,
            says: #"""
                3:18+4: error: [mixed-events] `inputs` are fields, so their type is a `struct`; the cases of an enum are written as items, `- tap`
                3:28+9: error: [line-shape] an existing type says where it is declared what it conforms to; leave `: Equatable` out
                5:5+7: warning: [unused-input] no flow uses the input `pincode`; `pincode -> ignore` says so on purpose
                7:10+13: error: [line-shape] a type beside the view model needs a name of its own: `outputs: global struct ProfileOutput`
                8:10+10: error: [line-shape] the cases of `Alert` stand below its line, `- failed(message: String)`
                12:3+4: error: [line-shape] the type of `part` is missing; only an input that exists has parts with fields of their own
                15:18+3: error: [unknown-name] the outputs have no case `hom`; did you mean `home`?
                16:12+11: error: [call-arguments] `route.order` takes `(number: Int)`, and nothing arrives with the event; take others along with `with`, or write the arguments, `route.order(…)`
                17:14+3: error: [unknown-name] unknown name `pin`; a flow starts from an input, an output, a state, a stream named with `as`, or `start`
                """#
        )
    }

    @Test("Paths that are set, and cases of a field")
    func paths() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              let window: Window
            inputs:
              tap: Int
            outputs:
              order: Order = Order()
              alert: enum Alert
                - failed(message: String)
            flows:
              - tap -> set window.frame.size = $0
              - tap -> set order.id = $0
              - tap -> alert.failed(message: "a\($1)")
              - tap -> alert.failed(text: "a")
            """#,
            says: #"""
                14:38+2: error: [closure-argument] there is no `$1` here: one value arrives, `$0` is `tap`
                15:25+9: error: [call-arguments] `text: "a"` does not fit `alert.failed(message: String)`; write `alert.failed(message: …)`
                """#
        )
    }

    @Test("What the superclass is made with")
    func superclass() {
        expect(
            #"""
            view-model: final class AViewModel: Base
            runtime: rxswift
            init: override
              service: Service
              super private page: Int
              super title: String
              super.init
            inputs:
              tap: Void
            outputs:
              text: String
            flows:
              - tap -> with title -> text
              - tap -> call service.go()
            """#,
            says: #"""
                3:7+8: error: [line-shape] an `init` with parameters of its own overrides none; leave `override` out, or write `super` before what the superclass is handed, `super service: Service`
                5:9+7: error: [line-shape] what `super` is handed is no property here, so `private` says nothing; leave it out
                7:3+10: error: [line-shape] this is not a line of `init`; write it as `super.init(title: title)`
                13:17+5: error: [unknown-name] `title` is handed to the superclass, so there is no property of that name here; a flow writes `self.title` where the superclass keeps it, and without `super` it is kept here
                  6:9+5: note: declared here
                """#
        )
    }
}
