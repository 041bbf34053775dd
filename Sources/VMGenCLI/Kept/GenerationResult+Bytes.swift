import VMGenDiagnostics
import VMGenPlan

extension GenerationResult {
    /// Writes it down; what it says of other texts than `sources` cannot be.
    ///
    /// - Returns: whether all of it was.
    func write(to writer: inout ByteWriter, _ sources: [SourceText]) -> Bool {
        var numbers: [String: Int] = [:]
        for (number, source) in sources.enumerated() { numbers[source.path] = number }
        return write(to: &writer) { source in
            numbers[source.path].flatMap { sources[$0].bytes == source.bytes ? $0 : nil }
        }
    }

    private func write(to writer: inout ByteWriter, _ number: (SourceText) -> Int?) -> Bool {
        var isWhole = true
        writer.add(files) { writer, file in
            writer.add(file.name)
            writer.add(file.place.words) { $0.add($1) }
            writer.add(file.isScaffold)
            writer.add(file.specName)
            writer.add(file.contents)
            writer.add([file.note].compactMap { $0 }) { isWhole = $1.write(to: &$0, number) && isWhole }
        }
        writer.add(diagnostics) { isWhole = $1.write(to: &$0, number) && isWhole }
        writer.add(specs) { isWhole = $1.write(to: &$0, number) && isWhole }
        writer.add(beside) { isWhole = $1.write(to: &$0, number) && isWhole }
        return isWhole
    }

    /// Reads what was written down beside the same `sources`.
    ///
    /// - Throws: where it is something else.
    init(_ reader: inout ByteReader, _ sources: [SourceText]) throws(ByteReader.Damage) {
        let files = try reader.list { reader throws(ByteReader.Damage) in try GeneratedFile(&reader, sources) }
        let diagnostics = try reader.list { reader throws(ByteReader.Damage) in try Diagnostic(&reader, sources) }
        self.init(files: files, diagnostics: diagnostics)
        var rest = files[...]
        specs = try reader.list { reader throws(ByteReader.Damage) in try SpecFiles(&reader, sources, &rest) }
        beside = try reader.list { reader throws(ByteReader.Damage) in try GenerationResult(&reader, sources) }
    }
}

extension GeneratedFile {
    fileprivate init(_ reader: inout ByteReader, _ sources: [SourceText]) throws(ByteReader.Damage) {
        let name = try reader.text()
        let words = try reader.list { reader throws(ByteReader.Damage) in try reader.text() }
        guard let place = Place(words: words) else { throw ByteReader.Damage() }
        self.init(
            name: name,
            place: place,
            isScaffold: try reader.flag(),
            specName: try reader.optionalText(),
            contents: try reader.text()
        )
        note = try reader.list { reader throws(ByteReader.Damage) in try Diagnostic(&reader, sources) }.first
    }
}

extension SpecFiles<GeneratedFile> {
    /// Writes down all but the files, of which it says how many there are: they are the next ones of the result.
    fileprivate func write(to writer: inout ByteWriter, _ number: (SourceText) -> Int?) -> Bool {
        let numbers = origin.sources.compactMap(number)
        writer.add(files.count)
        writer.add(needs.sorted()) { $0.add($1) }
        writer.add(origin.words) { $0.add($1) }
        writer.add(numbers) { $0.add($1) }
        return numbers.count == origin.sources.count
    }

    /// Reads what was written down beside the same `sources`, and takes its files from `files`.
    fileprivate init(
        _ reader: inout ByteReader,
        _ sources: [SourceText],
        _ files: inout ArraySlice<GeneratedFile>
    ) throws(ByteReader.Damage) {
        let count = try reader.number()
        guard count <= files.count else { throw ByteReader.Damage() }
        let needs = try reader.list { reader throws(ByteReader.Damage) in try reader.text() }
        let words = try reader.list { reader throws(ByteReader.Damage) in try reader.text() }
        let named = try reader.list { reader throws(ByteReader.Damage) in
            let number = try reader.number()
            guard sources.indices.contains(number) else { throw ByteReader.Damage() }
            return sources[number]
        }
        self.init(Array(files.prefix(count)), from: SpecOrigin(named, words: words), needing: Set(needs))
        files = files.dropFirst(count)
    }
}

extension GeneratedFile.Place {
    /// The words by which it is written down.
    fileprivate var words: [String] {
        switch self {
        case .output: ["output"]
        case .tests: ["tests"]
        case .besideSpec(let name): ["beside", name]
        case .aboveTests: ["above"]
        }
    }

    fileprivate init?(words: [String]) {
        switch (words.first, words.count) {
        case ("output", 1): self = .output
        case ("tests", 1): self = .tests
        case ("beside", 2): self = .besideSpec(specName: words[1])
        case ("above", 1): self = .aboveTests
        default: return nil
        }
    }
}

extension Diagnostic {
    fileprivate func write(to writer: inout ByteWriter, _ number: (SourceText) -> Int?) -> Bool {
        writer.add(severity.rawValue)
        writer.add(rule)
        var isWhole = Self.write(message, source, range, to: &writer, number)
        writer.add(notes) { isWhole = Self.write($1.message, $1.source, $1.range, to: &$0, number) && isWhole }
        return isWhole
    }

    private static func write(
        _ message: String,
        _ source: SourceText,
        _ range: SourceRange,
        to writer: inout ByteWriter,
        _ number: (SourceText) -> Int?
    ) -> Bool {
        let number = number(source)
        writer.add(message)
        writer.add(number ?? 0)
        writer.add(range.lower)
        writer.add(range.upper)
        return number != nil
    }

    fileprivate init(_ reader: inout ByteReader, _ sources: [SourceText]) throws(ByteReader.Damage) {
        guard let severity = Severity(rawValue: try reader.text()) else { throw ByteReader.Damage() }
        let rule = try reader.text()
        let (text, source, range) = try Self.place(&reader, sources)
        let notes = try reader.list { reader throws(ByteReader.Damage) in
            let (text, source, range) = try Self.place(&reader, sources)
            var note = Note("", in: source, at: range)
            note.message = text
            return note
        }
        self.init(severity, rule: rule, "", in: source, at: range, notes: notes)
        // As it was: what was cut once would be cut again.
        message = text
    }

    private static func place(
        _ reader: inout ByteReader,
        _ sources: [SourceText]
    ) throws(ByteReader.Damage) -> (String, SourceText, SourceRange) {
        let message = try reader.text()
        let number = try reader.number()
        guard sources.indices.contains(number) else { throw ByteReader.Damage() }
        return (message, sources[number], SourceRange(try reader.number(), try reader.number()))
    }
}
