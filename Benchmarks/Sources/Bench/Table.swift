import Foundation

/// Lays out what was measured.
enum Table {
    /// The table of `cases`, as Markdown.
    static func markdown(_ cases: [Case]) -> String {
        var text = "| | ms | processor, ms | MiB | lines a second of processor | processor, times its floor |\n"
        text += "| --- | ---: | ---: | ---: | ---: | ---: |\n"
        for entry in cases {
            let speed = entry.lines.map { number(Double($0) / entry.processor * 1_000, digits: 0) } ?? ""
            let floor = cases.first { $0.name == entry.floor }.map { number(entry.processor / $0.processor) } ?? ""
            text += "| \(entry.name) | \(number(entry.milliseconds)) | \(number(entry.processor)) | "
            text += "\(number(entry.median(\.memory))) | \(speed) | \(floor) |\n"
        }
        return text
    }

    /// A number as people read it.
    static func number(_ value: Double, digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }

    /// What the machine is, in a line.
    static var machine: String {
        let processor = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n")
            .first { $0.hasPrefix("model name") }?.split(separator: ":").last
        let name = processor.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
        let count = ProcessInfo.processInfo.activeProcessorCount
        let memory = ProcessInfo.processInfo.physicalMemory >> 30
        return "\(name), \(count) processors, \(memory) GiB, \(ProcessInfo.processInfo.operatingSystemVersionString)"
    }
}
