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
}
