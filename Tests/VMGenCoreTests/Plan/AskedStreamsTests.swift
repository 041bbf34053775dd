import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// What a call of a dependency may change, others hear of by way of its streams: they keep the order of the spec.
@Suite("Flows beside a call of what they take along")
struct AskedStreamsTests {
    private func viewModel(_ runtime: String, kind: (String) -> String, flows: [String]) throws -> String {
        let spec = """
            view-model: CartViewModel
            runtime: \(runtime)
            init:
              cart: Cart
              shared: \(kind("Int"))
            services:
              Cart: AnyObject
                - ids: \(kind("[Int]"))
                - var total: Int
                - add(_ id: Int)
                - title(_ id: Int) -> String
                - rows(_ id: Int) -> \(runtime == "rxswift" ? "Observable<Int>" : "AnyPublisher<Int, Never>")
            variables:
              var doubled: Int { cart.total * 2 }
            inputs:
              tap: Int
            outputs:
              shown: String
              items: [Int] = []
            flows:
              - cart.ids -> items
              - shared -> map { "\\($0)" } -> as label
            \(flows.map { "  - \($0)" }.joined(separator: "\n"))
            """
        let source = SpecInput(name: "Cart", source: SourceText(path: "Cart.vm", text: spec))
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: false))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(result.files.first { $0.name == "CartViewModel.swift" }).contents
    }

    /// Flows that change something, and flows of the same source that look at it.
    static let pairs = [
        ("tap -> call cart.add($0)", "tap -> with cart.ids -> map { \"\\($0) \\($1.count)\" } -> shown"),
        ("tap -> call cart.add($0)", "tap -> with items -> map { \"\\($0) \\($1.count)\" } -> shown"),
        ("tap -> set cart.total = $0", "tap -> with cart.ids -> map { \"\\($0) \\($1.count)\" } -> shown"),
        ("tap -> set cart.total = $0", "tap -> map cart.title($0) -> shown"),
        ("tap -> set cart.total = $0", "tap -> with doubled -> map { \"\\($0) \\($1)\" } -> shown"),
        ("tap -> call shared.SEND($0)", "tap -> with shared -> map { \"\\($0) \\($1)\" } -> shown"),
        ("tap -> call shared.SEND($0)", "tap -> with label -> map { \"\\($0) \\($1)\" } -> shown"),
        ("tap -> call cart.add($0)", "tap, cart.ids -> combine { \"\\($0) \\($1.count)\" } -> shown"),
    ]

    @Test("Under Combine they share the input in order", arguments: pairs)
    func inOrder(_ changing: String, _ looking: String) throws {
        let flows = [changing, looking].map { $0.replacing("SEND", with: "send") }
        let text = try viewModel("combine", kind: { "CurrentValueSubject<\($0), Never>" }, flows: flows)
        #expect(text.contains(".inOrder()") || text.contains("shown.send("))
    }

    @Test("What looks before the change is no stream to which the view listens behind it", arguments: pairs.dropLast())
    func held(_ changing: String, _ looking: String) throws {
        let flows = [looking, changing].map { $0.replacing("SEND", with: "accept") }
        let text = try viewModel("rxswift", kind: { "BehaviorRelay<\($0)>" }, flows: flows)
        #expect(text.contains("let shownRelay = "))
    }

    @Test("Several flows whose work calls the same method call it in order under Combine")
    func work() throws {
        let flows = [
            "tap -> latest cart.rows($0) -> set items = [$0]",
            "tap -> latest cart.rows($0 + 1) -> map { \"\\($0)\" } -> shown",
        ]
        let text = try viewModel("combine", kind: { "CurrentValueSubject<\($0), Never>" }, flows: flows)
        #expect(text.contains(".inOrder()"))
    }

    @Test(
        "What only shows states is not held because two flows of one input set them",
        arguments: ["rxswift", "combine"]
    )
    func states(_ runtime: String) throws {
        let spec = """
            view-model: SearchViewModel
            runtime: \(runtime)
            init:
              catalogue: Catalogue
            services:
              Catalogue:
                - products(matching: String) async throws -> [String]
            inputs:
              term: String
            outputs:
              products: [String] = []
              isLoading: Bool = false
              placeholder: String
            flows:
              - term -> filter { !$0.isEmpty } -> latest catalogue.products(matching: $0) while isLoading -> products
              - term -> filter { $0.isEmpty } -> set products = []
              - products, isLoading -> combine { $0.isEmpty && !$1 ? "Nothing found" : "" } -> placeholder
              - errors -> ignore
            """
        let source = SpecInput(name: "Search", source: SourceText(path: "Search.vm", text: spec))
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: false))
        let file = try #require(result.files.first { $0.name == "SearchViewModel.swift" })
        #expect(!file.contents.contains("Early"))
    }
}
