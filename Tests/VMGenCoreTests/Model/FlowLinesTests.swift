import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenModel
@testable import VMGenPlan

/// Flows that take several lines.
@Suite("Flows on several lines")
struct FlowLinesTests {
    private static let head = """
        view-model: HomeViewModel
        runtime: rxswift
        init:
          useCase: UseCase
        inputs:
          load: Void
          query: String
        outputs:
          items: [Item] = []
          done: Bool
        flows:

        """

    @Test(
        "A line that starts with an arrow continues the one above",
        arguments: [
            (
                "- query -> debounce 0.3 -> distinct -> latest useCase.search($0) -> items\n    catch -> ignore",
                """
                - query
                    -> debounce 0.3 -> distinct
                    -> latest useCase.search($0)
                    -> items
                    catch -> ignore
                """
            ),
            (
                "- query -> debounce 0.3 -> latest useCase.search($0) -> items\n    catch -> replace with [] -> items",
                """
                - query -> debounce 0.3   # the first line
                    # and another
                      -> latest useCase.search($0)
                        -> items

                      catch -> replace with []
                        -> items
                """
            ),
            (
                "- query -> swift .trimmed() -> items",
                """
                - query -> swift |
                      .trimmed()
                    -> items
                """
            ),
            (
                "- query -> swift .a() -> swift .b { $0 } -> items",
                """
                - query
                    -> swift |
                      .a()
                    -> swift |
                      .b { $0 }
                    -> items
                """
            ),
            (
                "- load -> first try await useCase.save() -> replace with true -> done\n    catch -> replace with false -> done",
                """
                - load -> first try await useCase.save() -> replace with true -> done
                    catch -> replace with false
                    -> done
                """
            ),
        ]
    )
    func continues(short: String, long: String) throws {
        let expected = try generated(short)
        #expect(expected.contains("func transform"))
        #expect(try generated(long) == expected)
    }

    @Test("Verbatim Swift in the middle of a chain keeps its lines")
    func verbatim() throws {
        let text = try generated(
            """
            - query -> swift |
                  .map { $0.count }
                  .filter { $0 > 0 }
                -> call useCase.close($0)
            """
        )
        #expect(
            text.contains(
                """
                        input.query
                            .observeOnMain()
                            .map { $0.count }
                            .filter { $0 > 0 }
                            .subscribe(onNext: { [useCase] value in useCase.close(value) })
                """
            )
        )
    }

    @Test("A continuation needs a flow above it")
    func stray() {
        expect(
            Self.head + "  - load\n  -> replace with true -> done\n  - query -> replace with [] -> items",
            says: """
                4:3+7: warning: [unused-parameter] nothing uses the parameter `useCase`
                13:3+28: error: [flow-parts] this line continues no flow; indent it deeper than the `-` of the flow above
                """
        )
    }

    @Test("Two arrows in a row, one at a line's end")
    func arrows() {
        expect(
            Self.head + "  - load ->\n      -> done\n  - query -> replace with [] -> items",
            says: """
                4:3+7: warning: [unused-parameter] nothing uses the parameter `useCase`
                12:12+0: error: [flow-parts] nothing stands between the arrows
                """
        )
    }

    private func generated(_ flow: String) throws -> String {
        let indented = flow.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
        let rest = flow.contains("items") ? "" : "\n  - load -> replace with [] -> items"
        let last = flow.contains("done") ? "" : "\n  - load -> replace with true -> done"
        let text = Self.head + indented.joined(separator: "\n") + rest + last
        let source = SourceText(path: "Home.vm", text: text)
        let target = TargetInput(moduleName: nil, specs: [SpecInput(name: "Home", source: source)], wantsTests: false)
        let result = EmbeddedTemplates.generate(target)
        #expect(DiagnosticPrinter.render(result.diagnostics.filter(\.isError)) == "")
        return try #require(result.files.first).contents
    }
}
