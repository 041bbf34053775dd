import Testing

@testable import VMGenTesting

@Suite("Samples with names, in tests that are no scenarios")
struct MemberConstantsTests {
    private static func rooms(_ samples: String) throws -> [String: String] {
        try PlannedTests.tests(
            """
            view-model: RoomsViewModel
            runtime: rxswift
            init:
              service: RoomService
            services:
              RoomService:
                - read() -> Single<Room>
            inputs:
              open: Void
            outputs:
              shown: Room
              error: Error
            flows:
              - open -> latest service.read -> shown
              - errors -> error
            samples:
            \(samples.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
            scenarios:
              it is so:
                given: service.read answers late
                when: open
                then: shown = late
            """,
            of: WorkTests.tests
        )
    }

    @Test("A sample with a name is the member of the tests' type, however often it is named")
    func member() throws {
        let tests = try Self.rooms(
            """
            late: Room = Room(id: 1)
            Room: Room(id: 1)
            """
        )
        let answers = try #require(tests["openShowsWhatReadAnswers"])
        #expect(answers.contains(".returns(late)"))
        #expect(tests.values.allSatisfy { !$0.contains("Room(id: 1)") })
    }

    @Test("A constant of one test does not hide a member")
    func other() throws {
        let tests = try Self.rooms(
            """
            late: Room = Room(id: 1)
            room: Room = Room(id: 3)
            Room: Room(id: 2)
            """
        )
        let answers = try #require(tests["openShowsWhatReadAnswers"])
        #expect(answers.contains("let roomSample = Room(id: 2)"))
    }
}
