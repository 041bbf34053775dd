import Testing

/// What is said of initializers beside the view model's own.
@Suite("Messages: initializers")
struct InitializerMessageTests {
    @Test("What they call, and who they are")
    func further() {
        expect(
            #"""
            view-model: final class AViewModel: Room
            runtime: rxswift
            init: requird
              service: Service
              required init(service: Service)
              init(page: Int)
              init(other: Int): Self(other)
              lazy init(third: Int): self.init(service: third.service)
              required init(name): self.init(service: .live)
              init(service: Service): self.init(service: service)
            flows:
              - start -> call service.open()
            """#,
            says: #"""
                3:7+7: error: [line-shape] `init` takes `override`, `required`, `internal` or nothing on its line; write its parameters below it, indented, such as `title: String`
                5:12+22: error: [line-shape] `init(service:)` is the view model's own; that the superclass asks for it is said by `init: required`
                6:3+15: error: [line-shape] an initializer beside the view model's own says behind a colon how it calls that one: `init(page: Int): self.init(…)`
                7:21+11: error: [line-shape] an initializer beside the view model's own calls that one: `self.init(…)`
                8:3+4: error: [line-shape] `lazy` is not a modifier of an initializer
                9:17+4: error: [line-shape] the type of `name` is missing; write it as `name: Type`
                10:3+22: error: [line-shape] `init(service:)` is the view model's own; another one takes other parameters
                """#
        )
    }

    @Test("An `init` that overrides with parameters of its own hands on something")
    func overriding() {
        expect(
            """
            view-model: final class AViewModel: Room
            runtime: rxswift
            init: override
              service: Service
              super.init(service: service)
            flows:
              - start -> call service.open()
            """,
            says: ""
        )
    }
}
