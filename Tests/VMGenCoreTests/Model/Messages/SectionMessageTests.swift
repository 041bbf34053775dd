import Testing

@testable import VMGenSpec
@testable import VMGenTesting

@Suite("Messages on sections")
struct SectionMessageTests {
    @Test("Unknown sections")
    func unknownSection() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inptus:
              tap: Void
            viewmodel: X
            foo: 1
            """#,
            says: #"""
                3:1+6: error: [unknown-section] unknown section `inptus`; did you mean `inputs`?
                4:3+3: warning: [unused-input] no flow uses the input `tap`; `tap -> ignore` says so on purpose
                5:1+9: error: [unknown-section] unknown section `viewmodel`; did you mean `view-model`?
                6:1+3: error: [unknown-section] unknown section `foo`; the sections are `view-model`, `runtime`, `transform`, `imports`, `types`, `errors`, `init`, `variables`, `services`, `requests`, `inputs`, `outputs`, `state`, `logic`, `flows`, `tests`, `samples` and `scenarios`
                """#
        )
    }

    @Test("A section twice")
    func duplicateSection() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            runtime: rxswift
            """#,
            says: #"""
                3:1+7: error: [duplicate-section] `runtime` stands here a second time; leave one of them out
                  2:1+7: note: first started here
                """#
        )
    }

    @Test("No declaration, no runtime")
    func missingSections() {
        expect(
            #"""
            inputs:
              tap: Void
            """#,
            says: #"""
                1:1+6: error: [missing-section] the spec has no `view-model` line; add one such as `view-model: final class SplashViewModel`
                1:1+6: error: [missing-section] the spec does not name its `runtime`; add `runtime: rxswift` or `runtime: combine`
                2:3+3: warning: [unused-input] no flow uses the input `tap`; `tap -> ignore` says so on purpose
                """#
        )
    }

    @Test("An empty file")
    func emptyFile() {
        expect(
            "",
            says: #"""
                1:1+0: error: [missing-section] the file is empty; a spec starts with `view-model: final class SplashViewModel` and `runtime: rxswift`
                """#
        )
    }

    @Test("Text in the wrong place")
    func shapes() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init: x
            flows: a
            inputs:
            types: x
            logic:
            transform:
            outputs: Driver
            """#,
            says: #"""
                3:7+1: error: [line-shape] `init` takes `override`, `required`, `internal` or nothing on its line; write its parameters below it, indented, such as `title: String`
                4:8+1: error: [section-shape] `flows` takes nothing on its line; write below it, indented, such as `- tap -> latest load -> items`
                5:1+6: error: [section-shape] `inputs` is empty; write its lines below it, indented, or leave the section out
                6:8+1: error: [section-shape] `types` holds Swift as it is: write `types: |` and the Swift below it, indented
                7:1+5: error: [section-shape] `logic` is empty; write its lines below it, indented, or leave the section out
                8:1+9: error: [section-shape] `transform` needs a value on its line, such as `transform: (input: Input) -> Output`
                9:1+7: error: [section-shape] `outputs` has no lines; write them below it, indented, or leave the section out
                """#
        )
    }

    @Test("A block below a value")
    func runtimeBlock() {
        expect(
            #"""
            view-model: A
            runtime:
              rxswift
            """#,
            says: #"""
                3:3+7: error: [section-shape] `runtime` takes nothing below its line
                """#
        )
    }

    @Test("Lines of the wrong form")
    func lines() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: E
              a: url
            init:
              - title: String
              titel String
              count:Int
            inputs:
              tap
              go Void
              a:
            logic:
              load()
              - func save()
              - wrong signature
              - open(row)
              - st(_ s: State)
            flows:
              tap -> x
              - tap
              - 
            scenarios:
              - x: y
              foo: bar
              a test:
                - given: a
                wenn: x
                then:
                when: tap
            """#,
            says: #"""
                4:3+6: error: [line-shape] the lines of `errors` start with a dash: `- a: url`
                6:5+13: error: [line-shape] the lines of `init` have no dash: `title: String`
                7:3+12: error: [line-shape] `titel String` has no `:`; write `titel: String`
                8:3+9: error: [line-shape] a space is missing behind `count:`; write `name: value`
                10:3+3: error: [line-shape] `tap` has no `:`; write `tap: …`
                11:3+7: error: [line-shape] `go Void` has no `:`; write `go: Void`
                12:3+1: error: [line-shape] the type of `a` is missing; write it as `a: Void`
                14:3+6: error: [line-shape] the lines of `logic` start with a dash: `- load()`
                15:5+4: error: [line-shape] a signature stands here without `func`; remove it
                16:5+15: error: [line-shape] this is not a line of `logic`; write it as `search(_ query: String) async throws -> [Movie]`
                17:10+3: error: [line-shape] the type of `row` is missing; write it as `row: Type`
                18:7+12: error: [line-shape] the view model's state is passed as `state: State`, without another label or name
                20:3+8: error: [line-shape] the lines of `flows` start with a dash: `- tap -> x`
                20:10+1: error: [unknown-name] unknown name `x`; declare it under `outputs` or `state`, or name the stream with `as x`
                21:5+3: error: [line-shape] this is not a line of `flows`; write it as `- tap -> latest load -> items`
                22:3+1: error: [empty-item] this item is empty; write its text after `- `, or remove it
                24:5+4: error: [line-shape] the lines of `scenarios` have no dash: `x: y`
                25:3+8: error: [scenario-shape] a scenario is a line that ends in a colon, with given, when and then below it
                27:7+5: error: [scenario-shape] the lines of a scenario have no dash: `given: …`
                28:5+4: error: [scenario-shape] a line of a scenario starts with `given:`, `when:` or `then:`
                29:5+4: error: [scenario-shape] nothing stands after `then:`
                """#
        )
    }

    @Test("What the parser has said is not said again")
    func missingKey() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            foo
            - bar
            inputs:
              : Int
            """#,
            says: #"""
                3:1+3: error: [missing-key] `foo` has no `:`; write `foo: …`
                4:3+3: error: [misplaced-item] this item belongs to no section; indent it below the section's name
                6:3+1: error: [missing-key] nothing stands before the `:`; write `name: value`
                """#
        )
    }

    @Test("A misspelt runtime")
    func runtime() {
        expect(
            #"""
            view-model: A
            runtime: rxwsift
            """#,
            says: #"""
                2:10+7: error: [unknown-runtime] unknown runtime `rxwsift`; did you mean `rxswift`?
                """#
        )
    }

    @Test("A runtime that does not exist")
    func runtime2() {
        expect(
            #"""
            view-model: A
            runtime: concurrency
            """#,
            says: #"""
                2:10+11: error: [unknown-runtime] unknown runtime `concurrency`; write `rxswift` or `combine`
                """#
        )
    }
}
