/// What one sees of a view model at a glance, counted.
struct SwiftCounts {
    /// The lines that are neither empty nor comments.
    let lines: Int
    /// The stored properties of the outermost type.
    let members: Int
    /// The subscriptions that somebody has to keep.
    let subscriptions: Int

    /// Counts in the lines of a file.
    init(lines: [String]) {
        let code = lines.map { $0.drop { $0 == " " } }
        self.lines = code.filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("#") }.count
        let outermost = lines.filter { $0.hasPrefix("    ") && !$0.hasPrefix("     ") }
        members = outermost.filter { $0.split(separator: " ").contains { $0 == "let" || $0 == "var" } }.count
        subscriptions = lines.filter { $0.contains(".disposed(by: ") || $0.contains(".store(in: ") }.count
    }
}
