import Testing

@testable import VMGenCore
@testable import VMGenSpec

@Suite("Types as text")
struct TypeTextTests {
    @Test(
        "Types that certainly differ",
        arguments: [
            ("Int", "String"), ("[Int]", "Int"), ("Int", "[Int]"), ("Int?", "Int"), ("[Movie]", "Movie"),
            ("Movie", "[Movie]"), ("Movie?", "Movie"), ("[Int?]", "[Int]"), ("[String: Int]", "[String: String]"),
            ("[Int]", "[String: Int]"), ("Int?", "String?"), ("Void", "Int"), ("()", "Int"), ("any Error", "String"),
            ("any Error", "MyError"),
        ]
    )
    func differs(_ left: String, _ right: String) {
        #expect(TypeText(left).certainlyDiffers(from: TypeText(right)))
    }

    @Test(
        "Types that may be one",
        arguments: [
            ("Int", "Int"), ("Int", "Int?"), ("[Int]", "[Int?]"), ("Movie", "Film"), ("Movie", "Int"), ("Int", "Movie"),
            ("[String:Int]", "[String: Int]"), ("()", "Void"), ("[Movie]", "[Film]"), ("Movie?", "Film"),
            ("any Error", "Error"), ("(Int, String)", "Pair"), ("Movie", "Movie?"),
        ]
    )
    func mayBeOne(_ left: String, _ right: String) {
        #expect(!TypeText(left).certainlyDiffers(from: TypeText(right)))
    }

    @Test("How many values a type is in a closure")
    func arity() {
        #expect(TypeText("Void").arity == 0)
        #expect(TypeText("Int").arity == 1)
        #expect(TypeText("[Movie]").arity == 1)
        #expect(TypeText("(row: Int, title: String)").arity == 2)
        #expect(TypeText("(Int) -> Void").arity == nil)
        #expect(TypeText("Movie").arity == nil)
    }

    @Test(
        "What Swift makes of a value alone, and a stream of it does not",
        arguments: [
            ("CGFloat", "Double", true), ("Double", "CGFloat?", true), ("Double", "Double?", false),
            ("Int", "Double", false), ("URLError", "any Error", true), ("[Int]", "[Int?]", true),
            ("MainStep", "Step", true), ("[Sub]", "[Base]?", true), ("A.Row", "Row", false), ("Int", "ID", false),
            ("any Error", "Error", false),
        ]
    )
    func widened(type: String, other: String, isWidened: Bool) {
        #expect(TypeText(type).isWidened(to: TypeText(other)) == isWidened)
    }
}
