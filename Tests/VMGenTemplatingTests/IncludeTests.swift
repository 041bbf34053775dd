import Testing
import VMGenTemplating

@Suite("{% include %}")
struct IncludeTests {
    @Test("An included template sees the names in scope")
    func scope() throws {
        let text = try rendered(
            #"{% for x in l %}{% include "P" %}{% endfor %}"#,
            ["l": ["a", "b"], "y": "!"],
            others: ["P": "{{ x }}{{ forloop.counter }}{{ y }}"]
        )
        #expect(text == "a1!b2!")
    }

    @Test("A context brings the entries of a dictionary in, for the included template alone")
    func context() throws {
        let text = try rendered(
            #"{% include "P" d %}{{ x }}"#,
            ["d": ["x": "in"], "x": "out", "y": "!"],
            others: ["P": "{{ x }}{{ y }}"]
        )
        #expect(text == "in!out")
    }

    @Test("The template's name can be a value")
    func variableName() throws {
        let text = try rendered(
            "{% for step in steps %}{% include step.template step %}{% endfor %}",
            ["steps": [["template": "flow/map", "x": 1], ["template": "flow/set", "x": 2]]],
            others: ["flow/map": "map {{ x }};", "flow/set": "set {{ x }};"]
        )
        #expect(text == "map 1;set 2;")
    }

    @Test("A template can include itself while a condition holds")
    func recursion() throws {
        let tree: TemplateValue = ["n": 1, "children": [["n": 2, "children": []], ["n": 3, "children": []]]]
        let node = #"{{ n }}({% for child in children %}{% include "node" child %}{% endfor %})"#
        #expect(try rendered(#"{% include "node" tree %}"#, ["tree": tree], others: ["node": node]) == "1(2()3())")
    }

    @Test("Each template is loaded once")
    func cache() throws {
        var loaded: [String] = []
        let environment = TemplateEnvironment { name in
            loaded.append(name)
            return name == "P" ? "p" : #"{% include "P" %}{% include "P" %}"#
        }
        #expect(try environment.render("T", [:]) == "pp")
        #expect(try environment.render("T", [:]) == "pp")
        #expect(loaded == ["T", "P"])
    }

    @Test("Mistakes in an included template show the way to it")
    func chain() {
        let others = ["A": "\n  {% include \"B\" %}", "B": "ä {{ x }}"]
        #expect(
            failure("{% include \"A\" %}", others: others) == """
                B:1:7: error: there is no `x` here
                A:2:14: note: included from here
                T:1:12: note: included from here
                """
        )
        #expect(
            failure("{% include \"A\" %}", others: ["A": "{% nonsense %}"]) == """
                A:1:4: error: there is no tag `nonsense`; the tags are `elif`, `else`, `empty`, `endfilter`, `endfor`, `endif`, \
                `filter`, `for`, `if`, `include`
                T:1:12: note: included from here
                """
        )
    }

    @Test("An endless recursion ends with an error")
    func endless() throws {
        let lines = failure("{% include \"T\" %}").split(separator: "\n")
        #expect(
            lines.first
                == "T:1:12: error: templates include each other more than 256 blocks deep; end the recursion with an `if`"
        )
        #expect(lines.last == "note: and 247 more on the way")
    }

    @Test(
        "What cannot be included",
        arguments: [
            (
                "{% include \"Q\" %}",
                "T:1:12: error: there is no template `Q`; names are paths below the folder of templates"
            ),
            ("{% include i %}", "T:1:12: error: `i` is not a string; `include` takes a template's name"),
            ("{% include \"P\" i %}", "T:1:16: error: `i` is an integer; the context of an `include` is a dictionary"),
            ("{% include \"P\" nobody %}", "T:1:16: error: there is no `nobody` here; in scope are `i`"),
            ("{% include %}", "T:1:11: error: a value is missing here; write a name, a string or a number"),
            (
                "{% include \"P\" i.x %}",
                "T:1:16: error: the context of an `include` is a plain name; write `include \"template\" name`"
            ),
            (
                "{% include \"P\" i i %}",
                "T:1:18: error: `i` is not expected here; write `include \"template\"` or `include \"template\" name`"
            ),
        ]
    )
    func mistakes(_ template: String, _ message: String) {
        #expect(failure(template, ["i": 1], others: ["P": "p"]) == message)
    }
}
