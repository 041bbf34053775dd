import Testing

/// Streams where a step hands on values.
@Suite("Messages about streams that are handed to calls")
struct HandedStreamMessageTests {
    @Test("Work that asks for a stream is what a flow starts from; elsewhere a stream has no value")
    func streams() {
        expect(
            """
            view-model: final class AViewModel
            runtime: rxswift
            init:
              service: Service
            services:
              Service:
                - validate(name: Observable<String>) -> Observable<Bool>
                - match(_ counts: Observable<Int>, _ text: String) -> Observable<Bool>
                - save(_ count: Int)
            inputs:
              name: String
              tap: Void
            outputs:
              isValid: Bool
              count: Int = 0
            flows:
              - name -> filter { !$0.isEmpty } -> as names
              - names -> set count = $0.count
              - tap -> latest service.validate(name: names) -> isValid
              - name -> latest service.match(count, $0) -> isValid
              - tap -> latest service.validate(name: input.name) -> isValid
              - tap -> call service.save(names)
              - tap -> call service.save(input.name)
              - errors -> ignore
            """,
            says: """
                19:42+5: error: [step-argument] `names` is a stream, and a step hands on values; let a flow start from the call, `- \
                service.validate(name: names) -> …`
                20:34+5: error: [step-argument] `count` is a stream, and a step hands on values; take along what it \
                carries, `with count`, for a method that takes that
                21:42+10: error: [step-argument] `input.name` is a stream, and a step hands on values; let a flow start from the call, `- \
                service.validate(name: input.name) -> …`
                22:30+5: error: [unknown-name] `names` is a stream, which has no value to read; take its latest along, `with names`, and \
                use `$0`
                23:30+10: error: [unknown-name] `input.name` is an input, which has no value to read; take its latest along, `with \
                input.name`, and use `$0`
                """
        )
    }
}
