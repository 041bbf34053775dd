import Foundation
import SpecMaking

// `Bench VMGEN EXAMPLE [RUNS [CHART [OTHERS]]]`: measures the binary VMGEN beside what nothing can be faster than, each case
// RUNS times in turn, and prints a table; CHART is where an SVG of it goes. EXAMPLE is a large spec. OTHERS is the folder of
// what else renders templates: it is measured with a hundred specs.

let arguments = CommandLine.arguments
if arguments.count == 5, arguments[1] == "floor" {
    Floor.run(sources: arguments[2], expected: arguments[3], target: arguments[4])
    exit(0)
}
guard arguments.count > 2 else {
    print("usage: Bench VMGEN EXAMPLE [RUNS [CHART [OTHERS]]]")
    exit(2)
}
let tool = arguments[1]
let runs = arguments.count > 3 ? Int(arguments[3]) ?? 10 : 10
// Runs change the working folder.
let chart = arguments.count > 4 ? URL(fileURLWithPath: arguments[4]).absoluteURL : nil
let root = FileManager.default.temporaryDirectory.appendingPathComponent("vmgen-bench-\(getpid())")
defer { for place in [root, Workplace.kept] { try? FileManager.default.removeItem(at: place) } }
setenv("XDG_CACHE_HOME", Workplace.kept.path, 1)
let itself = URL(fileURLWithPath: arguments[0]).standardizedFileURL.path

let example = try String(contentsOfFile: arguments[2], encoding: .utf8)
let example1 = [URL(fileURLWithPath: arguments[2]).deletingPathExtension().lastPathComponent: example]

/// The first `count` specs of a kind, texts by name.
func specs(_ count: Int, _ kind: SpecMaker.Kind) -> [String: String] {
    let made = (0..<count).map { SpecMaker(number: $0, kind: kind) }
    return Dictionary(uniqueKeysWithValues: made.map { ($0.name, $0.text) })
}
let median = specs(2, .plain).filter { $0.key == "Screen1" }
let hundred = specs(100, .full)

try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
let empty = URL(fileURLWithPath: itself).deletingLastPathComponent().appendingPathComponent("Empty").path
var cases = [
    Case(name: "an empty Swift program", words: [empty], folder: root),
    Case(name: "vmgen --version", words: [tool, "--version"], folder: root),
]
let others = arguments.count > 5 ? Others(folder: URL(fileURLWithPath: arguments[5])) : nil
var tables = [
    ("median spec", median), ("largest example", example1), ("100 full", hundred), ("1,000 plain", specs(1_000, .plain)),
    ("1,000 full", specs(1_000, .full)),
]
if ProcessInfo.processInfo.environment["VMGEN_BENCH_LARGE"] == "1" {
    tables.append(("10,000 plain", specs(10_000, .plain)))
}
for (title, specs) in tables {
    for withTests in [false, true] where withTests || specs.count != hundred.count {
        let name = "\(title)\(withTests ? ", tests" : "")"
        let place = try Workplace(
            specs,
            at: root.appendingPathComponent(name.filter { $0.isLetter || $0.isNumber }),
            tool: tool,
            withTests: withTests
        )
        _ = try ProcessRun(place.words, in: place.folder)
        let lines = try place.keep()
        cases.append(
            Case(
                name: "floor: \(name)",
                words: [itself, "floor", "specs", "expected", "out"],
                folder: place.folder,
                prepare: place.clean
            )
        )
        if specs.count > 1 {
            cases.append(
                Case(
                    name: "cp -r: \(name)",
                    words: ["cp", "-r", "expected", "out"],
                    folder: place.folder,
                    prepare: place.clean
                )
            )
        }
        cases.append(
            Case(
                name: "vmgen: \(name)",
                words: place.words,
                folder: place.folder,
                prepare: place.clean,
                lines: lines,
                floor: "floor: \(name)"
            )
        )
        if let others, specs.count == hundred.count { cases += try others.cases(beside: place, "floor: \(name)") }
        // It stands as the case before has left it.
        cases.append(Case(name: "vmgen: \(name), nothing changed", words: place.words, folder: place.folder))
        if let first = specs.first, specs.count > 1 {
            var turn = 0
            let change = {
                turn += 1
                let text = first.value.replacingOccurrences(of: "##", with: "## \(turn)")
                try Data(text.utf8).write(to: place.spec(first.key))
            }
            cases.append(
                Case(
                    name: "vmgen: \(name), one changed",
                    words: place.words,
                    folder: place.folder,
                    prepare: change
                )
            )
        }
    }
}
var ratios = ""
for _ in 0..<runs {
    for index in cases.indices {
        try cases[index].prepare()
        cases[index].runs.append(try ProcessRun(cases[index].words, in: cases[index].folder))
    }
}
if let own = cases.first(where: { $0.name.hasPrefix("vmgen: 100 full") })?.processor {
    ratios = cases.filter { Others.names.contains($0.name) }
        .map { "\($0.name) takes \(Table.number($0.processor / own)) times the processor time of vmgen.\n" }.joined()
}
print("\(Table.machine). Median of \(runs) runs in turn.\n\n\(Table.markdown(cases))\n\(ratios)", terminator: "")
if let chart {
    let shown = cases.filter { $0.name.contains("1,000") }
    let text = Chart.svg(shown, title: "1,000 specs, time of the processors")
    try Data(text.utf8).write(to: chart, options: .atomic)
}
