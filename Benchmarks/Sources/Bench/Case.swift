import Foundation

/// Something that is measured: a program, and what is done before each run of it.
struct Case {
    /// What the table calls it.
    let name: String
    /// The program with its arguments.
    let words: [String]
    /// Where it runs.
    let folder: URL
    /// What is done before each run, unmeasured.
    var prepare: () throws -> Void = {}
    /// How many lines it writes; nil for none.
    var lines: Int?
    /// The name of the case that its time is held against; nil for none.
    var floor: String?
    /// What came of each run.
    var runs: [ProcessRun] = []

    /// The median of what `value` gives for each run.
    func median(_ value: (ProcessRun) -> Double) -> Double {
        let sorted = runs.map(value).sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// The median time of the processors.
    var processor: Double { median(\.processor) }

    /// The median time on the clock.
    var milliseconds: Double { median(\.milliseconds) }
}
