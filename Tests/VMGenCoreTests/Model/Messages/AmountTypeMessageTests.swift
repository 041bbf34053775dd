import Testing

@testable import VMGenCore

@Suite("Messages on the types of amounts")
struct AmountTypeMessageTests {
    @Test("A service, what may be nil, a closure and a value of another type are no amounts")
    func amounts() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              pager: Pager
              pause: RxTimeInterval?
              makePause: () -> RxTimeInterval
            services:
              Pager:
                - count: Int
                - title: String
                - rows: AsyncStream<Int>
            variables:
              let short = 0.3
              let few = 2
              let long = 2.seconds
            inputs:
              tap: Int
            outputs:
              done: Int
            flows:
              - tap -> debounce pager -> done
              - tap -> debounce pause -> done
              - tap -> throttle makePause -> done
              - tap -> delay short -> done
              - tap -> delay long -> done
              - tap -> skip few -> take pager.title -> done
              - tap -> take pager.cuont -> done
              - tap -> take pager.count -> done
              - tap -> skip pager -> done
              - pager.rows -> done
            """#,
            says: #"""
                21:21+5: error: [step-argument] `pager` is a `Pager`, and `debounce` takes seconds: `debounce 0.3`
                22:21+5: error: [step-argument] `pause` is of type `RxTimeInterval?`, and `debounce` takes one of type `RxTimeInterval`; declare it so, `pause: RxTimeInterval`, or write the amount here, `debounce 0.5`
                23:21+9: error: [step-argument] `makePause` is of type `() -> RxTimeInterval`, and `throttle` takes one of type `RxTimeInterval`; declare it so, `makePause: RxTimeInterval`, or write the amount here, `throttle 0.5`
                24:18+5: error: [step-argument] `short` is of type `Double`, and `delay` takes one of type `RxTimeInterval`; declare it so, `short: RxTimeInterval`, or write the amount here, `delay 0.5`
                26:29+11: error: [step-argument] `pager.title` is of type `String`, and `take` takes one of type `Int`; declare it so, `title: Int`, or write the amount here, `take 1`
                27:23+5: error: [unknown-method] `Pager` has no `cuont`; did you mean `count`?
                  8:3+5: note: declared here
                29:17+5: error: [step-argument] `pager` is a `Pager`, and `skip` takes a number of values: `skip 1`
                30:5+10: error: [not-work] `AsyncStream<Int>` is no stream that a flow listens to; let `rows` be `Observable<Int>`, or read it in logic that is `async`
                """#
        )
    }

    @Test("What Combine counts time in is another type")
    func combine() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            init:
              pause: DispatchTimeInterval
              other: Interval
            inputs:
              tap: Int
            outputs:
              done: Int
            flows:
              - tap -> debounce pause -> done
              - tap -> debounce other -> done
            """#,
            says: #"""
                11:21+5: error: [step-argument] `pause` is of type `DispatchTimeInterval`, and `debounce` takes one of type `MainScheduler.SchedulerTimeType.Stride`; declare it so, `pause: MainScheduler.SchedulerTimeType.Stride`, or write the amount here, `debounce 0.5`
                """#
        )
    }

    @Test("A property that everybody knows is of a known type")
    func conditions() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            variables:
              var isLong: Bool { rows.count }
              var isEmpty: Bool { rows.isEmpty }
              var first: String? { return rows.first }
              var isOdd: Bool { 3 }
            inputs:
              text: String
              row: Row
            outputs:
              rows: [String] = []
              next: String
              size: Int
            flows:
              - text -> filter { $0.count } -> next
              - text -> filter { $0.isEmpty } -> next
              - row -> filter { $0.isEmpty } -> map { $0.count } -> size
              - text -> set rows = [$0]
            """#,
            says: #"""
                4:22+10: error: [type-mismatch] `isLong` is `Bool`, and `rows.count` is `Int`
                  4:15+4: note: declared here
                7:21+1: error: [type-mismatch] `isOdd` is `Bool`, and `3` is no `Bool`; write one
                  7:14+4: note: declared here
                16:22+8: error: [step-argument] `filter` needs a `Bool`, and `$0.count` is `Int`
                """#
        )
    }

    @Test("A constant that says how long work waits before it is tried again")
    func pauses() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              enum Pause {
                  static let short = 0.5
                  static let long: RxTimeInterval = .seconds(2)
              }
            init:
              api: Api
            services:
              Api:
                - save(_ n: Int) async throws
            inputs:
              go: Int
              ask: Int
            outputs:
              done: Void
            flows:
              - go -> first api.save($0) retry 1 after Pause.short -> done
              - ask -> first api.save($0) retry 1 after Pause.long -> done
              - errors -> ignore
            """,
            says: """
                19:44+11: error: [step-argument] `Pause.short` is of type `Double`, and `after` takes one of type `RxTimeInterval`; declare it so, `Pause.short: RxTimeInterval`, or write the amount here, `after 0.5`
                """
        )
    }
}
