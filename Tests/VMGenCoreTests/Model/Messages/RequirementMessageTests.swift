import Testing

@Suite("Messages on what a protocol asks for")
struct RequirementMessageTests {
    @Test("A result that is `Self`")
    func ownType() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              saver: Saver
            services:
              Saver:
                - copy() -> Self
                - save(_ n: Int)
            inputs:
              tap: Int
            flows:
              - tap -> call saver.save($0)
            """,
            says: """
                7:17+4: error: [service-member] no stub can answer with `Self`; write the name of the protocol
                """
        )
    }
}
