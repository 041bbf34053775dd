import Testing

@testable import VMGenCheck
@testable import VMGenTesting

@Suite("Values of scenarios in generated tests")
struct ScenarioValueTests {
    private func test(_ condition: String, scenarios: String) throws -> String? {
        let sections = """
            inputs:
              email: String
              password: String
            outputs:
              canLogIn: Bool = false
            flows:
              - email, password -> combine { \(condition) } -> distinct -> canLogIn
            \(scenarios)
            """
        return try PlannedTests.tests("view-model: PageViewModel\nruntime: rxswift\n\(sections)", of: InputTests.tests)["emailSetsCanLogIn"]
    }

    @Test("What scenarios send is tried where what is made up changes nothing")
    func changing() throws {
        let scenarios = """
            scenarios:
              an address and a password as long:
                when: email "a@b.org"; password "a@b.org7"
                then: canLogIn = true
            """
        #expect(
            try test(condition, scenarios: scenarios) == """
                let harness = PageViewModelHarness()

                harness.password("a@b.org7")
                harness.email("a@b.org")
                harness.email("a@b.org")
                harness.email("")
                harness.email("a@b.org")

                await expect(harness.canLogIn.said, equals: [true, false, true])
                """
        )
    }

    /// No value that is made up fulfils it.
    private let condition = #"$0.hasSuffix("org") && $1 == "\($0)\($0.count)""#

    @Test("Where nothing is known to change anything, the usual values are sent")
    func unchanged() throws {
        let test = try #require(try test(condition, scenarios: ""))
        #expect(test.contains("harness.canLogIn.said, equals: [false])"))
    }

    @Test("What only the scenario knows is left out")
    func names() throws {
        let scenarios = """
            samples:
              mail: String = "a@b.org"
            scenarios:
              an address:
                when: email mail; password "a@b.org7"
                then: canLogIn = true
            """
        let test = try #require(try test(condition, scenarios: scenarios))
        #expect(!test.contains("email(mail)"))
    }
}
