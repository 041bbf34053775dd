import Testing

@testable import VMGenCheck
@testable import VMGenModel
@testable import VMGenSpec

/// The grammar knows every word that the code knows, and none that it does not.
@Suite("The grammar")
struct GrammarTests {
    @Test("Sections")
    func sections() throws {
        for section in SectionName.allCases {
            #expect(try terminals(of: section.rule).first == section.rawValue, "\(section.rawValue)")
        }
    }

    @Test("Steps")
    func steps() throws {
        let words = try terminals(of: "step")
        for step in StepKind.allCases {
            for word in step.word.split(separator: " ") { #expect(words.contains(String(word)), "\(step.word)") }
        }
        let others: Set<String> = [",", "with"]
        #expect(Set(words).subtracting(others).isSubset(of: Set(StepKind.allCases.map(\.rawValue))))
    }

    @Test("What may follow work")
    func clauses() throws {
        let words = try terminals(of: "clause").filter { $0 != "," }
        #expect(words == WorkClause.allCases.map(\.rawValue))
    }

    @Test("Sinks and sources")
    func ends() throws {
        #expect(Set(["set", "call", "as", "ignore", "."]).isSubset(of: try terminals(of: "sink")))
        #expect(try terminals(of: "source") == ["start", "errors"])
    }

    @Test("Runtimes and their kinds of stream")
    func runtimes() throws {
        let brackets: Set = ["(", ")"]
        #expect(try terminals(of: "runtime").dropFirst().filter { !brackets.contains($0) } == Runtime.all.map(\.name))
        for runtime in Runtime.all {
            #expect(try terminals(of: runtime.name) == runtime.kinds.map(\.name), "\(runtime.name)")
        }
    }

    @Test("Reserved words")
    func reserved() throws {
        #expect(Set(try terminals(of: "reserved")) == ReservedName.words)
    }

    @Test("Reasons of errors, keywords of scenarios, modifiers")
    func words() throws {
        #expect(try terminals(of: "reason") == ErrorPolicy.Reason.allCases.map(\.rawValue))
        #expect(try terminals(of: "scenario line") == Scenario.Keyword.allCases.map(\.rawValue))
        #expect(try terminals(of: "modifier") == DeclarationReader.modifiers)
    }

    @Test("Every rule that is named is there")
    func names() throws {
        let names = try Set(rules.map(\.name))
        #expect(names.count == (try rules.count))
        for rule in try rules {
            let plain = rule.body.replacing(/\?[^?]*\?/, with: " ").replacing(/"[^"]*"/, with: ",")
            for part in plain.split(whereSeparator: { "|,()[]{};=".contains($0) }) {
                let name = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                let isKnown = name.isEmpty || names.contains(name) || Self.given.contains(name)
                #expect(isKnown, "`\(name)` in `\(rule.name)`")
            }
        }
    }

    private static let given: Set<String> = ["INDENT", "DEDENT", "x", "block of", "character", "digit"]

    /// The rules of the grammar, in order.
    private var rules: [(name: String, body: String)] {
        get throws {
            let text = try Page("Grammar").blocks.filter { $0.info == "ebnf" }.map(\.text).joined()
            return text.split(separator: " ;\n").compactMap { rule in
                guard let equals = rule.firstRange(of: " = ") ?? rule.firstRange(of: "= ") else { return nil }
                let name = rule[..<equals.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
                return (name.replacing(" (x)", with: ""), String(rule[equals.upperBound...]))
            }
        }
    }

    /// The terminals of the rule called `name`, in order.
    private func terminals(of name: String) throws -> [String] {
        let rule = try #require(try rules.first { $0.name == name }, "no rule `\(name)`")
        let plain = rule.body.replacing(/\?[^?]*\?/, with: " ")
        return plain.matches(of: /"([^"]*)"/).map { String($0.1) }
    }
}

extension SectionName {
    /// The name of the section's rule.
    fileprivate var rule: String { rawValue.replacing("-", with: " ") }
}
