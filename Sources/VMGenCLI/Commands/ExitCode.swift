/// What the process answers to its caller.
///
/// Wrong usage is found before anything is written. Where specs have errors and the disk refused as well, the disk's
/// code is returned: the higher one.
enum ExitCode: Int32, CaseIterable, Comparable, Sendable {
    /// Everything asked for is on the disk.
    case done = 0
    /// Specs with errors, or of one name, were left out; what was checked is not as it should be.
    case specsHaveErrors = 1
    /// The arguments make no sense; nothing was written.
    case wrongUsage = 2
    /// Something could not be read or written, or was not vmgen's to overwrite.
    case diskRefused = 3

    /// The line that the help prints.
    var meaning: String {
        switch self {
        case .done: "Done."
        case .specsHaveErrors: "Specs have errors; they were left out. Of a check: it found something."
        case .wrongUsage: "Wrong usage, such as a path that holds no spec. Nothing was written."
        case .diskRefused: "The disk said no: a file cannot be read or written, or is not vmgen's."
        }
    }

    /// What it means in a few words.
    var word: String {
        switch self {
        case .done: "done"
        case .specsHaveErrors: "mistakes were found"
        case .wrongUsage: "wrong usage"
        case .diskRefused: "the disk refused"
        }
    }

    /// Orders by weight.
    static func < (one: ExitCode, other: ExitCode) -> Bool { one.rawValue < other.rawValue }
}
