import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A scenario that is not made of given, when and then.
enum ScenarioShape: Rule {
    package static let id = "scenario-shape"

    /// `line` starts no scenario.
    static func notAScenario(_ line: Fragment) -> Finding {
        if line.text.hasSuffix(":"), line.text.contains(": ") {
            return error(
                "the name of a scenario holds no colon before its end; write another sign there",
                at: line.range
            )
        }
        return error("a scenario is a line that ends in a colon, with given, when and then below it", at: line.range)
    }

    /// `word` begins a line of a scenario that stands beside the scenario's name.
    static func notIndented(_ word: Fragment) -> Finding {
        error("`\(word.text)` stands below the name of its scenario; indent it deeper than that", at: word.range)
    }

    /// `word` begins a line of a scenario below the one that begins with `other`.
    static func indented(_ word: Fragment, below other: Fragment) -> Finding {
        error("`\(word.text)` stands in the column of `\(other.text)`; indent it as that", at: word.range)
    }

    /// `word` is not one of the words that start a scenario's line.
    static func unknownLine(_ word: Fragment, isItem: Bool) -> Finding {
        if isItem, Scenario.Keyword.allCases.contains(where: { word.text == $0.rawValue }) {
            return error("the lines of a scenario have no dash: `\(word.text): …`", at: word.range)
        }
        let words = Scenario.Keyword.allCases.map(\.rawValue)
        let ending = Suggestion.ending(for: word.text, among: words)
        return error("a line of a scenario starts with \(words.map { "\($0):" }.listed())\(ending)", at: word.range)
    }

    /// Nothing stands after `word`.
    static func emptyLine(_ word: Fragment) -> Finding {
        error("nothing stands after `\(word.text):`", at: word.range)
    }

    /// `text` says of `event`, a case, how often it comes.
    static func repeated(_ event: Fragment, at text: Fragment) -> Finding {
        error("a case is named each time that it comes: `\(event.text); \(event.text)`", at: text.range)
    }

    /// `text` is no statement.
    static func notAStatement(_ text: Fragment) -> Finding {
        error(
            "this is no statement of a scenario; it starts with a name, such as `name = value`, or with the dot of a "
                + "case",
            at: text.range
        )
    }

    /// `text` lets time pass in other words than `form`.
    static func time(_ text: Fragment, form: String) -> Finding {
        error("time passes in a `when`, written as `\(form)`", at: text.range)
    }

    /// `mark` stands between two statements.
    static func separator(_ mark: Fragment) -> Finding {
        error("statements are separated by `;`, not by `\(mark.text)`", at: mark.range)
    }

    /// No value follows `name =`.
    static func missingValue(of name: Fragment, at text: Fragment) -> Finding {
        error("the value of `\(name.text)` is missing; write it as `\(name.text) = …`", at: text.range)
    }

    /// `rest`, the end of `text`, compares as Swift does, `== 3`.
    static func equality(_ rest: Fragment, in text: Fragment) -> Finding {
        let name = text.slice(0, rest.range.lower - text.range.lower).text
        let value = rest.slice(2, rest.text.utf8.count).text
        return error(
            "write `=` for `==`: `\(name) = \(value.isEmpty ? "…" : value)`",
            at: rest.slice(0, 2).range
        )
    }

    /// What is wrong with scenarios of a `draft` that says that it has no tests; nil where it has, or no scenarios.
    static func checkTested(_ draft: SpecDraft) -> Finding? {
        guard !draft.scenarios.isEmpty, let said = draft.sections[.tests]?.value, said.text == "none" else {
            return nil
        }
        return warning("without tests no scenario is tried; leave `tests: none` out, or the scenarios", at: said.range)
    }

    /// What is wrong with the order of the lines of `scenario`; nil where nothing is.
    static func checkOrder(_ scenario: ScenarioSyntax) -> Finding? {
        var acts = false
        for line in scenario.lines {
            switch line.keyword {
            case .given: continue
            case .when: acts = true
            case .then where !acts:
                return error(
                    "no `when` stands before this `then`; `when: start` opens the screen and nothing else",
                    at: line.place.range
                )
            case .then: continue
            }
        }
        guard let last = scenario.lines.last, last.keyword != .then else { return nil }
        return error(
            "no `then` stands behind this `\(last.keyword.rawValue)`, so that nothing is tested; say what is seen, "
                + "such as `then: nothing`",
            at: last.place.range
        )
    }
}
