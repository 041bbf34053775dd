import Testing

@testable import VMGenCore

@Suite("What is wrong with events in scenarios")
struct ScenarioEventMessageTests {
    @Test("Events")
    func events() {
        expect(
            CleanSpecs.roomEvents + #"""
                scenarios:
                  a:
                    given: service.room answers; service.room fails with .offline; service.room fails with AppError.offline
                    when: opened 3; picked; picked(id: 1); picked(id: 1, "a"); picked (id: "a", "b"); opend
                    then: .shon(.bath); .shown; .shown(.bath); .failed(message: 3); .failed(massage: "a"); .failed is silent
                    then: .closed; .closed is silent; closed; .closed(3); .closed is; nothing

                """#,
            says: #"""
                24:25+7: error: [missing-sample] the answer is missing; write it here, or add `Room: …` under `samples`
                24:58+8: error: [scenario-use] the spec has no `errors`, so the type of `.offline` is not known; write it in front
                25:18+1: error: [scenario-use] `opened` carries nothing; write `opened` alone
                25:21+6: error: [scenario-use] `picked` carries something; write it as `picked(id: …, …)`
                25:36+5: error: [scenario-use] this does not fit `(id: Int, _: String)`; write it as `picked(id: …, …)`
                25:76+3: error: [scenario-value] `Int` is needed here, and `"a"` is none
                25:87+5: error: [scenario-unknown] unknown name `opend`; did you mean `opened`?
                26:12+4: error: [scenario-unknown] `Output` has no case `shon`; did you mean `shown`?
                26:25+6: error: [scenario-use] this does not fit `(_: Room)`; write it as `.shown(…)`
                26:65+1: error: [scenario-value] `String` is needed here, and `3` is none
                26:77+12: error: [scenario-use] this does not fit `(message: String)`; write it as `.failed(message: …)`
                27:39+6: error: [scenario-use] a case of the outputs is written with a dot: `.closed`
                27:55+1: error: [scenario-use] this does not fit; write it as `.closed`
                27:59+10: error: [scenario-shape] this is no statement of a scenario; it starts with a name, such as `name = value`, or with the dot of a case
                27:71+7: error: [scenario-use] `nothing` says that no output spoke and nothing was asked; leave it out, or `.shown(.bath)`
                """#
        )
    }

    @Test("An event that leaves something open stands beside no others of its case that do not")
    func open() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Observable<Input>) -> Observable<Output>
            inputs:
              - add(Int)
            outputs: enum Output: Equatable
              - list([Int])
            state:
              all: [Int] = []
            flows:
              - add -> set all = all + [$0]
              - all -> skip 1 -> .list
            scenarios:
              mixed:
                when: add(1); add(2)
                then: .list(_)
                then: .list([1, 2])
              alike:
                when: add(1); add(2)
                then: .list(_); .list(_)
              apart:
                when: add(1)
                then: .list(_)
                when: add(2)
                then: .list([1, 2])
            """,
            says: """
                16:11+8: error: [scenario-use] `.list([1, 2])` says all that came of this case, and `.list(_)` that one came that fits; \
                write the value in place of `_`, or leave one of both out
                """
        )
    }
}
