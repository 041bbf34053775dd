import VMGenDiagnostics

/// One thing to say, in a form of which every output format can be made.
struct Message {
    /// A place in a file.
    struct Place: Equatable {
        /// The line, from 1.
        var line: Int
        /// The column in code points, from 1.
        var column: Int
    }

    /// How much it weighs.
    var severity: Diagnostic.Severity
    /// The id of the rule, or of the kind of message.
    var rule: String
    /// What is wrong; what to do.
    var text: String
    /// The file it speaks of, as it is printed; nil where it speaks of none.
    var path: String?
    /// The first place; nil where it speaks of the file as a whole.
    var start: Place?
    /// The place after the last.
    var end: Place?
    /// Lines below it in text, with their ends.
    var details = ""
    /// Further places, printed after it.
    var notes: [Message] = []

    /// The message as it is printed in text, its notes below it.
    var printed: String {
        let place = [path, start.map { "\($0.line)" }, start.map { "\($0.column)" }].compactMap { $0 }
        let head = place.isEmpty ? "" : place.joined(separator: ":") + ": "
        return "\(head)\(severity.rawValue): \(text)\n\(details)" + notes.map(\.printed).joined()
    }
}

extension Message {
    /// A message about a file as a whole, or of none.
    init(_ severity: Diagnostic.Severity, rule: String, _ text: String, in path: Path?, line: Int? = nil) {
        self.severity = severity
        self.rule = rule
        self.text = text
        self.path = path?.shown
        start = line.map { Place(line: $0, column: 1) }
    }

    /// What the disk refused.
    init(_ error: DiskError) {
        self.init(.error, rule: "disk", error.message, in: error.path)
    }

    /// What is wrong with a spec.
    init(_ diagnostic: Diagnostic) {
        self.init(diagnostic.severity, diagnostic.rule, diagnostic.message, diagnostic.source, diagnostic.range)
        notes = diagnostic.notes.map { Message(.note, diagnostic.rule, $0.message, $0.source, $0.range) }
    }

    private init(
        _ severity: Diagnostic.Severity,
        _ rule: String,
        _ text: String,
        _ source: SourceText,
        _ range: SourceRange
    ) {
        self.severity = severity
        self.rule = rule
        self.text = text
        path = source.path
        start = Self.place(of: range.lower, in: source)
        end = Self.place(of: max(range.lower, min(range.upper, source.bytes.count)), in: source)
    }

    private static func place(of offset: Int, in source: SourceText) -> Place {
        let offset = min(offset, source.bytes.count)
        let line = source.lineIndex(of: offset)
        let before = source.text(in: SourceRange(source.lineStarts[line], offset))
        return Place(line: line + 1, column: before.unicodeScalars.count + 1)
    }
}
