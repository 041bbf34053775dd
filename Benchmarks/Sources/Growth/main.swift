import Foundation

// Prints how the processor time of vmgen grows with everything that a spec may have many of: 1 where twice as many take
// twice as long; and how the lines grow that it writes with tests. `Growth VMGEN [DOUBLINGS [NAME]]`; ends with 1 where an exponent is above the limit.

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
    print("usage: Growth VMGEN [DOUBLINGS [NAME]]")
    exit(2)
}
let doublings = arguments.count > 2 ? Int(arguments[2]) ?? 4 : 4
let wanted = arguments.count > 3 ? arguments[3] : ""
/// The greatest exponent that passes.
let limit = 1.35
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vmgen-growth-\(getpid())")
defer { try? FileManager.default.removeItem(at: folder) }
// Nothing is kept for the next run: there is no such folder.
setenv("XDG_CACHE_HOME", "/dev/null", 1)

/// Runs the tool over `specs` in a folder of their own.
func run(_ specs: [String: String], withTests: Bool) throws -> Run {
    let own = folder.appendingPathComponent(UUID().uuidString)
    return try Run(arguments[1], specs, withTests: withTests, in: own)
}

/// The slope of the last two doublings, where what a start costs no longer counts.
func exponent(_ times: [Double]) -> Double {
    let last = times.suffix(3)
    guard last.count == 3, let first = last.first, let end = last.last, first > 0 else { return 0 }
    return log2(end / first) / 2
}

let empty = try run(["Screen": Dimension.head()], withTests: false).seconds
var isFine = true
print("| of | at most | seconds | exponent | with tests: seconds | exponent | of their lines |")
print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
for dimension in Dimension.all where wanted.isEmpty || dimension.name == wanted {
    var cells: [String] = []
    var most = 0
    for withTests in [false, true] {
        var times: [Double] = []
        var lines: [Double] = []
        for doubling in 0...doublings {
            most = dimension.base << doubling
            let specs = dimension.specs(most)
            let runs = try (0..<2).map { _ in try run(specs, withTests: withTests) }
            times.append(max(0.0005, (runs.map(\.seconds).min() ?? 0) - empty))
            lines.append(Double(runs.map(\.lines).max() ?? 0))
            // What is cubic would take the whole day.
            if times.last ?? 0 > 20 { break }
        }
        let slope = exponent(times)
        // What takes no time has no slope.
        if slope > limit, times.last ?? 0 > 0.05 { isFine = false }
        cells += [String(format: "%.3f", times.last ?? 0), String(format: "%.2f", slope)]
        if withTests { cells.append(String(format: "%.2f", exponent(lines))) }
    }
    print("| \(dimension.name) | \(most) | \(cells.joined(separator: " | ")) |")
    fflush(nil)
}
try? FileManager.default.removeItem(at: folder)
exit(isFine ? 0 : 1)
