import Testing

/// What is said of `retry`.
@Suite("Messages: retry")
struct RetryMessageTests {
    @Test("Numbers that are none, work that cannot fail, and the word twice")
    func retry() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              service: Service
            services:
              Service:
                - load() async throws -> Int
                - count() async -> Int
            inputs:
              tap, retry: Void
            outputs:
              number: Int
            flows:
              - tap -> latest service.load() retry 0 -> number
              - tap -> latest service.load() retry 1.5 -> number
              - tap -> latest service.load() retry 1 retry 2 -> number
              - tap -> latest service.load() retry -> number
              - tap -> latest service.load() retry 2 after 0 -> number
              - tap -> latest service.load() retry 2 after pause -> number
              - tap -> latest service.load() retry x after 1 -> number
              - tap -> latest service.count() retry 2 -> number
              - tap -> latest service.load() retry 2 until retry -> number
              - errors -> ignore
            """#,
            says: #"""
                14:40+1: error: [step-argument] `retry` needs a whole number above 0: `retry 2` tries it again twice, `retry 2 after 0.5` half a second after each failure
                15:40+3: error: [step-argument] `retry` needs a whole number above 0: `retry 2` tries it again twice, `retry 2 after 0.5` half a second after each failure
                16:48+1: error: [step-argument] `retry` stands once behind a call: `retry 1`
                17:34+5: error: [step-argument] `retry` needs a number: `retry 2` tries it again twice
                18:48+1: error: [step-argument] `after` needs a number of seconds above 0: `retry 2 after 0.5`, or the constant of a type: `retry 2 after Pause.short`
                19:48+5: error: [step-argument] `after` needs a number of seconds above 0: `retry 2 after 0.5`, or the constant of a type: `retry 2 after Pause.short`
                20:34+5: error: [step-argument] `retry` needs a number: `retry 2` tries it again twice
                21:12+30: error: [step-argument] nothing is tried again: `service.count()` cannot fail; leave `retry 2` out
                """#
        )
    }
}
