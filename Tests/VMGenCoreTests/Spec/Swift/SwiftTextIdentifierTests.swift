import Testing

@testable import VMGenSpec

@Suite struct SwiftTextIdentifierTests {
    @Test(arguments: ["a", "_a", "a1", "größe", "값", "default", "self", "__", "😀"])
    func identifiers(name: String) {
        #expect(SwiftText.isIdentifier(name))
    }

    @Test(arguments: ["", "_", "1a", "a-b", "a b", "a.b", "`a`", "$0", "a\n", "a×b", "\u{301}a", "a:"])
    func others(name: String) {
        #expect(!SwiftText.isIdentifier(name))
    }

    @Test(arguments: [
        ("title", "title"), ("default", "`default`"), ("init", "`init`"), ("self", "`self`"), ("Type", "`Type`"),
        ("in", "`in`"), ("open", "open"), ("await", "await"), ("Any", "`Any`"), ("set", "set"),
    ])
    func escapesDeclarations(name: String, escaped: String) {
        #expect(SwiftText.escaped(name) == escaped)
        #expect(SwiftText.unescaped(escaped) == name)
    }

    @Test(arguments: [("default", "default"), ("init", "`init`"), ("self", "`self`"), ("in", "in"), ("Type", "`Type`")])
    func escapesMembers(name: String, escaped: String) {
        #expect(SwiftText.escapedMember(name) == escaped)
    }
}
