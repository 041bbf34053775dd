import Testing

@testable import VMGenCore

@Suite(
    "Messages on streams that are written as in Swift, on work without a policy and on services that are not declared"
)
struct WholeKindMessageTests {
    @Test("Streams of Combine say how they fail")
    func failures() {
        expect(
            """
            view-model: AViewModel
            runtime: combine
            types: |
              typealias Future<Value> = Combine.Future<Value, Never>
            init:
              added: PassthroughSubject<String>
              fine: PassthroughSubject<String, Never>
              makeTicks: (Int) -> AnyPublisher<Int>
              own: (PassthroughSubject<String>)
              maybe: CurrentValueSubject<[String: Int]>?
              later: Future<Int>
            variables:
              let more: CurrentValueSubject<Int>
              let steps = PassthroughSubject<String>()
              let good = PassthroughSubject<String, Never>()
              let lists: [AnyPublisher<Int>] = []
            outputs:
              a: String
            flows:
              - added, fine, steps, good -> a
              - start -> call Log.print(makeTicks, own, maybe, later, more, lists)
            """,
            says: """
                6:10+26: error: [kind-arguments] `PassthroughSubject` says here how it fails, as in Swift: \
                `PassthroughSubject<String, Never>`, or with an error in the place of `Never`
                8:23+17: error: [kind-arguments] `AnyPublisher` says here how it fails, as in Swift: `AnyPublisher<Int, \
                Never>`, or with an error in the place of `Never`
                10:10+34: error: [kind-arguments] `CurrentValueSubject` says here how it fails, as in Swift: \
                `CurrentValueSubject<[String: Int], Never>`, or with an error in the place of `Never`
                13:13+24: error: [kind-arguments] `CurrentValueSubject` says here how it fails, as in Swift: \
                `CurrentValueSubject<Int, Never>`, or with an error in the place of `Never`
                14:15+26: error: [kind-arguments] `PassthroughSubject` says here how it fails, as in Swift: \
                `PassthroughSubject<String, Never>`, or with an error in the place of `Never`
                16:15+17: error: [kind-arguments] `AnyPublisher` says here how it fails, as in Swift: `AnyPublisher<Int, \
                Never>`, or with an error in the place of `Never`
                """
        )
    }

    @Test("What is published in an input that exists")
    func published() {
        expect(
            """
            view-model: AViewModel
            runtime: combine
            inputs: existing
              @Published var selected: Int?
              @Published var query: String = ""
              @Published var count: Int
              var onDragging = PassthroughSubject<Double, Never>()
            outputs:
              offset: Double = 0
            flows:
              - onDragging -> offset
              - selected, query, count -> replace with 1 -> offset
            """,
            says: """
                6:18+5: error: [initial-value] what `@Published` wraps has a value from the start; give it one, `count: … = …`
                """
        )
        expect(
            """
            view-model: AViewModel
            runtime: combine
            inputs: existing
              @Published var query: String = ""
              send: Void
            outputs:
              title: String
              sent: String
            flows:
              - input.$query -> title
              - send -> with $query -> sent
            """,
            says: """
                10:5+12: error: [unknown-name] what tells of `query` is called so here, without `$`; write `query`
                11:18+6: error: [unknown-name] what tells of `query` is called so here, without `$`; write `query`
                """
        )
        expect(
            """
            view-model: AViewModel
            runtime: combine
            inputs:
              @Published var query: String = ""
            outputs:
              title: String
            flows:
              - query -> title
            """,
            says: """
                4:3+10: error: [kind-place] an input is made by the view, and has no wrapper here; a value that comes in is \
                `let name: Type`
                """
        )
    }

    @Test("Work without its word, and sources that other libraries join")
    func work() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              library: Library
            services:
              Library:
                - books(on: Int) async throws -> [Book]
            requests:
              fetch: GET https://example.com/books
                decode: [Book]
            logic:
              - load(on: Int) async throws -> [Book]
            inputs:
              tap: Int
              name: String
            outputs:
              books: [Book] = []
              isLoading: Bool = false
              isOn: Bool = false
            flows:
              - tap -> library.books(on: $0) while isLoading -> books
              - tap -> load(on: $0) until name retry 2 -> books
              - tap -> fetch while isLoading -> books
              - tap -> library.books(on: $0) -> books
              - name, tap -> combineLatest { !$0.isEmpty && $1 > 0 } -> isOn
              - errors -> ignore
            """,
            says: """
                21:12+21: error: [unknown-step] work says what becomes of older work: `latest library.books(on: $0) while \
                isLoading`, which a new one cancels, or `first`, `queue` or `all` in the place of `latest`
                22:12+12: error: [unknown-step] work says what becomes of older work: `latest load(on: $0) until name retry \
                2`, which a new one cancels, or `first`, `queue` or `all` in the place of `latest`
                23:12+5: error: [unknown-step] work says what becomes of older work: `latest fetch while isLoading`, which a \
                new one cancels, or `first`, `queue` or `all` in the place of `latest`
                24:12+21: error: [unknown-step] a step calls things: `latest library.books(on: $0)` where it takes time or \
                can fail, `map library.books(on: $0)` where it answers at once, `do library.books(on: $0)` in passing
                25:18+13: error: [unknown-step] `combineLatest` is not a step; did you mean `combine`?
                """
        )
    }

    @Test("A service that nothing declares is told of once")
    func services() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              library: Library
              limit: Int
            inputs:
              tap: Int
            outputs:
              books: [Book] = []
            flows:
              - tap -> latest try await library.books(on: $0, limit) -> books
              - errors -> ignore
            samples:
              limit: 3
            scenarios:
              books are shown:
                given: library.books answers []
                when: tap 1
                then: books = []
              it fails:
                given: library.books fails; limit.books fails
                when: tap 1
                then: books is unchanged; library.books was called
            """,
            says: """
                4:3+7: error: [scenario-use] scenarios say what `library` answers, so `Library` is a service; declare it \
                under `services`, `Library:`, or write `library: existing Library` where your Swift declares it
                21:33+5: error: [scenario-use] `limit` is no service of this spec; requests and members of a service under \
                `services` answer
                """
        )
    }
}
