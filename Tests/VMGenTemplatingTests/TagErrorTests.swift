import Testing
import VMGenTemplating

@Suite("Tags")
struct TagErrorTests {
    @Test(
        "Tags that do not exist",
        arguments: [
            ("{% fro x in l %}", "T:1:4: error: there is no tag `fro`; did you mean `for`?"),
            ("{% inclued \"a\" %}", "T:1:4: error: there is no tag `inclued`; did you mean `include`?"),
            ("{% %}", "T:1:1: error: a tag's name is missing here; the tags are `for`, `if`, `include`, `filter`"),
            (
                "{% \"a\" %}",
                "T:1:4: error: a tag's name is missing here; the tags are `for`, `if`, `include`, `filter`"
            ),
            ("{% extends \"a\" %}", "T:1:4: error: Stencil's tag `extends` is not supported; use `include`"),
            ("{% break %}", "T:1:4: error: Stencil's tag `break` is not supported; use `where` after `for … in …`"),
            ("{% ifnot a %}", "T:1:4: error: Stencil's tag `ifnot` is not supported; use `if not`"),
        ]
    )
    func unknown(_ template: String, _ message: String) {
        #expect(failure(template) == message)
    }

    @Test("A template that does not exist")
    func missingTemplate() {
        let environment = TemplateEnvironment { _ in nil }
        #expect(throws: TemplateError.self) { try environment.render("RxSwift/View", [:]) }
        do {
            _ = try environment.render("RxSwift/View", [:])
        } catch {
            #expect(
                "\(error)"
                    == "RxSwift/View:1:1: error: there is no such template; names are paths below the folder of templates"
            )
        }
    }

    @Test("An error knows its span")
    func span() {
        let environment = TemplateEnvironment { _ in "\n {{ model.naem }}" }
        do {
            _ = try environment.render("T", ["model": ["name": 1]])
        } catch {
            #expect(error.range.lower == 11)
            #expect(error.range.upper == 15)
            #expect(error.line == 2)
            #expect(error.column == 11)
        }
    }

    @Test("check parses without rendering")
    func check() throws {
        let environment = TemplateEnvironment { $0 == "good" ? "{{ nobody }}" : "{{ }}" }
        try environment.check("good")
        #expect(throws: TemplateError.self) { try environment.check("bad") }
    }
}
