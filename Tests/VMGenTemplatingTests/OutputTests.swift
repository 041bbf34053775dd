import Testing
import VMGenTemplating

@Suite("{{ value }}")
struct OutputTests {
    @Test(
        "Text without tags stays as it is, whatever braces it holds",
        arguments: [
            "", "plain", "a { b } c\n\n", "{ {", "}}", "%} #}", "func f() { }\r\n", "\u{FEFF}e\u{301} 🙂",
        ]
    )
    func text(_ text: String) throws {
        #expect(try rendered(text) == text)
    }

    @Test("Strings, integers and bools are printed")
    func kinds() throws {
        let context: [String: TemplateValue] = ["s": "a<b>&\"", "i": -42, "t": true, "f": false]
        #expect(try rendered("{{ s }}|{{i}}|{{ t}}|{{f }}", context) == "a<b>&\"|-42|true|false")
    }

    @Test("Literals are values too")
    func literals() throws {
        #expect(
            try rendered(#"{{ "a b" }}{{ 'c' }}{{ "" }}{{ 7 }}{{ -7 }}{{ true }}{{ false }}"#) == "a bc7-7truefalse"
        )
        #expect(try rendered(#"{{ "it's" }}{{ '"' }}"#) == #"it's""#)
    }

    @Test("Dots look into dictionaries, lists and strings")
    func members() throws {
        let context: [String: TemplateValue] = [
            "model": ["name": "SignIn", "inputs": [["name": "id"], ["name": "password"]]]
        ]
        #expect(try rendered("{{ model.name }}", context) == "SignIn")
        #expect(try rendered("{{ model.inputs.0.name }}", context) == "id")
        #expect(try rendered("{{ model.inputs.first.name }}", context) == "id")
        #expect(try rendered("{{ model.inputs.last.name }}", context) == "password")
        #expect(try rendered("{{ model.inputs.count }}", context) == "2")
        #expect(try rendered("{{ model.count }}", context) == "2")
        #expect(try rendered("{{ model.name.count }}", context) == "6")
    }

    @Test("A name called `count` in scope is an ordinary name")
    func count() throws {
        #expect(try rendered("{{ count }}", ["count": 3]) == "3")
    }

    @Test("A value can depend on a condition")
    func inlineIf() throws {
        let template = #"{{ "a"|uppercase if x == 1 else "b" }}{{ "c" if not x }}"#
        #expect(try rendered(template, ["x": 1]) == "A")
        #expect(try rendered(template, ["x": 0]) == "bc")
    }

    @Test("The value that is not taken is not looked at")
    func inlineIfIsLazy() throws {
        #expect(try rendered("{{ nobody if false else 1 }}{{ 2 if true else nobody }}") == "12")
    }

    @Test("A tag may go over several lines")
    func lines() throws {
        #expect(try rendered("{{\n  a\n  | uppercase\n}}", ["a": "x"]) == "X")
    }

    @Test("A variable ends at the first }}")
    func firstEnd() throws {
        #expect(try rendered("{{ a }}}", ["a": 1]) == "1}")
    }

    @Test("Comments leave nothing")
    func comments() throws {
        #expect(try rendered("a{# b {{ c }} {% nonsense %}\n #}d{##}e") == "ade")
    }
}
