import VMGenSpec

/// Types that were written by hand and are generated beside that too, such as a stub that the tests have had for long: Swift finds
/// both, and compiles neither.
enum DoubledTypes {
    /// A type that a file declares at the beginning of a line, for more than that file.
    private struct Declared {
        let name: String
        /// Its line, from 1.
        let line: Int
        /// The column, from 1, at which its name starts, in bytes.
        let column: Int
        /// The whole line.
        let text: String
    }

    /// A warning for each type by hand that `differences`, what the files of `plan` were and are, declare anew; files that only stayed
    /// as they were said nothing new.
    ///
    /// - Returns: the warnings in the order of the files by hand.
    static func warnings(of plan: TargetPlan, after differences: [FileDifference]) -> [Message] {
        let files = Set(plan.entries.filter { $0.file.rule == .owned }.map(\.file.path))
        let generated = differences.filter { files.contains($0.path) }.flatMap { file -> [(String, Path)] in
            let before = Set(declared(in: file.old ?? "").map(\.name))
            return declared(in: file.new ?? "").map(\.name).filter { !before.contains($0) }.map { ($0, file.path) }
        }
        guard !generated.isEmpty else { return [] }
        let places = Dictionary(generated) { first, _ in first }
        let search = ScaffoldSearch(plan.group)
        return search.swiftFiles.flatMap { path -> [Message] in
            guard let bytes = try? Disk.read(path.absolute), !FileHeader.isPresent(in: bytes) else { return [] }
            return declared(in: String(decoding: bytes, as: UTF8.self)).compactMap { type in
                guard let other = places[type.name], search.areOfOneModule(path, other) else { return nil }
                return warning(of: type, in: path, beside: other)
            }
        }
    }

    private static func warning(of type: Declared, in path: Path, beside other: Path) -> Message {
        let text =
            "`\(type.name)` is generated too, in '\(other.shown)', and one module has one type of a name; delete this one, or call one "
            + "of them otherwise"
        var message = Message(.warning, rule: "doubled-type", text, in: path, line: type.line)
        message.start?.column = type.column
        message.details = type.text + "\n"
        return message
    }

    /// What `text` declares at the beginning of a line, but for what only its own file sees.
    private static func declared(in text: String) -> [Declared] {
        text.everyLine.enumerated().compactMap { index, line in
            guard let first = line.utf8.first, ![UInt8(ascii: " "), UInt8(ascii: "/")].contains(first) else {
                return nil
            }
            let words = Renames.words(of: line)
            guard let keyword = words.firstIndex(where: { keywords.contains($0.text) }), keyword + 1 < words.count,
                words[..<keyword].allSatisfy({ $0.text != "private" && $0.text != "fileprivate" })
            else { return nil }
            let name = words[keyword + 1]
            return Declared(name: String(name.text), line: index + 1, column: name.column, text: String(line))
        }
    }

    private static let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
}
