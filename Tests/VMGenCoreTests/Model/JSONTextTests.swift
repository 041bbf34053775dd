import Testing

@testable import VMGenModel
@testable import VMGenSpec

@Suite("JSON")
struct JSONTextTests {
    @Test(
        "What is JSON",
        arguments: [
            ("[3]", .array), ("{}", .object), (#"{"a": [1, -2.5e+3, true, null], "b": "c\"\u00e9"}"#, .object),
            ("\"\"", .string), ("0", .number), ("-0.5", .number), ("false", .bool), ("null", .null),
            (" [ ] \n", .array),
        ] as [(String, JSONText.Kind)]
    )
    func json(_ text: String, _ kind: JSONText.Kind) throws {
        #expect(try JSONText.kind(of: text) == kind)
    }

    @Test(
        "Where it stops being JSON",
        arguments: [
            ("", 0, "a value is missing"), ("[1,]", 3, "a value is missing"), ("[1 2]", 3, "a `,` or `]` is missing"),
            ("{\"a\" 1}", 5, "a `:` is missing behind the name"),
            ("{a: 1}", 1, "a name in double quotes has to stand here"),
            ("[1", 2, "a `,` or `]` is missing"), ("\"a", 0, "the string is never closed"),
            (#""\x""#, 1, #"JSON has no such escape; a backslash is written `\\`"#),
            (#""\u12g4""#, 1, #"four hexadecimal digits follow `\u`"#), ("01", 0, "a number does not start with 0"),
            ("1.", 2, "a digit is missing behind the point"), ("-", 1, "a digit is missing"),
            ("1e", 2, "a digit is missing in the exponent"), ("nil", 0, "JSON says `null`"),
            ("[1] 2", 4, "nothing can follow the value"),
            ("'a'", 0, "no value of JSON starts like this; a string stands in double quotes"),
            ("[abc]", 1, "`abc` is no value of JSON; a string stands in double quotes"),
        ]
    )
    func mistakes(_ text: String, _ offset: Int, _ message: String) {
        #expect(throws: JSONText.Mistake(offset: offset, message: message)) { try JSONText.kind(of: text) }
    }

    @Test("Deep values end")
    func deep() {
        let text = String(repeating: "[", count: 10_000)
        #expect(throws: JSONText.Mistake(offset: 64, message: "this is nested too deep")) {
            try JSONText.kind(of: text)
        }
    }
}
