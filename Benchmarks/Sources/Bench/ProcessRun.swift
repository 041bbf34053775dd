import Foundation

/// A program that ran to its end: what it took.
struct ProcessRun {
    /// The time on the clock, in milliseconds.
    let milliseconds: Double
    /// The time of the processors, in milliseconds.
    let processor: Double
    /// The most memory that it had, in MiB.
    let memory: Double

    /// Runs `words`, a program with its arguments, in silence.
    ///
    /// - Throws: where it cannot be started, or ends with anything but 0.
    init(_ words: [String], in folder: URL) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [Int32(1), 2] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        FileManager.default.changeCurrentDirectoryPath(folder.path)
        let start = ContinuousClock.now
        guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
            throw Failure(description: "\(words[0]) cannot be started")
        }
        var status: Int32 = 0
        var usage = rusage()
        wait4(process, &status, 0, &usage)
        let duration = ContinuousClock.now - start
        guard status == 0 else { throw Failure(description: "\(words.joined(separator: " ")) failed") }
        milliseconds = Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
        processor = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
        // Kibibytes on Linux, bytes on a Mac.
        #if canImport(Darwin)
            memory = Double(usage.ru_maxrss) / 1_048_576
        #else
            memory = Double(usage.ru_maxrss) / 1_024
        #endif
    }

    /// Why a run says nothing.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }
}
