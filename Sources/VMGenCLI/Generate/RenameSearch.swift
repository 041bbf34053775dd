/// Finds where code that was written by hand uses names that a spec has no more.
struct RenameSearch {
    private let files: [(path: Path, text: String)]

    /// Reads what was written by hand in the target of `group` and in its tests; nothing where no layout is known.
    init(_ group: TargetGroup) {
        files = ScaffoldSearch(group).swiftFiles.compactMap { path in
            guard let bytes = try? Disk.read(path.absolute), !FileHeader.isPresent(in: bytes) else { return nil }
            return (path, String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Whether a file that speaks of `type` uses `name`.
    func uses(_ name: String, of type: String) -> Bool {
        files.contains { file in
            file.text.contains(type) && Renames.words(of: file.text[...]).contains { $0.text == name[...] }
        }
    }

    /// A warning for each line that uses an old name of `renames`, in files that speak of one of `types`.
    func warnings(of renames: [String: String], in types: [String], as spec: Path) -> [Message] {
        guard !renames.isEmpty else { return [] }
        return files.flatMap { path, text -> [Message] in
            guard types.contains(where: text.contains) else { return [] }
            var warnings: [Message] = []
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                for word in Renames.words(of: line) {
                    guard let name = renames[String(word.text)] else { continue }
                    let text = "`\(word.text)` is called `\(name)` now, as '\(spec.shown)' says"
                    var message = Message(.warning, rule: "renamed", text, in: path, line: number + 1)
                    message.start?.column = word.column
                    message.details = line + "\n"
                    warnings.append(message)
                }
            }
            return warnings
        }
    }
}
