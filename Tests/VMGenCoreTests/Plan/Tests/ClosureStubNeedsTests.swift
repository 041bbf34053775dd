import Testing

@testable import VMGenDoubles
@testable import VMGenTesting

@Suite("What doubles of closures need")
struct ClosureStubNeedsTests {
    private func needs(_ type: String) throws -> Set<String> {
        try PlannedTests.bench(
            """
            view-model: final class PageViewModel
            runtime: combine
            init:
              find: (Int) -> \(type)
            inputs:
              look: Int
            outputs:
              found: String = ""
            flows:
              - look -> latest find($0) -> found
              - errors -> ignore
            """
        )
        .harness.needs
    }

    @Test("A future begins by itself, and has a piece of its own")
    func futures() throws {
        #expect(try needs("Future<String, Never>").contains("futures"))
        #expect(try !needs("AnyPublisher<String, Error>").contains("futures"))
    }
}
