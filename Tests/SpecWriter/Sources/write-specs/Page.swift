import SpecWriting

/// The page of the documentation that says what a run wrote and what came of it.
struct Page {
    /// What was asked for.
    var options: Options
    /// What was seen together, by runtime.
    var coverage: [SpecDraft.Runtime: Coverage] = [:]
    /// What became of mistakes, by runtime; none where none were made.
    var mistakes: [SpecDraft.Runtime: Mistakes] = [:]

    /// The page, in Markdown.
    var text: String {
        var lines = [
            "# Written specs", "",
            "What vmgen makes of specs that nobody thought of: `Scripts/specs` writes them, has them generated, compiles what",
            "comes of them under both language modes with warnings as errors, and runs a part of the generated tests",
            "([Tests/SpecWriter](../../../Tests/SpecWriter/README.md)).", "", "## Overview", "",
            "This page is what `Scripts/specs \(options.words)` printed. For each feature of the language it says in how many",
            "specs it stood, with how many of the other features it was written, compiled and run, how many of them it excludes,",
            "and with which it is missing. The words are those of the table of the language, after the place where they stand;",
            "the rest is what the writer calls kinds, types and forms.",
        ]
        for runtime in SpecDraft.Runtime.allCases {
            guard let coverage = coverage[runtime] else { continue }
            lines += ["", "## \(Self.name(runtime))", "", coverage.summary, ""]
            lines += coverage.table
            lines += [
                "",
                "Each feature with each of those above it, in their order: `r` the tests of a spec with both were run, `c` one",
                "compiles, `w` one was written alone, `-` they exclude each other, `.` missing.", "", "```",
            ]
            lines += coverage.grid + ["```"]
        }
        lines += ["", "## What excludes each other", ""] + Exclusion.all.map { "- \($0.reason)" }
        if !mistakes.isEmpty {
            lines += [
                "", "## One mistake each", "",
                "Into each spec that compiles one mistake was put: a name, a type, a step, an argument, a value, an arrow. Where",
                "vmgen accepts it and Swift does not, the compiler's error stands at a line of the spec.",
            ]
        }
        for runtime in SpecDraft.Runtime.allCases {
            guard let mistakes = mistakes[runtime] else { continue }
            lines += ["", "### \(Self.name(runtime))", "", "\(mistakes.count) mistakes.", ""] + mistakes.table
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func name(_ runtime: SpecDraft.Runtime) -> String {
        switch runtime {
        case .rxswift: "RxSwift"
        case .combine: "Combine"
        }
    }
}
