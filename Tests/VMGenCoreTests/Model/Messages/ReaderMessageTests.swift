import Testing

/// What is said of what others read from the view model itself: `private(set) var` and computed variables.
@Suite("Messages: what others read")
struct ReaderMessageTests {
    @Test("Modifiers where nothing can be read")
    func places() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              private(set) var tap: Int
              load: Void
            outputs:
              private(set) var said: Int
              public var count: Int = 0
            state:
              public var page: Int = 0
            flows:
              - tap -> said
              - load -> set count = count + page
            """#,
            says: #"""
                4:3+12: error: [line-shape] an input is sent by the view, and nobody reads it here
                7:3+12: error: [line-shape] `said` has no value that could be read; give it one, `said: Int = …`
                8:3+6: error: [line-shape] what others read, the view model alone sets: `public private(set) var`; what they set too stands under `variables`
                10:3+6: error: [line-shape] what others read, the view model alone sets: `public private(set) var`; what they set too stands under `variables`
                """#
        )
    }

    @Test("What computed variables cannot read, and what cannot be set")
    func computed() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            variables:
              var isLong: Bool { text.count > 3 }
              var isSaid: Bool { said == 1 }
              var half: Int { count / 2 }
            inputs:
              text: String
            outputs:
              said: Int
              count: Int = 0
            flows:
              - text -> map { $0.count } -> as length
              - length -> said
              - length -> set count = $0, half = 1
            """#,
            says: #"""
                4:22+4: error: [unknown-name] `text` is an input without a value that could be read; keep its latest in a state, `text -> …`, and read that
                5:22+4: error: [unknown-name] `said` is an output without a value that could be read; keep its latest in a state, `said -> …`, and read that
                15:31+4: error: [not-settable] `half` cannot be set: it is computed; set what it reads
                """#
        )
    }

    @Test("A flag that other modules read")
    func flags() {
        expect(
            #"""
            view-model: public final class AViewModel
            runtime: rxswift
            init:
              useCase: UseCase
            inputs:
              load: Void
            outputs:
              public private(set) var isLoading: Bool = false
              rooms: [String] = []
            flows:
              - load -> latest try await useCase.rooms() while isLoading -> rooms
              - errors -> ignore
            """#,
            says: #"""
                8:3+19: error: [loading-flag] `isLoading` shows that work runs, which a property that other modules see cannot hold; leave `public private(set) var` out, and add a variable that reads it: `public var isBusy: Bool { isLoading }`
                """#
        )
    }

    @Test("Scenarios that say nothing of them")
    func scenarios() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            variables:
              var isLong: Bool { name.count > 3 }
              private var isShort: Bool { name.isEmpty }
            inputs:
              name: String
            outputs:
              shown: Bool = false
            state:
              private(set) var name: String = ""
            flows:
              - name -> name
              - state.name -> map { $0.isEmpty } -> shown
            scenarios:
              it is long:
                when: name "Kitchen"
                then: isLong; name; isShort = false
                when: name "Bath"
                then: name is String; isLong is silent; name was "a"
            """#,
            says: #"""
                18:11+6: error: [scenario-use] what it equals is missing; write `isLong = …`
                18:19+4: error: [scenario-use] what it equals is missing; write `name = …`
                18:25+7: error: [scenario-use] `isShort` is a variable; what is seen is an output, what is kept, or `was called`
                20:19+6: error: [scenario-use] `name` is a `String` by its declaration; say which, `name = …`
                20:27+16: error: [scenario-use] only an output is silent
                20:45+12: error: [scenario-use] `was` lists what an output said, or tells of calls, `was called`
                """#
        )
    }
}
