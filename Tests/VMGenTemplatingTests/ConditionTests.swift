import Testing
import VMGenTemplating

@Suite("{% if %}")
struct ConditionTests {
    private static let context: [String: TemplateValue] = [
        "t": true, "f": false, "zero": 0, "one": 1, "minus": -1, "empty": "", "text": "ab", "none": [],
        "some": ["a", "b"],
        "nothing": .dictionary([:]), "thing": ["k": 0],
    ]

    @Test("The first branch that holds is rendered")
    func branches() throws {
        let template = "{% if x == 1 %}one{% elif x == 2 %}two{% elif x == 3 %}three{% else %}many{% endif %}"
        #expect(try rendered(template, ["x": 1]) == "one")
        #expect(try rendered(template, ["x": 2]) == "two")
        #expect(try rendered(template, ["x": 3]) == "three")
        #expect(try rendered(template, ["x": 4]) == "many")
        #expect(try rendered("{% if false %}a{% endif %}") == "")
    }

    @Test("Branches that are not taken are not looked at")
    func lazy() throws {
        #expect(try rendered("{% if true %}a{% elif nobody %}{{ nobody }}{% else %}{{ nobody }}{% endif %}") == "a")
        #expect(try rendered("{% if true or nobody %}a{% endif %}{% if false and nobody %}b{% endif %}") == "a")
    }

    @Test(
        "Conditions that hold",
        arguments: [
            "t", "one", "text", "some", "thing", "not f", "not zero", "not minus", "not empty", "not none",
            "not nothing",
            "t and one", "f or t", "not f and t", "t or f and f", "not not t", "not ( t and f )",
            "(t or f) and (not f)",
            "one == 1", "one != 2", "text == \"ab\"", "text != 'x'", "t == true", "t != f", "zero < one", "zero <= 0",
            "one > minus", "one >= 1", "not one == 2", "\"a\" in some", "not (\"c\" in some)", "\"b\" in text",
            "t or 1 == 2", "(\"a\" in some) and t", "some.count == 2", "some|join == \"ab\"", "(text) == \"ab\"",
            "((t))",
            "one == 1 and text == \"ab\" or nobody", "16777217 == 16777216",
        ]
    )
    func holds(_ condition: String) throws {
        #expect(try rendered("{% if \(condition) %}yes{% else %}no{% endif %}", Self.context) == "yes")
    }

    @Test(
        "Conditions that do not hold",
        arguments: [
            "f", "zero", "minus", "empty", "none", "nothing", "not t", "t and f", "f or zero", "one == 2", "one != 1",
            "text == \"\"", "t == false", "one < one", "one > 1", "zero >= one", "\"x\" in some", "1 in some",
            "\"x\" in text",
            "one in none", "\"\" in text", "not t or f", "not (t or f)",
        ]
    )
    func doesNotHold(_ condition: String) throws {
        #expect(try rendered("{% if \(condition) %}yes{% else %}no{% endif %}", Self.context) == "no")
    }

    @Test(
        "Values that cannot be compared",
        arguments: [
            (
                "one == text",
                "T:1:7: error: `==` compares two strings, two integers or two bools, not an integer and a string"
            ),
            (
                "some != some",
                "T:1:7: error: `!=` compares two strings, two integers or two bools, not a list and a list"
            ),
            ("text < text", "T:1:7: error: `<` compares two integers, not a string and a string"),
            (
                "text in one",
                "T:1:7: error: `in` looks for a value in a list or for a string in a string, not for a string in an integer"
            ),
            (
                "one in text",
                "T:1:7: error: `in` looks for a value in a list or for a string in a string, not for an integer in a string"
            ),
            (
                "some in some",
                "T:1:7: error: a list cannot be looked for with `in`; look for a string, an integer or a bool"
            ),
            ("text in deep", "T:1:15: error: `in` looks into lists of strings, integers or bools, not of dictionaries"),
            ("txt", "T:1:7: error: there is no `txt` here; did you mean `text`?"),
        ]
    )
    func wrongKinds(_ condition: String, _ message: String) {
        var context = Self.context
        context["deep"] = [["k": 1]]
        #expect(failure("{% if \(condition) %}{% endif %}", context) == message)
    }

    @Test(
        "Syntax",
        arguments: [
            ("{% if %}{% endif %}", "T:1:6: error: a value is missing here; write a name, a string or a number"),
            (
                "{% if a b %}{% endif %}",
                "T:1:9: error: `b` is not expected here; combine conditions with `and` or `or`"
            ),
            ("{% if a and %}{% endif %}", "T:1:12: error: a value is missing here; write a name, a string or a number"),
            (
                "{% if and a %}{% endif %}",
                "T:1:7: error: `and` is an operator, a value is missing before it; write a name, a string or a number"
            ),
            ("{% if a = b %}{% endif %}", "T:1:9: error: `=` has no meaning here; compare with `==`"),
            ("{% if a==b %}{% endif %}", "T:1:8: error: `==` needs a space before and after it"),
            (
                "{% if a &&b %}{% endif %}",
                "T:1:9: error: `&` has no meaning here; write a name, a string or a whole number"
            ),
            ("{% if (a %}{% endif %}", "T:1:7: error: `(` is never closed; add a `)`"),
            ("{% if a) %}{% endif %}", "T:1:8: error: `)` closes nothing; take it away"),
            ("{% if not(a) %}{% endif %}", "T:1:10: error: `(` needs a space before it"),
            ("{% if (a)and b %}{% endif %}", "T:1:9: error: `)` needs a space after it"),
            ("{% if (a | uppercase) %}{% endif %}", "T:1:21: error: `)` needs a space before it here"),
            (
                "{% if a in b and c %}{% endif %}",
                "T:1:9: error: `in` stands between two values and binds weakest; put parentheses around `a in b`"
            ),
            (
                "{% if not a in b %}{% endif %}",
                "T:1:13: error: `in` stands between two values and binds weakest; put parentheses around `a in b`"
            ),
            ("{% if a == b == c %}{% endif %}", "T:1:14: error: `==` compares two values, not conditions"),
            ("{% if a %}{% else %}{% elif b %}{% endif %}", "T:1:21: error: `elif` after `else`; `else` comes last"),
            ("{% if a %}{% else %}{% else %}{% endif %}", "T:1:21: error: `else` after `else`; `else` comes last"),
            ("{% if a %}{% else b %}{% endif %}", "T:1:19: error: `b` is not expected here; nothing can follow `else`"),
            ("{% if a %}", "T:1:1: error: `if` is never closed; end it with `{% endif %}`"),
            ("{% if a %}\n{% else %}", "T:2:1: error: `else` is never closed; end it with `{% endif %}`"),
            ("{% else %}", "T:1:1: error: `else` belongs to no `if`; take it away"),
            (
                "{% if a %}{% endfor %}",
                "T:1:11: error: `endfor` within the `if` of line 1; close that first with `{% endif %}`"
            ),
        ]
    )
    func syntax(_ template: String, _ message: String) {
        #expect(failure(template, ["a": 1, "b": 2, "c": 3]) == message)
    }

    @Test("Conditions and blocks have their limits")
    func limits() {
        let long = "{% if a\(String(repeating: " and a", count: 65)) %}{% endif %}"
        #expect(failure(long) == "T:1:393: error: a condition of more than 64 operators; compute it before rendering")
        let deep = String(repeating: "{% if true %}", count: 70) + String(repeating: "{% endif %}", count: 70)
        #expect(
            failure(deep) == "T:1:820: error: blocks more than 64 deep; move some of them to a template of their own"
        )
    }
}
