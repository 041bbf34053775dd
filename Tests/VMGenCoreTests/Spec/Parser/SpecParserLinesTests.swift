import Testing
import VMGenDiagnostics

@testable import VMGenSpec

/// How one line is cut into dash, key, value and comment.
@Suite struct SpecParserLinesTests {
    @Test(arguments: [
        // Keys and values.
        ("a: b", "`a` ⇒ `b`"),
        ("a:", "`a` ⇒"),
        ("a :  b  ", "`a` ⇒ `b`"),
        ("a:\tb\t", "`a` ⇒ `b`"),
        ("view-model: final class A: B", "`view-model` ⇒ `final class A: B`"),
        ("init:", "`init` ⇒"),
        ("var a: A = .init(b: c)", "`var a` ⇒ `A = .init(b: c)`"),
        ("@Injected(\\.a) var a: A", "`@Injected(\\.a) var a` ⇒ `A`"),
        (
            "search(query: String, page: Int): GET https://a.b/c?d=e#f",
            "`search(query: String, page: Int)` ⇒ `GET https://a.b/c?d=e#f`"
        ),
        ("\"a: b\": c", "`\"a: b\"` ⇒ `c`"),
        ("a::b: c", "`a::b` ⇒ `c`"),
        ("it's fine: yes", "`it's fine` ⇒ `yes`"),
        ("a smile :): yes", "`a smile :)` ⇒ `yes`"),
        ("a 5\" screen: yes", "`a 5\" screen` ⇒ `yes`"),
        ("(a: b", "`(a` ⇒ `b`"),
        ("größe: Int = 1", "`größe` ⇒ `Int = 1`"),
        ("a: { b } -> c", "`a` ⇒ `{ b } -> c`"),
        // Items.
        ("x:\n  - a", "`x` ⇒\n  - `a`"),
        ("x:\n  -   a: b", "`x` ⇒\n  - `a` ⇒ `b`"),
        ("x:\n  - `default`: other", "`x` ⇒\n  - ``default`` ⇒ `other`"),
        ("x:\n  - a:", "`x` ⇒\n  - `a` ⇒"),
        ("x:\n  - a b: c", "`x` ⇒\n  - `a b: c`"),
        ("x:\n  - a(b: C)", "`x` ⇒\n  - `a(b: C)`"),
        ("x:\n  - a(b: C): D", "`x` ⇒\n  - `a(b: C): D`"),
        ("x:\n  - a::b", "`x` ⇒\n  - `a::b`"),
        ("x:\n  -> a", "`x` ⇒\n  `-> a`"),
        // Flows have no keys.
        ("flows:\n  - a: b -> c", "`flows` ⇒\n  - `a: b -> c`"),
        ("flows:\n  a: b", "`flows` ⇒\n  `a: b`"),
        ("flows:\n  - a -> b\n    catch: -> c", "`flows` ⇒\n  - `a -> b`\n    `catch: -> c`"),
        ("flows:\n  - a -> set b = c ? d : e", "`flows` ⇒\n  - `a -> set b = c ? d : e`"),
        ("flows:\n  - a\nscenarios:\n  a hit: b", "`flows` ⇒\n  - `a`\n`scenarios` ⇒\n  `a hit` ⇒ `b`"),
        // Comments.
        ("a: b # c", "`a` ⇒ `b`"),
        ("a: b #", "`a` ⇒ `b`"),
        ("a: # b", "`a` ⇒"),
        ("a: b\t#\tc", "`a` ⇒ `b`"),
        ("# a\na: b", "`a` ⇒ `b`"),
        ("#\n####\n### a\na: b", "`a` ⇒ `b`"),
        ("a: b#c", "`a` ⇒ `b#c`"),
        ("a: b# c", "`a` ⇒ `b# c`"),
        ("a: #selector(b)", "`a` ⇒ `#selector(b)`"),
        ("a: \"b # c\"", "`a` ⇒ `\"b # c\"`"),
        ("a: #\"b \" # c\"# # d", "`a` ⇒ `#\"b \" # c\"#`"),
        ("a: [b, # c\n  d", "`a` ⇒ `[b,`\n  `d`"),
        ("a: f(b # c)", "`a` ⇒ `f(b # c)`"),
        ("a: \"b # c", "`a` ⇒ `\"b`"),
        ("a: \"\\(b # c", "`a` ⇒ `\"\\(b`"),
        ("a: b]) # c", "`a` ⇒ `b])`"),
        ("x:\n  - # a", "`x` ⇒\n  - ``"),
    ])
    func cutsLines(spec: String, dump: String) {
        #expect(SyntaxDump.dump(spec) == dump + "\n")
    }

    @Test func fragmentsKnowTheirPlace() throws {
        let text = "a:\n  - é:  b c  # d\n    e\n"
        let entries = SpecParser.parse(SourceText(path: "A.vm", text: text)).0.entries
        let item = try #require(entries.first?.block.first)
        #expect(item.key?.placed == "é@7..<9")
        #expect(item.value?.placed == "b c@12..<15")
        #expect(item.content.placed == "é:  b c@7..<15")
        #expect(item.range == SourceRange(5, 26))
        #expect(entries.first?.range == SourceRange(0, 26))
        #expect(item.block.first?.range == SourceRange(25, 26))
    }
}
