import Testing

@testable import VMGenCheck
@testable import VMGenPlan
@testable import VMGenTesting

@Suite("Generated tests of requests")
struct RequestTestsTests {
    private func tests() throws -> [String: String] {
        try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            errors: PageError
              - offline: transport, other
              - refused: status
              - unreadable: decoding
              - badURL: url
            init:
              token: String
            inputs:
              turn: Int
            outputs:
              text: String = ""
              error: PageError
            requests:
              page(number: Int): GET https://example.com/pages/\\(number)
                query:
                  sort: "a b"
                headers:
                  Authorization: "Bearer \\(token)"
                decode: [String]
                value: first
            flows:
              - turn -> latest page(number: $0) -> text
              - errors -> error
            """,
            of: RequestTests.tests
        )
    }

    @Test("URL, method and headers are those of the spec")
    func asked() throws {
        #expect(
            try tests()["turnAsksPageOfTheServer"] == """
                let harness = PageViewModelHarness(token: "a")
                harness.urlSession.waits()

                harness.turn(1)
                let request = try await harness.urlSession.call(1).request

                await expect(request.httpMethod ?? "GET", equals: "GET")
                await expect(request.url?.absoluteString, equals: "https://example.com/pages/1?sort=a%20b")
                await expect(request.value(forHTTPHeaderField: "Authorization"), equals: "Bearer a")
                """
        )
    }

    @Test("Status, body and an empty answer are failures of their own")
    func failures() throws {
        let tests = try tests()
        #expect(tests["pageFailsWithAnotherStatus"]?.contains("harness.error.values, equals: [.refused]") == true)
        #expect(
            tests["pageFailsWithABodyThatCannotBeDecoded"]?.contains("harness.error.values, equals: [.unreadable]")
                == true
        )
        #expect(tests["pageFailsWithAnEmptyAnswer"]?.contains("harness.error.values, equals: [.unreadable]") == true)
    }
}
