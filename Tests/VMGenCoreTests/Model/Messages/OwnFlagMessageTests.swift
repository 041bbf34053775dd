import Testing

/// Flags of work that end it, and properties of services that answer.
@Suite("Messages on flags of one's own, and on properties that answer")
struct OwnFlagMessageTests {
    @Test("Work is not ended by the flag that shows it, and shows itself once in each")
    func flags() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              api: Api
            services:
              Api:
                - load(_ n: Int) async -> Int
            inputs:
              go: Int
              more: Int
            outputs:
              n: Int = 0
              m: Int = 0
              busy: Bool = false
              idle: Bool = false
            flows:
              - go -> first api.load($0) while busy until busy -> n
              - more -> first api.load($0) while idle, idle until busy -> m
            """,
            says: """
                17:47+4: error: [loading-flag] `busy` shows this work, and would end it as it begins; name what ends it, `until cancel`, or leave this out
                18:44+4: error: [loading-flag] `idle` shows this work already; leave the second one out
                """
        )
    }

    @Test("A property of a service is given as what it is")
    func properties() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              api: Api
            services:
              Api:
                - find: (Int) async throws -> Int
                - fetch: ((Int) async throws -> Int)?
                - title: String
            inputs:
              go: Int
            outputs:
              n: Int = 0
              message: String
            flows:
              - go -> first api.find($0) -> n
              - go -> first api.fetch?($0) -> compactMap -> set n = $0
              - go -> replace with api.title -> message
              - errors -> replace with "x" -> message
            scenarios:
              a:
                given: api.fetch answers 8; api.find fails
                when: go 1
                then: n = 8
              b:
                given: api.find waits; api.fetch fails with Oops(); api.title fails
                when: go 1
                then: message = "x"
            """,
            says: """
                22:22+7: error: [scenario-use] `api.fetch` is a property; write `api.fetch = { _ in 8 }`
                22:42+5: error: [scenario-use] `api.find` is a property; write `api.find = { _ in throw URLError(.notConnectedToInternet) }`
                26:21+5: error: [scenario-use] `api.find` is a property, and nothing waits for one; write `api.find = { _ in … }`
                26:38+5: error: [scenario-use] `api.fetch` is a property; write `api.fetch = { _ in throw Oops() }`
                26:67+5: error: [scenario-use] `api.title` is a property, which cannot fail; take this out
                """
        )
    }
}
