import Testing
import VMGenTemplating

@Suite("Mistakes in {{ value }}")
struct OutputErrorTests {
    @Test("What is not closed")
    func unclosed() {
        #expect(failure("a\n  {{ b") == "T:2:3: error: `{{` is never closed; end it with `}}`")
        #expect(failure("{% if a }}") == "T:1:1: error: `{%` is never closed; end it with `%}`")
        #expect(failure("ä{# a") == "T:1:3: error: `{#` is never closed; end it with `#}`")
        #expect(
            failure("{#\u{301} #}")
                == "T:1:1: error: a combining character hides the brace from Stencil; put a space before it"
        )
        #expect(failure("{#}") == "T:1:1: error: `{#}` holds nothing; write it apart or take it away")
        #expect(failure("{%} %}") == "T:1:1: error: `{%}` holds nothing; write it apart or take it away")
    }

    @Test("Names nobody gave")
    func unknownNames() {
        #expect(failure("{{ naem }}", ["name": 1]) == "T:1:4: error: there is no `naem` here; did you mean `name`?")
        #expect(failure("{{ x }}", ["b": 1, "a": 1]) == "T:1:4: error: there is no `x` here; in scope are `a`, `b`")
        #expect(failure("{{ x }}") == "T:1:4: error: there is no `x` here")
        #expect(
            failure("{{ view }}", ["viewModel": 1])
                == "T:1:4: error: there is no `view` here; did you mean `viewModel`?"
        )
        #expect(
            failure("{% for i in l %}{{ x }}{% endfor %}", ["l": [1]])
                == "T:1:20: error: there is no `x` here; in scope are `forloop`, `i`, `l`"
        )
        let many = Dictionary(uniqueKeysWithValues: (10..<30).map { ("name\($0)", TemplateValue.integer(1)) })
        #expect(
            failure("{{ x }}", many)
                == "T:1:4: error: there is no `x` here; in scope are `name10`, `name11`, `name12`, `name13`, `name14`, "
                + "`name15`, `name16`, `name17`, `name18`, `name19`, `name20`, `name21` and 8 more"
        )
    }

    @Test(
        "Members a value does not have",
        arguments: [
            ("{{ d.naem }}", "T:1:6: error: `d` has no `naem`; did you mean `name`?"),
            ("{{ d.x }}", "T:1:6: error: `d` has no `x`; it has `list`, `name`"),
            (
                "{{ d.list.naem }}",
                "T:1:11: error: `d.list` is a list and has no `naem`; it has `count`, `first`, `last` and indices such as `0`"
            ),
            ("{{ d.list.2 }}", "T:1:11: error: `d.list` has 1 value, there is no `2`; test `d.list.count` first"),
            ("{{ e.first }}", "T:1:6: error: `e` is empty, there is no `first`; test `e.count` first"),
            ("{{ e.last }}", "T:1:6: error: `e` is empty, there is no `last`; test `e.count` first"),
            ("{{ d.name.first }}", "T:1:11: error: `d.name` is a string and has no `first`; it has `count`"),
            ("{{ i.x }}", "T:1:6: error: `i` is an integer and has no members; write `i` alone"),
            ("{{ b.x }}", "T:1:6: error: `b` is a bool and has no members; write `b` alone"),
            ("{{ c.count }}", "T:1:6: error: `count` of `c` is the number of its entries in Stencil; rename its entry"),
            (
                "{{ c.count|default:1 }}",
                "T:1:6: error: `count` of `c` is the number of its entries in Stencil; rename its entry"
            ),
        ]
    )
    func members(_ template: String, _ message: String) {
        let context: [String: TemplateValue] = [
            "d": ["name": "n", "list": [1]], "e": [], "i": 1, "b": true, "c": ["count": 7],
        ]
        #expect(failure(template, context) == message)
    }

    @Test("What cannot be printed")
    func unprintable() {
        #expect(
            failure("{{ l }}", ["l": [1]])
                == "T:1:4: error: `l` is a list, which cannot be printed; use `for` or `join`"
        )
        #expect(
            failure("{{ d }}", ["d": ["a": 1]])
                == "T:1:4: error: `d` is a dictionary, which cannot be printed; print one of its members"
        )
        #expect(
            failure("{{ l|uppercase }}", ["l": ["a"]])
                == "T:1:4: error: `l|uppercase` is a list, which cannot be printed; use `for` or `join`"
        )
    }

    @Test(
        "Syntax",
        arguments: [
            ("{{ }}", "T:1:1: error: a value is missing here; write a name, a string or a number"),
            (
                "{{ a b }}",
                "T:1:6: error: `b` is not expected here; write `value|filter` or `value if condition else value`"
            ),
            (
                "{{ a and b }}",
                "T:1:6: error: `and` is not expected here; write `value|filter` or `value if condition else value`"
            ),
            (
                "{{ not }}",
                "T:1:4: error: `not` is an operator, a value is missing before it; write a name, a string or a number"
            ),
            ("{{ | }}", "T:1:4: error: a value is missing before `|`; write a name, a string or a number"),
            (
                "{{- a }}",
                "T:1:3: error: `-` has no meaning here; whitespace control is `{%-` and `-%}`, within tags only"
            ),
            (
                "{{ a -}}",
                "T:1:6: error: `-` has no meaning here; whitespace control is `{%-` and `-%}`, within tags only"
            ),
            ("{{ a. }}", "T:1:5: error: a `.` without a name after it; write `a.b` or take it away"),
            ("{{ a..b }}", "T:1:5: error: a `.` without a name after it; write `a.b` or take it away"),
            ("{{ a.1b }}", "T:1:6: error: `1b` is neither a name nor an index; names start with a letter"),
            ("{{ a[0] }}", "T:1:5: error: `[` has no meaning here; write an index as `list.0`"),
            ("{{ é }}", "T:1:4: error: `é` has no meaning here; write a name, a string or a whole number"),
            ("{{\ta }}", "T:1:3: error: a tab within a tag; use spaces"),
            ("{{ a\r\n }}", "T:1:5: error: a carriage return within a tag; keep the tag on one line"),
            ("{{ 1.5 }}", "T:1:4: error: `1.5` is not a whole number that fits 64 bits; there are no other numbers"),
            (
                "{{ 99999999999999999999 }}",
                "T:1:4: error: `99999999999999999999` is not a whole number that fits 64 bits; there are no other numbers"
            ),
            ("{{ nan }}", "T:1:4: error: `nan` is a number in Stencil; choose another name"),
            ("{{ \"a }}", "T:1:4: error: a string that does not end on its line; close it with \""),
            ("{{ 'a\n' }}", "T:1:4: error: a string that does not end on its line; close it with '"),
            (
                "{{ \"a...b\" }}",
                "T:1:6: error: Stencil takes `...` for a range even within a string; put it outside of the tag"
            ),
            (
                "{{ \"\u{301} \" }}",
                "T:1:4: error: a combining character after a quote hides the quote from Stencil; use another one"
            ),
            ("{{ \"a\"\"b\" }}", "T:1:7: error: two values need a space between them"),
            ("{{ a |uppercase }}", "T:1:6: error: `|` has a space before it but none after it; take it away"),
            ("{{ a|join :b }}", "T:1:11: error: `:` has a space before it but none after it; take it away"),
            (
                "{{ \"'\" if '\"' }}",
                "T:1:11: error: Stencil loses count of quotes where one tag has a ' within \"…\" and a \" within '…'; split the tag"
            ),
        ]
    )
    func syntax(_ template: String, _ message: String) {
        #expect(failure(template, ["a": 1]) == message)
    }
}
