/// Finds where code that was written by hand uses names that a spec has no more.
struct RenameSearch {
    /// A file that was written by hand.
    private struct File {
        let path: Path
        let text: String
        let names: [SwiftNames.Use]

        /// Whether it speaks of one of `types`, or of one that is called after it, as harnesses are.
        func speaks(of types: [String]) -> Bool {
            names.contains { name in types.contains { name.text.contains($0) } }
        }
    }

    private let files: [File]

    /// Reads what was written by hand in the target of `group` and in its tests; nothing where no layout is known.
    init(_ group: TargetGroup) {
        files = ScaffoldSearch(group).swiftFiles.compactMap { path in
            guard let bytes = try? Disk.read(path.absolute), !FileHeader.isPresent(in: bytes) else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            return File(path: path, text: text, names: SwiftNames.uses(in: text))
        }
    }

    /// The classes and structures that are declared by hand.
    var declaredTypes: Set<String> { Set(files.flatMap { SwiftNames.types(in: $0.text) }.map { String($0) }) }

    /// Whether a file that speaks of one of `types` uses `name`.
    func uses(_ name: String, of types: [String]) -> Bool {
        files.contains { file in file.names.contains { $0.text == name[...] } && file.speaks(of: types) }
    }

    /// A warning for each use of an old name of `renames`, in files that speak of one of `types`.
    func warnings(of renames: [String: String], in types: [String], as spec: Path) -> [Message] {
        guard !renames.isEmpty else { return [] }
        return files.filter { $0.speaks(of: types) }.flatMap { file in
            let lines = file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return file.names.compactMap { use -> Message? in
                guard let name = renames[String(use.text)] else { return nil }
                let text = "`\(use.text)` is called `\(name)` now, as '\(spec.shown)' says"
                var message = Message(.warning, rule: "renamed", text, in: file.path, line: use.line + 1)
                message.start?.column = use.column
                message.details = String(Substring(lines[use.line])) + "\n"
                return message
            }
        }
    }
}
