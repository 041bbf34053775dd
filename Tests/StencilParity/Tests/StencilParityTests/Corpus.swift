import VMGenTemplating

/// Templates that touch each construct, and the values they see.
enum Corpus {
    /// What every template of the corpus sees.
    static let context: [String: TemplateValue] = [
        "s": "Hello <World> & \"you\"", "lower": "userName of 3d it's foo_bar-baz", "empty": "", "nilText": "nil",
        "t": true, "f": false, "zero": 0, "one": 1, "two": 2, "minus": -3, "big": 16_777_217,
        "list": ["a", "bb", "c"], "numbers": [1, 2, 3, 10], "flags": [true, false], "mixed": ["a", 1, true],
        "none": [], "nothing": .dictionary([:]), "deep": [["x", "y"], [], ["z"]],
        "model": ["name": "SignIn", "kind": "class", "inputs": [["name": "id"], ["name": "tap"]]],
        "tree": ["n": 1, "children": [["n": 2, "children": []], ["n": 3, "children": []]]],
        "text": "one\ntwo\n\n  three\r\nfour\n", "partial": "Partial", "count": 7, "sep": ", ", "newline": "\n",
        "combined": "a b \u{301}c e\u{301}e",
        "unicode": "éßı İ ǆ 🙂 straße ÀÉ ﬁ o’clock Ωμέγα", "newlines": "a\u{0B}b\u{0C}c\u{85}d\u{2028}e\u{2029}f",
    ]

    /// Templates to include.
    static let partials: [String: String] = [
        "Partial": "<{{ name|default:\"none\" }}:{{ one }}>",
        "Node": "{{ n }}({% for child in children %}{% include \"Node\" child %}{% endfor %})",
        "Lines": "first\nsecond\n\nthird\n",
        "Trimmed": "  {% if t -%}  x  {%- endif %}  ",
    ]

    /// The templates.
    static let templates: [String] = outputs + loops + conditions + filters + whitespace + spelling + files

    private static let outputs = [
        "", "plain text\n", "a { b } c }} %} #}\n\n", "{ {", "trailing {", "\u{FEFF}e\u{301} 🙂\r\nx",
        "{{ s }}", "{{s}}", "{{ one }}{{ minus }}{{ t }}{{ f }}{{ empty }}", "{{ one }}}", "{{ count }}",
        "{{ model.name }} {{ model.inputs.0.name }} {{ model.inputs.first.name }} {{ model.inputs.last.name }}",
        "{{ model.inputs.count }} {{ model.count }} {{ model.name.count }} {{ list.2 }} {{ unicode.count }}",
        "{{ \"a b\" }}{{ 'c' }}{{ \"\" }}{{ 7 }}{{ -7 }}{{ 007 }}{{ true }}{{ false }}",
        "{{ \"it's\" }}", "{{ '\"' }}", "{{ \"a|b:c,d\" }}", "{{ \"a ( b\" }}", "{{ \"(\" }}", "{{ ':' }}",
        "{{ one if t }}{{ one if f }}{{ one if f else two }}{{ s|uppercase if one == 1 else \"x\" }}",
        "{{ \"a b\" if two > one and t else \"c d\" }}", "{{ \"x\" if not (t and f) else \"y\" }}",
        "{{ one if f else list|join:\" \" }}", "{{ \"a\" if \"b\" in list else \"c\" }}",
        "a{# comment {{ s }} {% nonsense %}\n #}b{##}c{# - #}", "{{\n  s\n  | uppercase\n}}", "{{ a|default:\"\" }}",
    ]

    private static let loops = [
        "{% for x in list %}<{{ x }}>{% endfor %}", "{% for x in none %}x{% empty %}none{% endfor %}",
        "{% for x in nothing %}x{% empty %}none{% endfor %}", "{% for x in list %}{{ x }}{% empty %}none{% endfor %}",
        """
        {% for x in list %}{{ forloop.first }} {{ forloop.last }} {{ forloop.counter }} {{ forloop.counter0 }} \
        {{ forloop.length }} {{ x }}
        {% endfor %}
        """,
        "{% for x in deep %}{% for y in x %}{{ y }}{{ forloop.counter }}{% empty %}-{% endfor %}{{ forloop.counter }};{% endfor %}",
        "{% for k, v in model.inputs.0 %}{{ k }}={{ v }};{% endfor %}", "{% for k,v in tree %}{{ k }} {% endfor %}",
        "{% for k in model %}{{ k }} {% endfor %}", "{% for _, v in model.inputs.0 %}{{ v }}{% endfor %}",
        "{% for x in numbers where x > 1 and x != 3 %}{{ forloop.counter }}/{{ forloop.length }}:{{ x }} {% endfor %}",
        "{% for x in numbers where x > 99 %}x{% empty %}none{% endfor %}",
        "{% for k, v in model where k == \"name\" or (k in \"kinds\") %}{{ k }}{% endfor %}",
        "{% for x in list|uppercase %}[{{ x }}]{% endfor %}", "{% for i in model.inputs %}{{ i.name }},{% endfor %}",
        "{% for s in list %}{{ s }}{% endfor %}{{ s }}",
        "{% for x in list %}{% if not forloop.last %}{{ x }}, {% else %}{{ x }}{% endif %}{% endfor %}",
        "{% for x in list %}\n  {{ x }}\n{% endfor %}\n",
        "{% for x in list %}{% if forloop %}y{% endif %}{% include \"Partial\" forloop %}{% endfor %}",
    ]

    private static let conditions: [String] =
        [
            "t", "f", "zero", "one", "minus", "empty", "s", "list", "none", "model", "nothing", "not t", "not not t",
            "t and f", "t or f", "f or zero or one", "not f and t", "t or f and f", "( t or f ) and f",
            "(t or f) and f",
            "not (t and f)", "not ( t or f )", "((t))", "(one) == (one)", "one == 1", "one != 1", "one == two",
            "s == 'x'",
            "model.name == \"SignIn\"", "t == true", "f != false", "one < two", "one <= 1", "two > one", "minus >= 0",
            "not one == two", "one == 1 and two == 2 or f", "f and t or one == 1", "\"a\" in list", "\"q\" in list",
            "1 in numbers", "\"1\" in numbers", "true in flags", "1 in mixed", "true in mixed", "one in none",
            "\"World\" in s", "\"zzz\" in s", "\"\" in s", "\"\" in empty", "s in s", "(\"a\" in list) and t",
            "not (\"a\" in list)", "list.count > 2", "list|join == \"abbc\"", "(list|join:\" \") == \"a bb c\"",
            "list | join : \" \" == \"a bb c\"", "big == 16777216", "big > 16777216", "(list | join ) == \"abbc\"",
            "missing|default:false", "missing|default:\"a\" == \"a\"", "\"e\u{301}\" == \"é\"", "\"é\" in unicode",
            "\"e\" in \"e\u{301}\"",
        ].map { "{% if \($0) %}yes{% else %}no{% endif %}" } + [
            "{% if f %}a{% elif zero %}b{% elif one %}c{% else %}d{% endif %}", "{% if f %}a{% endif %}",
            "{% if f %}a{% elif t %}b{% endif %}", "{%if t%}a{%else%}b{%endif%}",
            "{% if t\n   and one\n %}a{% endif %}",
            "{% if t %}{% if f %}a{% else %}b{% endif %}{% else %}c{% endif %}",
        ]

    private static let filters = [
        "{{ s|uppercase }}{{ s|lowercase }}", "{{ unicode|uppercase }}", "{{ unicode|lowercase }}",
        "{{ one|uppercase }}{{ t|uppercase }}", "{{ list|uppercase|join:\"-\" }}", "{{ mixed|uppercase|join }}",
        "{{ list|join }}", "{{ list|join:sep }}",
        "{{ list|join:\"|\" }}{{ list|join:\":\" }}{{ list|join:\",\" }}{{ list|join:\" \" }}{{ list|join:\"'\" }}",
        "{{ none|join:\",\" }}", "{{ mixed|join:1 }}{{ mixed|join:true }}",
        "{{ missing|default:\"x\" }}", "{{ missing|default:model.name|uppercase }}", "{{ model.missing|default:1 }}",
        "{{ list.9|default:2 }}", "{{ none.first|default:3 }}", "{{ empty|default:4 }}", "{{ nilText|default:5 }}",
        "{{ one|default:6 }}", "{% for x in missing|default:list %}{{ x }}{% endfor %}", "{{ f|default:t }}",
        "{{ text|indent }}", "{{ text|indent:2 }}", "{{ text|indent:1,\"--\" }}", "{{ text|indent:2, \" \", true }}",
        "{{ text|indent:0 }}", "{{ newlines|indent:1 }}", "{{ empty|indent:2,\" \",true }}",
        "{{ one|indent:2,\" \",true }}",
        "{{ text|indent:two,sep,f }}", "{{ text|indent:3,\"\" }}",
        "{% filter indent:2 %}a{% for x in list %}\n{{ x }}{% endfor %}{% endfilter %}!",
        "b{% filter uppercase %}abc {{ s }}{% endfilter %}d",
        "{% filter uppercase | lowercase %}abc{% endfilter %}",
        "{% filter indent: 4, \" \", true %}{% include \"Lines\" %}{% endfilter %}",
        "{% filter lowercase %}{% filter uppercase %}abC{% endfilter %}Def{% endfilter %}",
    ]

    private static let whitespace = [
        "a \n{% if t %}\n b\n{% endif %}\n c\n", "a \n\t{%- if t %} b {% endif %} c",
        "a {% if t -%} \r\n b {% endif %} c",
        "a {% if t %} b {%- endif -%} c", "a {%- if t -%} {%- endif -%} c",
        "a\u{A0}\u{2003}\u{0B}{%- if t %}b{% endif %}",
        "{% if t -%}\u{2028}\u{85}\u{FEFF}é\u{200B} {%- endif %}", "a {%-if t-%} b {%-else-%} c {%-endif-%} d",
        "a {%+ if t +%} b {% endif %}", "{{ s }} {%- if t -%} {{ s }} {% endif %}",
        "a {# c #} {%- if t -%} {# c #} b{% endif %}",
        "{% for x in list -%} \n {{ x }} \n {%- endfor -%} \n end",
        "{% for x in none -%} a {%- empty -%} \n b \n{%- endfor %}",
        "  {%- include \"Lines\" -%}  \n x", "{%- if t %} a {%- endif %}\n", "{% include \"Trimmed\" -%} x",
        "x{% if t -%}\n\n  a\n{% endif -%}\n\ny", "a\u{1F}{%- if t -%}\u{1C}b{% endif %}",
        "a \u{180E}{%- if t %}b{% endif %}",
        "e {%- if t -%} \u{301}x{% endif %}",
    ]

    private static let spelling = [
        "{%  if   t  %}a{%  endif  %}", "{{   s   }}", "{{ list|join: \"a b\" }}",
        "{{ text|indent: 2 , \" \" , true }}",
        "{{ list| join }}", "{% for k , v in model %}{{ k }}{% endfor %}", "{{ \"a\" | default : \"b\" | uppercase }}",
        "{% if ( ( t ) and (one == 1) ) or f %}a{% endif %}", "{% if (list|join:\",\") == \"a,bb,c\" %}a{% endif %}",
        "{% if \"a b\" == 'a b' and \"it's\" != \"its\" %}a{% endif %}", "{% if not ((f)) %}a{% endif %}",
        "{% include   \"Partial\"   model  %}", "{{ \"'\" }}{{ '\"' }}",
        "{{ \"it's\" if \"it's\" == \"it's\" else 'no' }}",
        "{{ \"a  b\" }}", "{{ \" \" }}x", "{% if t %}{{ \"%\" }}{% endif %}",
    ]

    private static let files = [
        "{% include \"Partial\" %}", "{% include partial %}", "{% include \"Partial\" model %}{{ model.name }}",
        "{% include 'Partial' model %}", "{% for i in model.inputs %}{% include \"Partial\" i %}{% endfor %}",
        "{% include \"Node\" tree %}", "{% include \"Lines\" %}",
        "{% for name in list %}{% include partial %}{% endfor %}",
        "{% include \"Partial\" nothing %}",
    ]
}
