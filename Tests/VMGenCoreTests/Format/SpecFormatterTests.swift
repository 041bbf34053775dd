import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenFormat
import VMGenModel
import VMGenPlan

/// One layout for all specs, and nothing but their layout.
@Suite("Format")
struct SpecFormatterTests {
    @Test(arguments: RepositorySpecs.files)
    func theSpecsOfTheRepositoryHaveTheLayout(_ spec: RepositorySpecs.Spec) {
        #expect(Self.format(spec.text) == spec.text)
    }

    /// Pages show parts of specs, and save blank lines.
    @Test func thoseOfThePagesKeepTheirMeaning() {
        #expect(RepositorySpecs.blocks.count > 60)
        for block in RepositorySpecs.blocks {
            guard let text = Self.format(block.text) else { continue }
            #expect(Self.format(text) == text, "\(block.path)")
            #expect(Self.generated(text) == Self.generated(block.text), "\(block.path)")
            #expect(text.filter { !$0.isWhitespace } == block.text.filter { !$0.isWhitespace }, "\(block.path)")
        }
    }

    /// Whatever the layout was, it becomes the one.
    @Test(arguments: RepositorySpecs.files)
    func everyLayoutBecomesTheOne(_ spec: RepositorySpecs.Spec) {
        for mutation in LayoutMutation.allCases {
            guard let mutant = mutation.apply(to: spec.text) else { continue }
            #expect(Self.format(mutant) == spec.text, "\(mutation)")
        }
    }

    /// Lines deleted, doubled, swapped, indented, and blanks put anywhere: what is laid out says the same, and a second
    /// run changes nothing.
    @Test(arguments: RepositorySpecs.files)
    func mutantsKeepTheirMeaning(_ spec: RepositorySpecs.Spec) {
        var random = SplitMix(seed: UInt64(spec.text.utf8.count))
        for _ in 0..<6 {
            let mutant = LineMutation.random(of: spec.text, using: &random)
            guard let text = Self.format(mutant) else { continue }
            #expect(Self.format(text) == text, "twice is once: \(mutant)")
            #expect(Self.generated(text) == Self.generated(mutant), "\(mutant)")
        }
    }

    @Test func aCommentThatEndsASectionStaysWithIt() {
        let text = "flows:\n  - a -> n\n  # the end\ntypes: |\n  struct T {}\n"
        #expect(
            Self.format("inputs:\n  a: Int\n" + text)
                == "inputs:\n  a: Int\n\nflows:\n  - a -> n\n  # the end\n\ntypes: |\n  struct T {}\n"
        )
    }

    @Test func allOfItAtOnce() {
        let text = [
            "\u{FEFF}# The screen of all rooms.", "", "", "view-model:   RoomsViewModel", "runtime: rxswift", "inputs:",
            "",
            "\ttap :  Void", "\t##What they look for.", "\tquery: String    # typed", "", "", "\trow: Int", "outputs:",
            "\tcount: Int   =   0", "# what happens", "flows:", "\t-   tap,row->filter {  $0  }   ->   set count   = 1",
            "\t- query", "\t\t\t-> debounce   0.3", "\t\t\t\t-> map { $0.count }", "\t\t# the end", "\t\t\t-> count   ",
            "",
            "\t# nothing else", "",
        ].joined(separator: "\r\n")
        #expect(
            Self.format(text) == """
                # The screen of all rooms.

                view-model: RoomsViewModel
                runtime: rxswift

                inputs:
                  tap: Void
                  ## What they look for.
                  query: String  # typed

                  row: Int

                outputs:
                  count: Int = 0

                # what happens
                flows:
                  - tap, row -> filter {  $0  } -> set count = 1
                  - query
                      -> debounce 0.3
                      -> map { $0.count }
                      # the end
                      -> count

                  # nothing else

                """
        )
    }

    @Test func verbatimSwiftKeepsItsLines() {
        let text = """
            view-model: A
            runtime: rxswift
            types: |
                enum Tab {

                    case home   
                }
            # behind
            inputs:
                row: Int
            outputs:
                count: Int = 0
            flows:
                - row -> swift |
                        .map { $0 * 2 }
                          .filter { $0 > 10 }
                    -> count

            """
        let formatted = """
            view-model: A
            runtime: rxswift

            types: |
              enum Tab {

                  case home   
              }

            # behind
            inputs:
              row: Int

            outputs:
              count: Int = 0

            flows:
              - row -> swift |
                  .map { $0 * 2 }
                    .filter { $0 > 10 }
                  -> count

            """
        #expect(Self.format(text) == formatted)
    }

    @Test func whatCannotBeReadIsReported() {
        #expect(Self.format("view-model: A\n<<<<<<< HEAD\nruntime: rxswift\n=======\n>>>>>>> b\n") == nil)
        #expect(Self.format("inputs:\n- tap: Void\n") == nil)
    }

    @Test func nothingStaysNothing() {
        #expect(Self.format("") == "")
        #expect(Self.format("\n \n") == "")
        #expect(Self.format("# only this") == "# only this\n")
    }

    private static func format(_ text: String) -> String? {
        let source = SourceText(path: "A.vm", text: text)
        guard case .formatted(let text) = SpecFormatter.format(source, kinds: Runtime.kindNames) else { return nil }
        return text
    }

    /// What is generated for `text`, and what is said of it. Comments quote lines of the spec, blanks and all: they count
    /// without blanks.
    private static func generated(_ text: String) -> [[UInt8]] {
        let input = SpecInput(name: "A", source: SourceText(path: "A.vm", text: text))
        let target = TargetInput(moduleName: "App", specs: [input], wantsTests: false)
        let result = EmbeddedTemplates.generate(target)
        let (newline, blank, slash) = (UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "/"))
        let lines = result.files.flatMap { $0.contents.utf8.split(separator: newline) }.map { line in
            zip(line, line.dropFirst()).contains { $0 == slash && $1 == slash }
                ? line.filter { $0 != blank } : Array(line)
        }
        return lines + result.diagnostics.map { $0.message.utf8.filter { $0 != blank } }
    }
}
