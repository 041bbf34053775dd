import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenPlan

/// What stands in a spec as a declaration stands in the output as it is written.
@Suite("Declarations as written") struct DeclarationsAsWrittenTests {
    private func generated(_ text: String) throws -> [String: String] {
        let source = SourceText(path: "Tap.vm", text: text)
        let target = TargetInput(
            moduleName: "App",
            specs: [SpecInput(name: "Tap", source: source)],
            wantsTests: true
        )
        let result = EmbeddedTemplates.generate(target)
        #expect(result.diagnostics.filter(\.isError).map(\.message) == [])
        return Dictionary(result.files.map { ($0.name, $0.contents) }) { first, _ in first }
    }

    private func viewModel(_ text: String) throws -> String { try #require(generated(text)["TapViewModel.swift"]) }

    private static let flows = "inputs:\n  tap: Void\noutputs:\n  done: Void\nflows:\n  - tap -> done\n"

    @Test("A callback hands on what it may change, and asks what it is given as a closure")
    func callbacks() throws {
        let text = try viewModel(
            "view-model: TapViewModel\nruntime: rxswift\n" + Self.flows + "logic:\n"
                + "  - callback change(_ count: inout Int, by step: Int, state: State)\n"
                + "  - callback check(_ isOn: @autoclosure () -> Bool, state: State)\n"
        )
        #expect(text.contains("        change(&count, by: step, state: state)\n"))
        #expect(text.contains("        check(isOn(), state: state)\n"))
    }

    @Test(
        "What stands in a query may be missing, unless it certainly is there",
        arguments: [
            (#"ids.map { $0.map(String.init).joined(separator: ",") }"#, true), (#"["a": "1"][key]"#, true),
            ("ids.map { $0.count }", true), (#"names.joined(separator: ",")"#, false), ("[1, 2].count", false),
            (#"names.map(String.init).joined(separator: ",")"#, false),
        ]
    )
    func queries(_ value: String, mayBeNil: Bool) throws {
        let text = try viewModel(
            "view-model: TapViewModel\nruntime: rxswift\ninit:\n  urlSession: URLSessionProtocol\n  ids: [Int]?\n"
                + "  names: [String]\n  key: String\n"
                + "requests:\n  load: GET https://example.com/a\n    query:\n      ids: \(value)\n      key: key\n"
                + "      all: ids.map { $0.count + names.count }\n"
                + "inputs:\n  tap: Void\noutputs:\n  done: Void\nflows:\n  - tap -> latest load -> done\n  - errors -> ignore\n"
        )
        let bare = { (text: String) in text.filter { !$0.isWhitespace } }
        #expect(bare(text).contains(bare("String(present: \(value))")) == mayBeNil)
    }

    @Test("A sample is of a type that stands in another one, too")
    func nestedSample() throws {
        let files = try generated(
            "view-model: TapViewModel\nruntime: rxswift\ninputs:\n  a: [N.Foo]\noutputs:\n  y: [N.Foo] = []\n"
                + "flows:\n  - a -> y\nsamples:\n  N.Foo: N.Foo(1), N.Foo(2)\n"
        )
        let tests = try #require(files["TapViewModelGeneratedTests.swift"])
        #expect(tests.contains("[N.Foo(1)]"))
    }

    @Test(
        "A parameter has the access that its line says, with logic and without",
        arguments: ["", "logic:\n  - f(_ n: Int)\n"]
    )
    func access(_ logic: String) throws {
        let text = try viewModel(
            "view-model: TapViewModel\nruntime: rxswift\ninit:\n  let shown: Int\n  private let hidden: Int\n"
                + "  internal let said: Int\n  var changed: Int\n  bare: Int\n" + logic
                + (logic.isEmpty ? Self.flows : Self.flows + "  - tap -> call f(1)\n")
        )
        let hidden = logic.isEmpty ? "private " : ""
        for line in [
            "    let shown: Int", "    private let hidden: Int", "    internal let said: Int", "    var changed: Int",
            "    \(hidden)let bare: Int",
        ] {
            #expect(text.contains("\n\(line)\n"), "\(line)")
        }
    }

    @Test("An input whose kind the spec writes has to be connected") func pinnedInput() throws {
        let inputs = "inputs:\n  tap: AnyPublisher<Void, Never>\n  other: Int\n"
        let flows = "outputs:\n  done: Void\n  n: Int\nflows:\n  - tap -> done\n  - other -> n\n"
        let text = try viewModel("view-model: TapViewModel\nruntime: combine\n" + inputs + flows)
        #expect(text.contains("        let tap: AnyPublisher<Void, Never>\n"))
        #expect(text.contains("        var other: AnyPublisher<Int, Never> = .never\n"))
        let wide = try viewModel("view-model: public final class TapViewModel\nruntime: combine\n" + inputs + flows)
        #expect(
            wide.contains("tap: AnyPublisher<Void, Never>,\n            other: AnyPublisher<Int, Never> = .never\n")
        )
    }

    @Test("Types of the view model are found from its superclass's arguments") func superclass() throws {
        let head = "view-model: final class TapViewModel: Base<TapInput, Mode, Int>\nruntime: rxswift\n"
        let shape = "transform: override (input: TapInput) -> Output\ntypes: |\n  enum Mode { case on }\n"
        let files = try generated(head + shape + "init: override\n" + Self.flows)
        let text = try #require(files["TapViewModel.swift"])
        #expect(text.contains("final class TapViewModel: Base<TapViewModel.TapInput, TapViewModel.Mode, Int> {\n"))
        #expect(files["TapViewModelHarness.swift"]?.contains("viewModel = TapViewModel()") == true)
        let unknown = try generated(head + shape + Self.flows)
        #expect(unknown["TapViewModelHarness.swift"]?.contains("of which nobody knows an `init()`") == true)
    }

    @Test("What a hand-written method gives is said once, and nothing of what it does not give") func documentation()
        throws
    {
        let text = try viewModel(
            "view-model: TapViewModel\nruntime: rxswift\ninputs:\n  tap: Void\noutputs:\n  saved: Void\n  count: Int\n"
                + "logic:\n  - save() async\n  - next() -> Int\nflows:\n  - tap -> latest await save -> saved\n"
                + "  - tap -> map next -> count\n  - tap -> map next -> count\n"
        )
        #expect(text.contains("    /// When it is done it sends `saved`.\n"))
        let line = "    /// Runs for every `tap`.\n"
        #expect(text.components(separatedBy: line).count == 2)
        #expect(text.contains(line + "    /// What it returns becomes `count`.\n"))
    }
}
