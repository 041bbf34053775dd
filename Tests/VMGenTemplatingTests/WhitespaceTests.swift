import Testing
import VMGenTemplating

@Suite("Whitespace")
struct WhitespaceTests {
    @Test("Without signs nothing is taken away")
    func none() throws {
        #expect(try rendered("a \n{% if true %}\n b\n{% endif %}\n c\n") == "a \n\n b\n\n c\n")
    }

    @Test(
        "`-` takes all white space on its side",
        arguments: [
            ("a \n\t{%- if true %} b {% endif %} c", "a b  c"),
            ("a {% if true -%} \r\n b {% endif %} c", "a b  c"),
            ("a {% if true %} b {%- endif -%} c", "a  bc"),
            ("a {%- if true -%} {%- endif -%} c", "ac"),
            ("a\u{A0}\u{2003}{%- if true %}b{% endif %}", "ab"),
            ("{% if true -%}\u{2028}\u{85}é {%- endif %}", "é"),
            ("a {%-if true-%} b {%-else-%} c {%-endif-%} d", "abd"),
        ]
    )
    func trimmed(_ template: String, _ text: String) throws {
        #expect(try rendered(template) == text)
    }

    @Test("`+` keeps it")
    func kept() throws {
        #expect(try rendered("a {%+ if true +%} b {% endif %}") == "a  b ")
    }

    @Test("Only the text next to the tag is trimmed, not what a value prints or what stands beyond a comment")
    func neighbours() throws {
        #expect(try rendered("{{ s }}{%- if true -%}{{ s }}{% endif %}", ["s": " x "]) == " x  x ")
        #expect(try rendered("a {# c #} {%- if true -%} {# c #} b{% endif %}") == "a  b")
    }
}
