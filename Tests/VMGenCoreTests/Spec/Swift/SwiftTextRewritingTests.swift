import Testing

@testable import VMGenSpec

@Suite struct SwiftTextRewritingTests {
    @Test(arguments: [
        ("page", "state.page"),
        ("page.page", "state.page.page"),
        ("f(page: page, \\.page, .page)", "f(page: state.page, \\.page, .page)"),
        ("page: page", "page: state.page"),
        ("a ? page : page", "a ? state.page : state.page"),
        ("[page: page]", "[state.page: state.page]"),
        ("\"page \\(page)\"", "\"page \\(state.page)\""),
        ("\"\"\"\n  page \\(page)\n  \"\"\"", "\"\"\"\n  page \\(state.page)\n  \"\"\""),
        ("x.map { page in page }", "x.map { page in page }"),
        ("x.map { $0 + page }", "x.map { $0 + state.page }"),
        ("{ if let page { page } else { page } }", "{ if let page = state.page { page } else { state.page } }"),
        ("{ guard let page else { return }\n  f(page) }", "{ guard let page = state.page else { return }\n  f(page) }"),
        ("{ [page] in page }", "{ [page = state.page] in page }"),
        ("{ [weak page] in page }", "{ [weak page = state.page] in page }"),
        ("{ let page = page }", "{ let page = state.page }"),
        ("`page` + 1", "state.page + 1"),
        ("self.page + #selector(page)", "self.page + #selector(page)"),
        ("pages + é.page", "pages + é.page"),
        ("f(page", "f(state.page"),
        ("\"a\" + page + \"", "\"a\" + state.page + \""),
        ("  page  ", "  state.page  "),
    ])
    func rewritesFreeNames(text: String, result: String) {
        #expect(SwiftText.rewritingFreeNames(in: text) { $0 == "page" ? "state.page" : nil } == result)
    }

    @Test func aNameThatBecomesItselfIsLeftAlone() {
        #expect(SwiftText.rewritingFreeNames(in: "if let page { `in` }") { $0 } == "if let page { `in` }")
    }

    @Test(arguments: [
        ("$0", "items"),
        ("$0.count + $1 + $2", "items.count + page + $2"),
        ("\"\\($0) $1\"", "\"\\(items) $1\""),
        ("$0.map { $0 + 1 } + $1", "items.map { $0 + 1 } + page"),
        ("$1 ? { $0 }() : $0.0", "page ? { $0 }() : items.0"),
        ("{ if let x = $0 { $1 } }", "{ if let x = $0 { $1 } }"),
        ("if let x = $0 { $1 } else { x }", "if let x = items { page } else { x }"),
    ])
    func replacesClosureArguments(text: String, result: String) {
        #expect(SwiftText.replacingClosureArguments(in: text, with: ["items", "page"]) == result)
    }
}
