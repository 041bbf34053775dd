import Testing

@Suite("Messages on asynchronous sequences")
struct AsyncSequenceMessageTests {
    @Test("Wherever a flow would listen to one, the message says what to write")
    func places() {
        expect(
            """
            view-model: @MainActor final class AViewModel
            runtime: combine
            services:
              Feed: Sendable
                - total: AsyncThrowingStream<Int, any Error>
                - all() -> any AsyncSequence<Int, Never>
                - updates() async -> AsyncStream<Int>
            init:
              feed: Feed
              updates: AsyncStream<Int>
            inputs:
              go: Void
            outputs:
              n: Int = 0
            flows:
              - go -> latest feed.total -> n
              - go -> latest feed.all() -> n
              - go -> latest feed.updates() -> n
              - updates -> n
              - feed.all() -> n
              - errors -> ignore
            """,
            says: """
                16:18+10: error: [not-work] `AsyncThrowingStream<Int, any Error>` is no stream that a flow listens to; let `total` be \
                `AnyPublisher<Int, Error>`, or read it in logic that is `async`
                17:18+10: error: [not-work] `any AsyncSequence<Int, Never>` is no stream that a flow listens to; let `all` return \
                `AnyPublisher<Int, Never>`, or read it in logic that is `async`
                18:36+1: error: [type-mismatch] `n` is `Int`, and `AsyncStream<Int>` arrives; `map { … }` converts it
                  14:3+1: note: declared here
                19:5+7: error: [not-work] `AsyncStream<Int>` is no stream that a flow listens to; let `updates` be \
                `AnyPublisher<Int, Never>`, or read it in logic that is `async`
                20:5+10: error: [not-work] `any AsyncSequence<Int, Never>` is no stream that a flow listens to; let `all` return \
                `AnyPublisher<Int, Never>`, or read it in logic that is `async`
                """
        )
    }
}
