@testable import VMGenCore

extension CleanSpecs {
    /// A spec of all that scenarios can speak of, which ends where they start.
    static let rooms = #"""
        view-model: HomeViewModel
        runtime: rxswift
        errors: AppError
          - offline: transport
          - failed: other
        init:
          let service: RoomService
          let other: Other = Other()
          var limit: Int = 1
          defaults: UserDefaults = .standard
        services:
          RoomService:
            - room(id: Int) async throws -> Room
            - load(_ id: Int) async -> Room
            - load(name: String) async -> Room
            - ping()
            - rooms() -> Observable<[Room]>
            - var isMuted: Bool
        requests:
          fetchNumber: GET https://example.com/number
            decode: [Int]
            value: first
          touch: POST https://example.com/touch
        inputs:
          tap: Void
          pick: Int
          move: (from: Int, to: Int)
          let height: Double
        outputs:
          number: Int = 1
          round: Int = 0
            persist: defaults "Round"
          title: String
          done: Void
          room: Room
          error: AppError
        state:
          page: Int = 1
          kept: Int = 2
            persist: defaults "Kept"
        flows:
          - tap -> latest fetchNumber -> number
          - pick -> latest service.room(id: $0) -> room
          - start -> latest touch -> done
          - move -> with height, page, kept, limit -> map { "\($0) \($1) \($2) \($3) \($4)" } -> title
          - pick -> set page = $0, kept = $0, round = $0
          - errors -> error
          - start -> call other.go()

        """#

    /// The same in the style of events.
    static let roomEvents = #"""
        view-model: HomeViewModel
        runtime: rxswift
        init:
          service: RoomService
          room: Room
        services:
          existing RoomService:
            - room(id: Int) async throws -> Room
        transform: (input: Observable<Input>) -> Observable<Output>
        inputs:
          - opened
          - picked(id: Int, String)
        outputs:
          - shown(Room)
          - failed(message: String)
          - closed
        flows:
          - opened -> with room -> .shown($0)
          - picked -> latest service.room(id: id) -> .shown($0)
          - opened -> .closed
          - errors -> .failed(message: $0.localizedDescription)

        """#
}

extension CleanSpecs {
    /// Every form of samples and scenarios.
    static let scenarios =
        rooms + #"""
            tests: swift-testing
            samples:
              fetchNumber: [3], [1]
              Room:
                - .kitchen
                - .bath
              limit: 3
              named: Room = Room(id: 1, name: "a")
              long: Room = |
                Room(
                    id: 2
                )
            scenarios:
              ## What a start does.
              the screen starts:
                given: defaults "Round" = 3; round = 3; kept = 4; limit = 2; height = 1.5; number = 1
                given: service.isMuted = true; touch answers; service.rooms sends [named], []; service.rooms finishes
                given: fetchNumber answers |
                  {
                    "a": 1
                  }
                when: start
                then: round = 3; done; number is unchanged
              late answers, of all kinds:
                given: fetchNumber waits; service.room(id: 3) waits; service.load(name:) answers .bath
                when:
                  - tap; pick 3; move (from: 1, to: 2)
                  - limit = 4; service.isMuted = false
                then:
                  - service.room was not called; fetchNumber was not called
                  - nothing
                when: fetchNumber answers [3]; service.room(id: 3) fails with .offline
                then: number = 3; error is .offline; error is AppError; title.count = 3; room is silent
                given: fetchNumber answers [1], status 500, status 404 {"code": 1}; service.room fails; fetchNumber fails
                when: start again; tap
                then: number was 1, 2; done twice; defaults "Kept" = nil; service.room was not called; touch was cancelled
                then: service.room was called twice; service.load(_:) was called 3 times; service.isMuted = false; limit = 4

            """#
}
