import Testing

/// Messages on what is held and would be changed where it is, and on closures and names that Swift takes otherwise.
@Suite("Messages on what is held, and on closures")
struct HeldMessageTests {
    @Test("Calls that would change what is held, `self.`, and closures that set, make nothing or make tuples")
    func flows() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              ids: @autoclosure () -> Int
              list: [Int]
              weak var nav: Nav?
              store: Store
              defaults: UserDefaults = .standard
            services:
              Nav: AnyObject
                - show(_ x: Int)
              Store:
                - var item: Item?
                - fixed: Item
            inputs:
              tap: Int
            outputs:
              items: [Int] = []
              on: Bool = false
              n: Int = 0
                persist: defaults "n\"x"
              pair: Pair
            flows:
              - tap -> call items.append($0)
              - tap -> do on.toggle() -> n
              - tap -> call list.removeAll()
              - tap -> call self.nav.show($0)
              - tap -> set n = self.list.count
              - tap -> map { "x" } -> n
              - tap -> filter { $0 = 3 } -> n
              - tap -> map { } -> n
              - tap -> take 0 -> n
              - tap -> map { ($0, "z") } -> map Pair.made -> pair
              - tap -> set store.item.name = "a"
              - tap -> set store.fixed.name = "a"
            """#,
            says: #"""
                4:9+11: error: [not-a-type] `@autoclosure () -> Int` is not a type; `@autoclosure` stands before what a function takes alone; leave it out
                6:12+3: warning: [unused-parameter] nothing uses the parameter `nav`
                8:3+8: warning: [unused-parameter] nothing uses the parameter `defaults`
                21:23+6: error: [persist] a key is taken as it is written; leave the `\` out
                24:17+16: error: [bad-sink] `call` changes no value that is held; write `set items = items + [$0]`
                25:15+11: error: [bad-sink] `call` changes no value that is held; write `set on = !on`
                26:17+16: error: [bad-sink] `list` is a `let`, which nothing changes; declare it `var`, and write `set list = …`
                27:17+8: error: [unknown-name] `nav` is of the spec: write it without `self.`
                28:20+9: error: [unknown-name] `list` is of the spec: write it without `self.`
                29:18+3: error: [type-mismatch] `n` is `Int`, and `"x"` is no `Int`; write one
                  20:3+1: note: declared here
                30:21+6: error: [step-argument] `=` sets, and `{ }` is pure; `$0 == …` compares
                31:18+0: error: [step-argument] nothing stands between `{ }`; write what it makes of `$0`
                32:17+1: error: [step-argument] `take 0` lets nothing through; write `take 1`, or leave the flow out
                33:37+9: error: [closure-argument] a tuple arrives, and `Pair.made` is handed it as one value; write `{ Pair.made($0, $1) }`
                34:16+15: error: [not-settable] `store.item` may be nil; write `set store.item?.name = …`, which does nothing then
                35:16+16: error: [not-settable] `store.fixed.name` cannot be set: `Store` has it for reading; write it `- var fixed: Item` there
                """#
        )
    }

    @Test(
        "What `with` takes along: parts of which nobody knows what they are, closures, what the superclass is made with"
    )
    func companions() {
        expect(
            #"""
            view-model: final class AViewModel: BaseViewModel
            runtime: rxswift
            init:
              super title: String
              store: Store
              now: () -> Date
              save: (Int) async -> Int
              ticks: (Int) -> Observable<Int>
            services:
              Store: AnyObject
                - var item: Item { get }
                - var maybe: Item? { get }
            inputs:
              tap: Int
            outputs:
              name: String
              item: String
              other: String?
              at: Date
              n: Int
            flows:
              - tap -> with store.item.name -> map { $1 } -> name
              - tap -> with store.item.detail.name -> map { $1 } -> item
              - tap -> with store.maybe?.name -> map { $1 } -> other
              - tap -> with now() -> map { $1 } -> at
              - tap -> with save(2) -> map { $1 } -> n
              - tap -> with ticks(2) -> map { $1 } -> n
              - tap -> with self.title -> map { $1 } -> name
              - now() -> at
            """#,
            says: #"""
                22:17+15: error: [unknown-name] `store.item` is of the type `Item`, and the spec does not say whether its `name` is a value or a stream; for a value write `with store.item`, and `.name` where it is used, and for a stream `store.item.name -> as itemName`, and `with itemName`
                23:17+22: error: [unknown-name] `store.item` is of the type `Item`, and the spec does not say whether its `detail.name` is a value or a stream; for a value write `with store.item`, and `.detail.name` where it is used, and for a stream `store.item.detail.name -> as detailName`, and `with detailName`
                25:17+5: error: [unknown-name] `now` gives a value, no stream; as a step it is `… -> map now() -> …`
                26:17+7: error: [unknown-name] `save` takes time: it runs as a step, `… -> latest save(2) -> …`
                29:5+5: error: [unknown-name] `now` gives a value, no stream; as a step it is `start -> map now() -> …`
                """#
        )
    }

    @Test(
        "A path that a flow sets is no stream, what starts work ends it by way of a state neither, and a name is wrong once"
    )
    func consequences() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            init:
              shelf: Shelf
              id: Int
              ticks: (Int) -> Observable<Int>
            variables:
              var config: Config = Config()
            services:
              Shelf:
                - load(_ page: Int) async throws -> Int
                - ticks() -> Observable<Int>
            inputs:
              page: Int
              go: Void
            outputs:
              id: Int
              count: Int
              loaded: Int
              time: Int
            state:
              shown: Int = 1
            flows:
              - page -> set config.count = config.count + $0
              - go -> with config.count -> count
              - page -> set shown = $0
              - shown -> latest shelf.load($0) until page -> loaded
              - go -> latest shelf.ticks() -> time
              - page -> id
              - errors -> ignore
            scenarios:
              ticks:
                given: shelf.ticks waits
                when: go; shelf.ticks sends 1
                then: time = 1
            """#,
            says: #"""
                6:3+5: warning: [unused-parameter] nothing uses the parameter `ticks`
                6:19+10: error: [foreign-kind] `Observable` belongs to rxswift; under combine write `AnyPublisher<Int, any Error>`
                12:18+10: error: [foreign-kind] `Observable` belongs to rxswift; under combine write `AnyPublisher<Int, any Error>`
                17:3+2: error: [duplicate-name] there is a parameter `id` already; choose another name; a parameter keeps its label before it, `id other: …`
                  5:3+2: note: first declared here
                25:16+12: error: [unknown-name] `config.count` is a value, which a flow sets, and a path is taken along as a stream; write `with config`, and `.count` where it is used
                27:42+4: error: [step-argument] `page` cannot end this work: `shown`, which speaks when `page` does, starts it; `latest` ends older work by itself
                """#
        )
    }

    @Test("Values as sources, parts of values, what a service does not have, and kinds of another runtime within types")
    func values() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Observable<Input>) -> Observable<Output>
            init:
              limit: Int
              names: [String]
              now: () -> Int
              ticks: (Int) -> Observable<Int>
              own: Custom
              shelf: Shelf
              bind: (AnyPublisher<Int, Never>) -> Void
            services:
              Shelf:
                - level: Int
                - put(_ items: [PassthroughSubject<Int, Never>])
            inputs:
              - a(Int)
            outputs:
              - b(Int)
            flows:
              - limit -> .b
              - now -> .b
              - ticks -> .b
              - own -> .b
              - shelf -> .b
              - a -> with names.count -> .b($1)
              - a -> with limit + 1 -> .b($1)
              - a -> with shelf.depth -> .b($1)
              - a -> .b(shelf.level + shelf.height)
              - errors -> ignore
            scenarios:
              two:
                when: a(1); a(2)
                then: .b(1), .b(2)
            """#,
            says: #"""
                11:3+4: warning: [unused-parameter] nothing uses the parameter `bind`
                11:10+12: error: [foreign-kind] `AnyPublisher` belongs to combine; under rxswift write `Observable<Int>`
                15:21+18: error: [foreign-kind] `PassthroughSubject` belongs to combine; under rxswift write `PublishRelay<Int>`
                21:5+5: error: [unknown-name] `limit` is a plain value, no stream; `with limit` takes it along
                22:5+3: error: [unknown-name] `now` is a closure; a flow calls it, `start -> map now() -> …`
                23:5+5: error: [unknown-name] `ticks` is a closure; a flow starts from what it returns, `ticks(…)`
                25:5+5: error: [unknown-name] `shelf` is a plain value, no stream; `with shelf` takes it along
                27:15+9: error: [unknown-name] `with` takes along what has a name, and computes nothing; write `with limit`, and `limit + 1` where it is used, with its `$` in the place of `limit`
                28:21+5: error: [unknown-method] `Shelf` has no `depth`; declare it under `Shelf`
                  13:3+5: note: declared here
                29:33+6: error: [unknown-method] `Shelf` has no `height`; declare it under `Shelf`
                  13:3+5: note: declared here
                34:16+1: error: [scenario-shape] statements are separated by `;`, not by `,`
                """#
        )
    }

    @Test("A view model on the main actor that implements what the spec declares on none")
    func conformance() {
        expect(
            """
            view-model: @MainActor final class ScanViewModel: ScannerDelegate, Prepared
            runtime: rxswift
            init:
              scanner: Scanner
            services:
              Scanner: AnyObject
                - var delegate: ScannerDelegate?
                - scan()
              ScannerDelegate: AnyObject
                - scannerDidStop(_ scanner: Scanner)
              Prepared:
                - prepare() async
            inputs:
              scan: Void
            outputs:
              isScanning: Bool = false
            logic:
              - callback scannerDidStop(_ scanner: Scanner, state: State)
            flows:
              - start -> set scanner.delegate = self
              - scan -> set isScanning = true
              - scan -> call scanner.scan()
            """,
            says: #"""
                1:51+15: error: [logic-isolation] the view model is on the main actor, and `ScannerDelegate` on none, so Swift 6 does not let it implement that; declare it in Swift, `@MainActor protocol ScannerDelegate`, and write `existing ScannerDelegate` under `services`
                """#
        )
    }
}
