import Testing

/// Messages on what is static, on types that hide others, and on labels that Swift reads otherwise.
@Suite("Messages on what is static or hides something")
struct StaticMessageTests {
    @Test("What is static and stored within a generic view model")
    func generic() {
        expect(
            """
            view-model: final class AViewModel<Item: Equatable>
            runtime: rxswift
            types: |
              struct Row: Equatable {
                  static let empty = Row(n: 0)
                  static var first: Row { Row(n: 1) }
                  var n: Int
              }
              enum Kind { static var last = 3; case a }
            variables:
              static let page = 1
              static var next: Int { 2 }
            inputs:
              go: Item
            outputs:
              item: Item?
            flows:
              - go -> item
            """,
            says: """
                5:18+5: error: [bad-declaration] `empty` is static and stored, which nothing within the generic `AViewModel` can be; compute it, `static var empty: … { … }`
                9:26+4: error: [bad-declaration] `last` is static and stored, which nothing within the generic `AViewModel` can be; compute it, `static var last: … { … }`
                11:14+4: error: [bad-declaration] `page` is static and stored, which nothing within the generic `AViewModel` can be; compute it, `static var page: … { … }`
                """
        )
    }

    @Test("Types that hide those of requests, values of enums in URLs, and parameters called `var`")
    func requests() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct URL { let n: Int }
              enum Sort { case up, down }
              enum Order: String { case up, down }
              enum Told: CustomStringConvertible { case up; var description: String { "up" } }
              struct Page: Equatable { let n: Int }
            requests:
              load(sort: Sort, order: Order?, told: Told): GET https://a.b/c
                query:
                  sort: sort
                  order: order
                  told: told
              page(page: Page): GET https://a.b/\(page)
            inputs:
              go: Page
            logic:
              - make(var: Int) -> Int
              - made(`var`: Int) -> Int
            flows:
              - go -> latest load(sort: .up, order: nil, told: .up) -> ignore
              - go -> latest page(page: $0) -> ignore
              - errors -> ignore
            """#,
            says: """
                4:10+3: error: [generated-name] `URL` would hide the type of that name which requests are made with; choose another name
                12:13+4: warning: [request-value] `Sort` does not say which text stands for it in a URL; give it one, `enum Sort: String`, and write `sort.rawValue`, unless an extension in Swift has its `description`
                13:14+5: warning: [request-value] `Order` does not say which text stands for it in a URL; write `order?.rawValue`, unless an extension in Swift has its `description`
                15:25+19: warning: [request-value] `Page` does not say which text stands for it in a URL; write the part of it that is meant, `page.…`, unless an extension in Swift has its `description`
                19:10+3: error: [invalid-name] `var` is a keyword of Swift; write it in backticks here, as in Swift
                """
        )
    }

    @Test("Types that hide what the generated code names")
    func hidingTypes() {
        let spec = { (runtime: String) in
            #"""
            view-model: AViewModel
            runtime: \#(runtime)
            init:
              urlSession: URLSessionProtocol
            types: |
              enum URLError { case none }
              struct JSONDecoder {}
              struct JSONEncoder {}
              struct MainScheduler {}
              struct Fail {}
              struct DisposeBag {}
              struct AnyCancellable {}
            requests:
              load: GET https://a.b/c
                decode: Int
            inputs:
              go: Void
            outputs:
              n: Int = 0
            flows:
              - go -> delay 1 -> latest load -> n
              - errors -> ignore
            """#
        }
        let errors = { (names: [(line: Int, name: String, what: String)]) in
            names.map { line, name, what in
                let column = line == 6 ? 8 : 10
                return
                    "\(line):\(column)+\(name.count): error: [generated-name] `\(name)` would hide the type of that name which "
                    + "\(what); choose another name"
            }.joined(separator: "\n")
        }
        let (made, needed) = ("requests are made with", "the generated code needs")
        expect(
            spec("rxswift"),
            says: errors([
                (6, "URLError", made), (7, "JSONDecoder", made), (9, "MainScheduler", needed),
                (11, "DisposeBag", needed),
            ])
        )
        expect(
            spec("combine"),
            says: errors([
                (6, "URLError", made), (7, "JSONDecoder", made), (9, "MainScheduler", needed), (10, "Fail", made),
                (12, "AnyCancellable", needed),
            ])
        )
    }

    @Test("Completables under Combine, and times of static constants")
    func combine() {
        expect(
            """
            view-model: AViewModel
            runtime: combine
            variables:
              static let short = 0.3
            init:
              api: Api
            services:
              Api:
                - save(_ n: Int) -> Completable
            inputs:
              go: Int
            outputs:
              n: Int = 0
            flows:
              - go -> debounce short -> latest api.save($0) -> set n = 1
              - errors -> ignore
            """,
            says: """
                9:25+11: error: [foreign-kind] `Completable` belongs to rxswift; under combine write `AnyPublisher<Void, any Error>`
                15:20+5: error: [step-argument] `short` is of type `Double`, and `debounce` takes one of type `MainScheduler.SchedulerTimeType.Stride`; write the amount here, `debounce 0.5`
                """
        )
    }
}
