import Testing
import VMGenDiagnostics

@testable import VMGenModel
@testable import VMGenSpec
@testable import VMGenTesting

@Suite("Values of types")
struct SampleValuesTests {
    @Test(
        "What types have by nature",
        arguments: [
            ("Int", ["1", "2"]), ("UInt8", ["1", "2"]), ("Double", ["1.5", "2.5"]), ("Bool", ["true", "false"]),
            ("String", ["\"a\"", "\"b\""]), ("Void", ["()"]), ("()", ["()"]),
            ("Int?", ["1", "2"]), ("Void?", ["()", "nil"]), ("Room?", ["nil"]), ("Room", []),
            ("[Int]", ["[1]", "[1, 2]"]), ("[Room]", ["[]"]), ("[Void]", ["[()]", "[]"]),
            ("[String: Int]", ["[\"a\": 1]", "[\"a\": 2]"]), ("[String: Room]", ["[:]"]),
            ("Set<Int>", ["[1]", "[1, 2]"]), ("Array<Bool>", ["[true]", "[true, false]"]),
            ("Optional<Int>", ["1", "2"]),
            ("Result<Int, Error>", [".success(1)", ".success(2)"]),
            ("(row: Int, title: String)", ["(row: 1, title: \"a\")", "(row: 2, title: \"b\")"]),
            ("(Int, Room)", []), ("(Int) -> Void", ["{ _ in }"]), ("@escaping (Int, Int) -> Void", ["{ _, _ in }"]),
            ("() -> Void", ["{}"]), ("() -> Int", ["{ 1 }"]), ("Page<Int>", []),
            ("PublishRelay<Int>", ["PublishRelay()"]),
            ("AsyncStream<Room>", ["AsyncStream<Room> { $0.finish() }"]),
            ("AsyncThrowingStream<Int, Error>", ["AsyncThrowingStream<Int, Error> { $0.finish() }"]),
            ("BehaviorSubject<Int>", ["BehaviorSubject(value: 1)", "BehaviorSubject(value: 2)"]),
            ("any Error", ["URLError(.notConnectedToInternet)", "URLError(.timedOut)"]),
        ] as [(String, [String])]
    )
    func known(_ type: String, _ values: [String]) {
        #expect(SampleValues().values(of: type) == values)
    }

    @Test("Samples come first, and make the values of what holds them")
    func samples() throws {
        let spec = try #require(
            CheckedSpec(
                CleanSpecs.rooms + """
                    samples:
                      Room: .kitchen, .bath
                      Int: 7
                      spare: Other = Other()
                      pick: 3
                      fetchNumber: [1], [2]

                    """
            ).spec
        )
        let values = SampleValues(spec.samples, errors: spec.errors)
        #expect(values.values(of: "Room") == [".kitchen", ".bath"])
        #expect(values.values(of: "[Room]") == ["[.kitchen]", "[.kitchen, .bath]"])
        #expect(values.values(of: "Room?") == [".kitchen", ".bath"])
        #expect(values.values(of: "Int") == ["7"])
        #expect(values.values(of: "AppError") == ["AppError.offline", "AppError.failed"])
        let targets = spec.samples.map(\.target)
        let expected: [Sample.Target] = [
            .type("Room"), .type("Int"), .constant(type: "Other"), .input(1), .request(0),
        ]
        #expect(targets == expected)
    }

    @Test("The cases of the enums that the spec declares are values, those that hold something last")
    func enums() throws {
        let spec = try #require(
            CheckedSpec(
                """
                view-model: PageViewModel
                runtime: rxswift
                types: |
                  enum Mode: String, Equatable {
                      case none = "n, case x", list
                      case `default`
                      var isList: Bool {
                          switch self {
                          case .list: true
                          default: false
                          }
                      }
                  }

                  indirect enum Step { case page(number: Int, title: String = "a"), open(Room), tree(Step) }
                  enum Boxed<Value> { case box(Value) }
                  struct Box { enum Inner { case a } }
                inputs:
                  mode: Mode
                outputs:
                  mode: Mode = .list
                flows:
                  - mode -> output.mode

                """
            ).spec
        )
        let values = SampleValues(types: spec.types, in: "PageViewModel")
        #expect(values.values(of: "Mode") == [".list", ".default"])
        #expect(values.values(of: "PageViewModel.Mode?") == [".list", ".default"])
        #expect(values.values(of: "[Mode]") == ["[.list]", "[.list, .default]"])
        #expect(values.values(of: "Step") == [".page(number: 1, title: \"a\")", ".page(number: 2, title: \"b\")"])
        #expect(values.values(of: "Boxed<Int>").isEmpty)
        #expect(values.values(of: "Inner").isEmpty)
    }
}
