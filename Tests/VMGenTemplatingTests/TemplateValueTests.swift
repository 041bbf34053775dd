import Testing
import VMGenTemplating

@Suite("Template values")
struct TemplateValueTests {
    @Test("Literals make values")
    func literals() {
        let name = "x"
        let value: TemplateValue = ["a": "s\(name)", "b": 1, "c": true, "d": ["e"]]
        #expect(
            value
                == .dictionary(["a": .string("sx"), "b": .integer(1), "c": .bool(true), "d": .list([.string("e")])])
        )
    }

    @Test("Of two entries with one key the later counts")
    func duplicates() {
        let value: TemplateValue = ["a": 1, "a": 2]
        #expect(value == ["a": 2])
    }
}
