import Testing
import VMGenDiagnostics

@testable import VMGenSpec

@Suite struct SwiftTextSplitTests {
    @Test(arguments: [
        ("a, b", ",", ["a", "b"]),
        ("", ",", [""]),
        ("a,, b,", ",", ["a", "", "b", ""]),
        ("f(a, b), [c, d], { e, f }", ",", ["f(a, b)", "[c, d]", "{ e, f }"]),
        ("\"a, b\", c", ",", ["\"a, b\"", "c"]),
        ("\"\\(f(a, \"x, y\")), b\", c", ",", ["\"\\(f(a, \"x, y\")), b\"", "c"]),
        ("#\"a\", b\"#, c", ",", ["#\"a\", b\"#", "c"]),
        ("\"a\\\", b\", c", ",", ["\"a\\\", b\"", "c"]),
        ("a -> map { $0 -> $1 } -> b", "->", ["a", "map { $0 -> $1 }", "b"]),
        ("a->b", "->", ["a", "b"]),
        ("a ->> b", "->", ["a ->> b"]),
        ("x = 1; y = \";\"", ";", ["x = 1", "y = \";\""]),
        ("a as b as? c as! d asleep .as e", "as", ["a", "b as? c as! d asleep .as e"]),
        ("load(while: x) while isLoading", "while", ["load(while: x)", "isLoading"]),
        ("a: [Int] = [] == x = y", " = ", ["a: [Int]", "[] == x", "y"]),
        ("a=b", " = ", ["a=b"]),
        ("a=b", "=", ["a", "b"]),
        ("Int? = nil", " = ", ["Int?", "nil"]),
        ("a ? b : c", ":", ["a ? b", "c"]),
        ("A<B, C>, D", ",", ["A<B", "C>", "D"]),
    ])
    func splitsOutsideBracketsAndStrings(text: String, separator: String, parts: [String]) {
        #expect(SwiftText.split(Fragment(at: 7, text), on: separator).map(\.text) == parts)
    }

    @Test(arguments: [
        ("A<B, C>, D", ",", ["A<B, C>", "D"]),
        ("[String: Set<Set<Int>>]?, (Int) -> Void", ",", ["[String: Set<Set<Int>>]?", "(Int) -> Void"]),
        ("(A) -> B, C<(D) -> E>", ",", ["(A) -> B", "C<(D) -> E>"]),
        ("Driver<Set<Int>>=[]", "=", ["Driver<Set<Int>>", "[]"]),
        ("Publisher<Int, Never>? = nil", " = ", ["Publisher<Int, Never>?", "nil"]),
        ("Int = a > b", " = ", ["Int", "a > b"]),
    ])
    func takesAnglesAsBracketsInTypes(text: String, separator: String, parts: [String]) {
        let fragments = SwiftText.split(Fragment(at: 0, text), on: separator, typeBrackets: true)
        #expect(fragments.map(\.text) == parts)
    }

    @Test func partsKnowTheirPlace() {
        let parts = SwiftText.split(Fragment(at: 10, "  ä ,\tb,c "), on: ",")
        #expect(parts.map(\.placed) == ["ä@12..<14", "b@17..<18", "c@19..<20"])
    }

    @Test func emptyPartsStandBehindTheSeparator() {
        let parts = SwiftText.split(Fragment(at: 10, "a,  "), on: ",")
        #expect(parts.map(\.placed) == ["a@10..<11", "@12..<12"])
    }

    @Test func cutsAtTheFirst() throws {
        let (before, after) = try #require(SwiftText.cut(Fragment(at: 3, "a(x = 1) = b = c"), at: " = "))
        #expect(before.placed == "a(x = 1)@3..<11")
        #expect(after.placed == "b = c@14..<19")
        #expect(SwiftText.cut(Fragment(at: 3, "a"), at: ",") == nil)
    }

    @Test(arguments: [
        (#"("sea")"#, #""sea""#), ("(1)", "1"), ("( a + b )", "a + b"), ("(1, 2)", "(1, 2)"), ("(a: 1)", "(a: 1)"),
        ("()", "()"), ("(a) + (b)", "(a) + (b)"), ("a", "a"), ("((1, 2))", "(1, 2)"),
    ])
    func oneValueNeedsNoBrackets(text: String, value: String) {
        #expect(Fragment(at: 0, text).unbracketed.text == value)
    }

    @Test func whatIsNeverClosedHidesNothing() {
        #expect(SwiftText.split(Fragment(at: 0, "f(a, b"), on: ",").map(\.text) == ["f(a", "b"])
        #expect(SwiftText.split(Fragment(at: 0, "f(a, b], c"), on: ",").map(\.text) == ["f(a", "b]", "c"])
        #expect(SwiftText.split(Fragment(at: 0, "f([a), b"), on: ",").map(\.text) == ["f([a)", "b"])
        #expect(SwiftText.split(Fragment(at: 0, "\"a, b"), on: ",").map(\.text) == ["\"a", "b"])
        #expect(SwiftText.split(Fragment(at: 0, "\"\\(a, b"), on: ",").map(\.text) == ["\"\\(a", "b"])
    }
}
