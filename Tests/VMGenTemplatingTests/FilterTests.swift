import Testing
import VMGenTemplating

@Suite("Filters")
struct FilterTests {
    @Test(
        "Letters",
        arguments: [
            (#"{{ "userName x"|uppercase }}"#, "USERNAME X"),
            (#"{{ "UserName X"|lowercase }}"#, "username x"),
            ("{{ l|uppercase|join }}", "ABC"),
            ("{{ 12|uppercase }}{{ true|uppercase }}", "12TRUE"),
        ]
    )
    func letters(_ template: String, _ text: String) throws {
        #expect(try rendered(template, ["l": ["a", "bc"]]) == text)
    }

    @Test(
        "join",
        arguments: [
            ("{{ l|join }}", "a1true"),
            ("{{ l|join:\", \" }}", "a, 1, true"),
            ("{{ l|join:sep }}", "a--1--true"),
            ("{{ l|join:\"|\" }}", "a|1|true"),
            ("{{ l | join : \":\" }}", "a:1:true"),
            ("{{ none|join:\",\" }}", ""),
        ]
    )
    func lists(_ template: String, _ text: String) throws {
        #expect(try rendered(template, ["l": ["a", 1, true], "none": [], "sep": "--"]) == text)
    }

    @Test(
        "default stands in for what nobody gave",
        arguments: [
            ("{{ nobody|default:\"x\" }}", "x"),
            ("{{ nobody|default:d.name }}", "n"),
            ("{{ nobody|default:\"x\"|uppercase }}", "X"),
            ("{{ d.nobody|default:1 }}", "1"),
            ("{{ l.first|default:2 }}", "2"),
            ("{{ l.5|default:3 }}", "3"),
            ("{{ d.name|default:4 }}", "n"),
            ("{{ empty|default:5 }}", ""),
            ("{{ \"nil\"|default:6 }}", "6"),
            ("{% if nobody|default:false %}a{% else %}b{% endif %}", "b"),
            ("{% for x in nobody|default:l %}a{% empty %}none{% endfor %}", "none"),
        ]
    )
    func missing(_ template: String, _ text: String) throws {
        #expect(try rendered(template, ["d": ["name": "n"], "l": [], "empty": ""]) == text)
    }

    @Test(
        "indent",
        arguments: [
            ("{{ s|indent }}", "a\n    b\n\n    c\n"),
            ("{{ s|indent:2 }}", "a\n  b\n\n  c\n"),
            ("{{ s|indent:1,\"--\" }}", "a\n--b\n\n--c\n"),
            ("{{ s|indent:2, \" \", true }}", "  a\n  b\n\n  c\n"),
            ("{{ s|indent:0 }}", "a\nb\n\nc\n"),
            ("{{ \"\"|indent:2,\" \",true }}", "  "),
        ]
    )
    func indent(_ template: String, _ text: String) throws {
        #expect(try rendered(template, ["s": "a\nb\n\nc\n"]) == text)
    }

    @Test("A block can be filtered as a whole")
    func block() throws {
        let template = #"{% filter indent:2 %}a{% for x in l %}{% include "P" %}{% endfor %}{% endfilter %}!"#
        #expect(try rendered(template, ["l": [1, 2]], others: ["P": "\n{{ x }}"]) == "a\n  1\n  2!")
        #expect(try rendered("b{% filter uppercase|lowercase %}aBc{% endfilter %}d") == "babcd")
    }

    @Test(
        "Mistakes",
        arguments: [
            ("{{ s|upper }}", "T:1:6: error: there is no filter `upper`; did you mean `uppercase`?"),
            (
                "{{ s|camel }}",
                "T:1:6: error: there is no filter `camel`; the filters are `default`, `indent`, `join`, `lowercase`, `uppercase`"
            ),
            (
                "{{ s| }}",
                "T:1:6: error: a filter's name is missing here; the filters are `default`, `indent`, `join`, `lowercase`, `uppercase`"
            ),
            ("{{ s|uppercase:1 }}", "T:1:6: error: `uppercase` takes no argument; take it away"),
            ("{{ s|default }}", "T:1:6: error: `default` takes one argument, what stands in for a missing value"),
            ("{{ l|join:\"a\",\"b\" }}", "T:1:6: error: `join` takes at most one argument, the separator"),
            ("{{ l|join: }}", "T:1:11: error: a value is missing here; write a name, a string or a number"),
            ("{{ s|join }}", "T:1:6: error: `join` takes a list, not a string"),
            ("{{ deep|join }}", "T:1:9: error: `join` takes a list of strings, not a list"),
            ("{{ deep|uppercase }}", "T:1:9: error: `uppercase` takes a string or a list of strings, not a list"),
            ("{{ l|join:l }}", "T:1:11: error: the separator of `join` has to be a string, not a list"),
            ("{{ s|indent:\"2\" }}", "T:1:13: error: the width of `indent` has to be an integer, not a string"),
            ("{{ s|indent:-1 }}", "T:1:13: error: the width of `indent` has to be from 0 to 256, not -1"),
            ("{{ s|indent:1,2 }}", "T:1:15: error: what to indent with has to be a string, not an integer"),
            (
                "{{ s|indent:1,\" \",1 }}",
                "T:1:19: error: whether to indent the first line has to be a bool, not an integer"
            ),
            (
                "{{ s|indent:1,\" \",true,1 }}",
                "T:1:6: error: `indent` takes at most three arguments: the width, what to indent with, whether to indent the first line"
            ),
            ("{{ l|indent }}", "T:1:6: error: `indent` takes a string, not a list"),
            ("{{ s|indent:nobody }}", "T:1:13: error: there is no `nobody` here; in scope are `deep`, `l`, `s`"),
            ("{{ nobody.x|default:1 }}", "T:1:4: error: there is no `nobody` here; in scope are `deep`, `l`, `s`"),
            ("{{ s.x|default:1 }}", "T:1:6: error: `s` is a string and has no `x`; it has `count`"),
            (
                "{% filter %}{% endfilter %}",
                "T:1:10: error: a filter's name is missing here; the filters are `default`, `indent`, `join`, `lowercase`, `uppercase`"
            ),
            ("{% filter uppercase %}", "T:1:1: error: `filter` is never closed; end it with `{% endfilter %}`"),
            (
                "{% filter uppercase a %}{% endfilter %}",
                "T:1:21: error: `a` is not expected here; write `filter name` or `filter name:argument`"
            ),
        ]
    )
    func mistakes(_ template: String, _ message: String) {
        #expect(failure(template, ["s": "a", "l": ["a"], "deep": [["a"]]]) == message)
    }
}
