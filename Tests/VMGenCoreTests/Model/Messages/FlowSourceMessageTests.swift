import Testing

@testable import VMGenPlan

@Suite("Messages on calls where a stream is wanted, and streams that are called")
struct FlowSourceMessageTests {
    @Test("Work of a service")
    func workOfAService() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            services:
              Api:
                - items(user: Int) async throws -> [Int]
                - count(_ user: Int) -> Int
                - check(user: Int) throws -> Int
                - ping()
                - ticks(every: Int) -> Observable<Int>
            requests:
              load(page: Int): GET https://example.com/\(page)
                decode: Int
            init:
              api: Api
            inputs:
              row: Int
            outputs:
              items: [Int]
              total: Int
            flows:
              - api.items(user: 1) -> items
              - api.count(2) -> total
              - api.check(user: 3) -> total
              - api.ping() -> total
              - api.ticks -> total
              - api.ticks(each: 1) -> total
              - api.ticks(every: $0) -> total
              - load(page: 1) -> total
              - row -> with api.items(user: 1) -> map { $0 + $1.count } -> total
              - errors -> ignore
            """#,
            says: #"""
                21:5+18: error: [unknown-name] `api.items` takes time: it runs as a step, `start -> latest api.items(user: 1) -> …`
                22:5+12: error: [unknown-name] `api.count` gives a value, no stream; as a step it is `start -> map api.count(2) -> …`
                23:5+18: error: [unknown-name] `api.check` can fail: it runs as a step, `start -> latest api.check(user: 3) -> …`
                24:5+10: error: [unknown-name] `api.ping` returns nothing; it is called at the end of a flow, `… -> call api.ping()`
                25:5+9: error: [unknown-name] `api.ticks` is a method: a flow starts from what it returns, `api.ticks(…)`, or runs it as a step
                26:15+7: error: [call-arguments] `each: 1` does not fit `ticks(every: Int)`; write `api.ticks(every: …)`
                27:22+2: error: [closure-argument] there is no `$0` here: a flow starts with what stands here
                28:5+13: error: [unknown-name] `load` is a request: it runs as a step, `start -> latest load(page: 1) -> …`
                29:17+18: error: [unknown-name] `api.items` takes time: it runs as a step, `… -> latest api.items(user: 1) -> …`
                """#
        )
    }

    @Test("Methods of the logic")
    func methodsOfTheLogic() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            outputs:
              total: Int
              items: [Int]
            logic:
              - ticks() -> Observable<Int>
              - count() -> Int
              - save(_ row: Int)
              - load() async -> Int
            flows:
              - ticks -> total
              - count -> total
              - save -> total
              - load() -> total
            """#,
            says: #"""
                5:3+5: warning: [unfed-output] nothing sends to the output `items`; let a flow end in it, `… -> items`
                12:5+5: error: [unknown-name] `ticks` is a method: a flow starts from what it returns, `ticks()`, or runs it as a step
                13:5+5: error: [unknown-name] `count` gives a value, no stream; as a step it is `start -> map count -> …`
                14:5+4: error: [unknown-name] `save` returns nothing; it is called at the end of a flow, `… -> call save(…)`
                15:5+6: error: [unknown-name] `load` takes time: it runs as a step, `start -> latest load() -> …`
                """#
        )
    }

    @Test("A stream that is called")
    func aStreamThatIsCalled() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            services:
              Api:
                - items(user: Int) async -> [Int]
            init:
              api: Api
            inputs:
              row: Int
            outputs:
              items: [Int] = []
              total: Int
            state:
              done: () -> Void = {}
            flows:
              - row -> latest items(user: $0) -> items
              - row -> latest total($0) -> total
              - row -> latest total -> total
              - row -> call done()
            """#,
            says: #"""
                16:19+15: error: [unknown-method] `items` is an output, no method; did you mean `api.items(user: $0)`?
                17:19+9: error: [unknown-method] `total` is an output, which nothing calls; what runs is a request, a method of `logic` or of a service
                18:19+5: error: [unknown-method] `total` is an output, which nothing calls; what runs is a request, a method of `logic` or of a service
                """#
        )
    }
}
