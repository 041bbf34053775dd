import Testing

@testable import VMGenCore

@Suite("Sums and comparisons in generated tests")
struct ArithmeticTests {
    @Test(
        "Products come before sums, comparisons last",
        arguments: [
            ("1 + 2", "3"), ("1 + 2 * 3", "7"), ("7 - 2 - 1", "4"), ("2 * 10 / 3", "6"), ("7 % 4", "3"),
            ("2 <= 1", "false"),
            ("1 + 1 == 2", "true"), ("2 * 3 - 1", "5"),
        ]
    )
    func known(swift: String, result: String) {
        #expect(Arithmetic.result(of: swift, isWhole: true) == result)
    }

    @Test(
        "What is no sum of whole numbers",
        arguments: ["1", "a + 1", "1 + 2.5", "1 + ", "1 / 0", "(1) + 2", "1 < 2 < 3"]
    )
    func unknown(swift: String) {
        #expect(Arithmetic.result(of: swift, isWhole: true) == nil)
    }

    @Test("What a division gives depends on the type")
    func division() {
        #expect(Arithmetic.result(of: "3 / 2", isWhole: false) == nil)
    }
}
