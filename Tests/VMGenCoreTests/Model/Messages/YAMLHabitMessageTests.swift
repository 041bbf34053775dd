import Testing

@testable import VMGenCore

@Suite("Messages on what is right in YAML")
struct YAMLHabitMessageTests {
    @Test("Values")
    func values() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              static let Titles = ""
            init:
              on: Bool
              library: Library
            services:
              Library:
                - books() async throws -> [Book]
            inputs:
              tap: Void
            outputs:
              selected: Book? = null
              other: Book? = None
              third: [Book]? = null
              canLend: Bool = yes
              may: Bool = no
              isOn: Bool = on
              books: [Book] = null
              map: [String: Int] = undefined
              text: String = Hello there
              another: String? = Hello, you!
              right: String = title
              number: Int = 1 2
              greeting: String = Hello
              label: String = Titles
              named: String = DefaultTitle
            flows:
              - tap -> set isOn = false, canLend = true, may = true, map = [:], selected = nil, other = nil, third = nil
              - tap -> replace with "" -> text
              - tap -> replace with "" -> another
              - tap -> set right = "", number = 1, greeting = "", label = "", named = ""
              - tap -> latest library.books() -> books
              - errors -> ignore
            scenarios:
              books are shown:
                given: library.books answers null
                when: tap
                then: books = []
            """,
            says: """
                14:21+4: error: [type-mismatch] `null` is no value of Swift; write `nil`
                15:18+4: error: [type-mismatch] `None` is no value of Swift; write `nil`
                16:20+4: error: [type-mismatch] `null` is no value of Swift; write `nil`
                17:19+3: error: [type-mismatch] `yes` is no value of Swift; write `true`
                18:15+2: error: [type-mismatch] `no` is no value of Swift; write `false`
                20:19+4: error: [type-mismatch] `null` is no value of Swift; an empty list is `[]`
                21:24+9: error: [type-mismatch] `undefined` is no value of Swift; an empty dictionary is `[:]`
                22:18+11: error: [not-a-type] a text stands in quotes; write `String = "Hello there"`
                23:22+11: error: [not-a-type] a text stands in quotes; write `String? = "Hello, you!"`
                25:19+1: error: [not-a-type] one value stands behind ` = `, and no more on its line; write `Int = 1`
                26:22+5: warning: [initial-value] `Hello` is the name of a constant here; a text stands in quotes, `"Hello"`
                38:34+4: error: [scenario-value] `null` is no value of Swift; an empty list is `[]`
                """
        )
    }

    @Test("Fields as a list")
    func fields() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              - viewDidLoad, refresh: Void
              - select: Int
              - name: String
            outputs:
              title: String
              - count: Int = 0
              - other, third: String
            state:
              - page: Int = 0
            flows:
              - viewDidLoad, refresh -> with page -> set count = $0, page = count
              - select -> set count = $0
              - name -> title
              - name -> other
              - name -> third
            """,
            says: """
                4:5+26: error: [line-shape] the lines of `inputs` have no dash: `viewDidLoad, refresh: Void`
                9:5+14: error: [line-shape] the lines of `outputs` have no dash: `count: Int = 0`
                12:5+13: error: [line-shape] the lines of `state` have no dash: `page: Int = 0`
                """
        )
    }

    @Test("Cases as fields")
    func cases() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              - tap
              - select: Int
              - back: Void
              - odd: 3
            outputs:
              count: Int = 0
            flows:
              - tap, back -> set count = 1
              - select -> set count = $0
            """,
            says: """
                5:11+5: error: [line-shape] what a case carries stands in brackets: `- select(Int)`
                6:9+6: error: [line-shape] what a case carries stands in brackets: `- back`
                7:5+6: error: [line-shape] this is not a line of `inputs`; write it as `- odd(name: String)`
                """
        )
    }

    @Test("Anchors, values behind colons, braces")
    func marks() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            services:
              Library {
                - close()
              }
            inputs:
              name: &x String
              other: *x
            outputs:
              isLoading: Bool: false
            flows:
              - name -> set isLoading = true
              - other -> set isLoading = false
            """,
            says: """
                4:3+9: error: [line-shape] `Library {` has no `:`; write `Library:`
                6:3+1: error: [line-shape] `}` ends nothing here; leave it out
                8:9+2: error: [not-a-type] `&x` is YAML, of which a spec has no more than the lines; write the type alone, \
                `String`
                9:10+2: error: [not-a-type] `*x` is YAML, of which a spec has no more than the lines; write the type alone
                11:18+1: error: [not-a-type] a value stands behind ` = `, with spaces; write `Bool = false`
                """
        )
        expect(
            """
            view-model: "AViewModel"
            runtime: rxswift
            inputs:
              name: String
            outputs:
              title: String
            flows:
              - name -> title
            """,
            says: """
                1:13+12: error: [line-shape] names and types stand without quotes: `AViewModel`
                """
        )
        expect(
            """
            ## Shows a title.
            runtime: rxswift
            inputs:
              name: String
            outputs:
              title: String
            flows:
              - name -> title
            """,
            says: """
                2:1+7: error: [missing-section] the spec has no `view-model` line; add one such as `view-model: final class \
                SplashViewModel`
                """
        )
    }
}
