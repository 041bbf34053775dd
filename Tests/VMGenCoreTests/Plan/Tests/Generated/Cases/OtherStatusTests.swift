import Testing

@testable import VMGenTesting

@Suite("Generated tests of the statuses of a request")
struct OtherStatusTests {
    /// The test of a request that succeeds with `statuses`, by the name that it has with 204 and 206.
    private func test(_ statuses: String, _ name: String) throws -> String? {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              name: String
            outputs:
              saved: Void
            requests:
              rename(name: String): PUT https://example.com/me
                body: ["name": name]
                status: \(statuses)
            flows:
              - name -> latest rename(name: $0) -> saved
              - errors -> ignore
            """,
            of: RequestTests.tests
        )
        return tests[name]
    }

    @Test("Each of them but the first is answered")
    func answered() throws {
        let text = try #require(try test("200, 204, 206", "renameSucceedsWith204And206"))
        #expect(text.contains(#"call(1).returns(json: "{}", status: 204)"#))
        #expect(text.contains(#"call(2).returns(json: "{}", status: 206)"#))
        #expect(text.hasSuffix("await expect(harness.saved.values.count, equals: 2)"))
    }

    @Test("One alone needs no test", arguments: ["204", "200..<300"])
    func alone(_ statuses: String) throws { #expect(try test(statuses, "renameSucceedsWith204") == nil) }
}
