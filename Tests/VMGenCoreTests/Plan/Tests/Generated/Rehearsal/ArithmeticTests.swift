import Testing

@testable import VMGenCore

@Suite("Sums and comparisons in generated tests")
struct ArithmeticTests {
    @Test(
        "Products come before sums, comparisons last",
        arguments: [
            ("1 + 2", "3"), ("1 + 2 * 3", "7"), ("7 - 2 - 1", "4"), ("2 * 10 / 3", "6"), ("7 % 4", "3"),
            ("2 <= 1", "false"),
            ("1 + 1 == 2", "true"), ("2 * 3 - 1", "5"), ("(-1) + 3", "2"),
        ]
    )
    func known(swift: String, result: String) {
        #expect(Arithmetic.result(of: swift, types: ["Int"]) == result)
    }

    @Test(
        "What is no sum of whole numbers",
        arguments: ["1", "a + 1", "1 + 2.5", "1 + ", "1 / 0", "(1 + 1) + 2", "1 < 2 < 3"]
    )
    func unknown(swift: String) {
        #expect(Arithmetic.result(of: swift, types: ["Int"]) == nil)
    }

    @Test(
        "Fractions are worked out as `Double` does",
        arguments: [
            ("0 + 1.5 * 1.5", "2.25"), ("0.1 + 0.2", "0.30000000000000004"), ("1 / 4", "0.25"), ("2 + 2", "4.0"),
            ("0.5 - 0.75", "-0.25"), ("1.5 > 0.5", "true"),
        ]
    )
    func decimal(swift: String, result: String) {
        #expect(Arithmetic.result(of: swift, types: ["Double", "TimeInterval"]) == result)
    }

    @Test("What is no number", arguments: ["1 / 0", "1.5 % 1", "a * 2.0"])
    func noNumber(swift: String) {
        #expect(Arithmetic.result(of: swift, types: ["Double"]) == nil)
    }

    @Test("What a division gives depends on the type")
    func division() {
        #expect(Arithmetic.result(of: "3 / 2", types: ["Int", nil]) == nil)
    }
}
