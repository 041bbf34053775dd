import Testing
import VMGenTemplating

@Suite("{% for %}")
struct LoopTests {
    @Test("A loop goes through a list in order")
    func list() throws {
        #expect(try rendered("{% for x in l %}<{{ x }}>{% endfor %}", ["l": ["a", 1, true]]) == "<a><1><true>")
    }

    @Test("`forloop` tells the turn")
    func forloop() throws {
        let template = """
            {% for x in l %}\
            {{ x }}:{{ forloop.first }},{{ forloop.last }},{{ forloop.counter }},{{ forloop.counter0 }},{{ forloop.length }};\
            {% endfor %}
            """
        #expect(try rendered(template, ["l": ["a", "b"]]) == "a:true,false,1,0,2;b:false,true,2,1,2;")
    }

    @Test("Loops nest; the inner names hide the outer ones")
    func nested() throws {
        let template =
            "{% for x in l %}{% for x in x %}{{ x }}{{ forloop.counter }} {% endfor %}{{ forloop.counter }};{% endfor %}{{ x }}"
        #expect(try rendered(template, ["l": [["a", "b"], ["c"]], "x": "out"]) == "a1 b2 1;c1 2;out")
    }

    @Test("`empty` is rendered when there is nothing")
    func empty() throws {
        let template = "{% for x in l %}{{ x }}{% empty %}none{% endfor %}"
        #expect(try rendered(template, ["l": []]) == "none")
        #expect(try rendered(template, ["l": [1]]) == "1")
        #expect(try rendered(template, ["l": .dictionary([:])]) == "none")
    }

    @Test("A dictionary is gone through in the order of its keys")
    func dictionary() throws {
        let context: [String: TemplateValue] = ["d": ["b": 2, "a": 1, "C": 3]]
        #expect(try rendered("{% for k, v in d %}{{ k }}={{ v }} {% endfor %}", context) == "C=3 a=1 b=2 ")
        #expect(try rendered("{% for k,v in d %}{{ k }}{% endfor %}", context) == "Cab")
        #expect(try rendered("{% for k in d %}{{ k }}{% endfor %}", context) == "Cab")
        #expect(try rendered("{% for _, v in d %}{{ v }}{% endfor %}", context) == "312")
    }

    @Test("`where` takes some of the values; the turns are counted without the others")
    func condition() throws {
        let template =
            "{% for x in l where x > 1 and x != 3 %}{{ forloop.counter }}/{{ forloop.length }}:{{ x }} {% empty %}none{% endfor %}"
        #expect(try rendered(template, ["l": [1, 2, 3, 4]]) == "1/2:2 2/2:4 ")
        #expect(try rendered(template, ["l": [1]]) == "none")
    }

    @Test("What a loop goes through can be filtered")
    func filtered() throws {
        #expect(try rendered(#"{% for x in l|uppercase %}<{{ x }}>{% endfor %}"#, ["l": ["a", "b"]]) == "<A><B>")
    }

    @Test(
        "What a loop cannot go through",
        arguments: [
            (
                "{% for x in s %}{% endfor %}",
                "T:1:13: error: `s` is a string; `for` goes through a list or a dictionary"
            ),
            (
                "{% for x in i %}{% endfor %}",
                "T:1:13: error: `i` is an integer; `for` goes through a list or a dictionary"
            ),
            (
                "{% for k, v in l %}{% endfor %}",
                "T:1:8: error: a list gives one value a turn, not two; write `for k in`"
            ),
            (
                "{% for x in nobody %}{% endfor %}",
                "T:1:13: error: there is no `nobody` here; in scope are `i`, `l`, `s`"
            ),
            (
                "{% for x in l %}{{ forloop.lenght }}{% endfor %}",
                "T:1:28: error: `forloop` has no `lenght`; did you mean `length`?"
            ),
            ("{% for x in l %}{% endfor %}{{ x }}", "T:1:32: error: there is no `x` here; in scope are `i`, `l`, `s`"),
            (
                "{% for x in l where forloop.first %}{% endfor %}",
                "T:1:21: error: there is no `forloop` here; in scope are `i`, `l`, `s`, `x`"
            ),
        ]
    )
    func wrongValues(_ template: String, _ message: String) {
        #expect(failure(template, ["s": "abc", "i": 1, "l": [1]]) == message)
    }

    private static let form =
        "write `for name in list`, `for key, value in dictionary` or either with `where condition`"

    @Test(
        "Syntax",
        arguments: [
            ("{% for %}", "T:1:7: error: a name is expected here; \(form)"),
            ("{% for x %}", "T:1:9: error: `in` is missing here; \(form)"),
            ("{% for x of l %}", "T:1:10: error: `in` is missing here; \(form)"),
            ("{% for x in %}", "T:1:12: error: a value is missing here; write a name, a string or a number"),
            ("{% for x in l m %}", "T:1:15: error: `m` is not expected here; \(form)"),
            ("{% for a, b, c in l %}", "T:1:14: error: a name is expected here; \(form)"),
            ("{% for in in l %}", "T:1:8: error: `in` has a meaning of its own; choose another name"),
            ("{% for forloop in l %}", "T:1:8: error: `forloop` has a meaning of its own; choose another name"),
            ("{% for x in l %}", "T:1:1: error: `for` is never closed; end it with `{% endfor %}`"),
            ("{% for x in l %}{% empty %}", "T:1:1: error: `for` is never closed; end it with `{% endfor %}`"),
            ("{% for x in l %}{% empty %}{% empty %}{% endfor %}", "T:1:28: error: a second `empty`; take it away"),
            (
                "{% for x in l %}\n{% endif %}",
                "T:2:1: error: `endif` within the `for` of line 1; close that first with `{% endfor %}`"
            ),
            ("{% endfor %}", "T:1:1: error: `endfor` belongs to no `for`; take it away"),
            ("{% for x in l %}{% endfor x %}", "T:1:27: error: `x` is not expected here; nothing can follow `endfor`"),
            (
                "{% for\n x in l %}{% endfor\n %}",
                "T:2:14: error: `endfor` has to stand on one line with its `{%` and `%}`, or Stencil does not find it"
            ),
            (
                "{%\nfor x in l %}{% endfor %}",
                "T:2:1: error: `for` has to stand on the line of its `{%`, or Stencil does not find it"
            ),
        ]
    )
    func syntax(_ template: String, _ message: String) {
        #expect(failure(template, ["l": [1]]) == message)
    }
}
