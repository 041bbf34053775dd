import VMGenDiagnostics
import VMGenSpec

/// Reports that only follow from a line which could not be read: what it declares is unknown, what it uses is unused.
struct Echoes {
    /// The names in lines that were to declare something.
    private var declared: Set<String> = []
    /// The names in flows, and whether a method of the logic is missing, so that nobody knows what it sends to.
    private var used: Set<String> = []
    private var isLogicBroken = false
    /// The names in lines that were to declare a type.
    private var types: Set<String> = []
    /// The names in lines that were to be samples.
    private var sampled: Set<String> = []
    /// The names in the first lines of requests of which something could not be read.
    private var requests: Set<String> = []
    /// The characters that no name has.
    private let characters: [SourceRange]
    /// The lines, from 0, with a `|` that nothing is indented under, and those below, which were to be its Swift.
    private let unindented: Set<Int>
    /// The places of braces that stand at the start of a line, which Swift further up misses.
    private let braces: [Int]
    /// The lines, from 0, that declare something with a value of another type.
    private let judged: Set<Int>

    /// `diagnostics` without those that follow from others of them.
    static func dropped(from diagnostics: [Diagnostic], of syntax: SpecSyntax) -> [Diagnostic] {
        let causes = diagnostics.filter {
            $0.isError && !consequences.contains($0.rule) && !judgements.contains($0.rule)
        }
        let doubled = diagnostics.filter { $0.rule == DuplicateName.id }
        let errors = diagnostics.filter(\.isError)
        guard !causes.isEmpty || !doubled.isEmpty || errors.count > 1 else { return diagnostics }
        var echoes = Echoes(syntax, causes: causes, errors: errors)
        // Nobody knows which of the two a use means.
        for double in doubled { echoes.declared.formUnion(words(in: double.source.text(in: double.range))) }
        return FlowEchoes.dropped(from: diagnostics.filter { !echoes.contains($0) }, of: syntax)
    }

    private init(_ syntax: SpecSyntax, causes: [Diagnostic], errors: [Diagnostic]) {
        let foreign = causes.filter { $0.rule == LineRule.lookalike.id }
        characters = foreign.map(\.range)
        braces = causes.filter { $0.rule == LineRule.missingKey.id && $0.source.text(in: $0.range) == "}" }.map(
            \.range.lower
        )
        unindented = Self.unindented(of: causes)
        let mismatches = errors.filter { $0.rule == TypeMismatch.id }
        judged = Set(mismatches.filter { !Self.text(ofLineOf: $0).contains("->") }.map(Self.line))
        let places = causes.map(\.range.lower).sorted()
        let unread = causes.filter { Self.reading.contains($0.rule) }.map(\.range.lower).sorted()
        for section in syntax.entries {
            let written = section.key.flatMap { SectionName(rawValue: $0.text) }
            // A misspelt section is read as what it was meant to be, where that is not there as well.
            let head = written ?? section.key.flatMap { Self.meant(by: $0, in: syntax) }
            if let head, Self.tests.contains(head) {
                if head == .samples { addSamples(of: section, places: places) }
                continue
            }
            if head == nil || Self.holds(section.content.range, places) { add(section.content, to: head) }
            let isLost = head == nil || written != nil && causes.contains { $0.range == section.key?.range }
            let causes = head == .flows ? unread : places
            if head == .flows {
                for line in section.block where Self.holds(line.range, places) { addNamed(by: line) }
            }
            for line in section.block where isLost || Self.holds(line.range, causes) {
                add(line, to: head)
                if head == .logic { isLogicBroken = true }
                if head == .requests { requests.formUnion(Self.words(in: (line.key ?? line.content).text)) }
                if let head, Self.typed.contains(head), isLost || Self.holds(line.content.range, causes) {
                    types.formUnion(Self.words(in: line.content.text).filter { $0.first?.isUppercase == true })
                }
            }
        }
        for character in foreign { declared.insert(Self.word(around: character)) }
        addHolders(of: syntax)
    }

    /// The line, from 0, that `diagnostic` stands on.
    private static func line(of diagnostic: Diagnostic) -> Int {
        diagnostic.source.lineIndex(of: diagnostic.range.lower)
    }

    /// The section that the misspelt `key` stands for; nil where nothing is read of it.
    private static func meant(by key: Fragment, in syntax: SpecSyntax) -> SectionName? {
        guard let meant = SectionName.meant(by: key.text) else { return nil }
        let isThere = syntax.entries.contains { $0.key?.text == meant.rawValue }
        return isThere ? nil : meant
    }

    /// The lines of `causes` that stand where a verbatim block was to be, and those that the blocks belong to.
    private static func unindented(of causes: [Diagnostic]) -> Set<Int> {
        let openers = causes.filter { $0.rule == LineRule.emptyVerbatim.id }
        guard !openers.isEmpty else { return [] }
        let keyless = Set(causes.filter { [LineRule.missingKey.id, LineShape.id].contains($0.rule) }.map(line))
        var lines = Set(openers.map(line))
        for opener in openers {
            var next = line(of: opener) + 1
            while keyless.contains(next) {
                lines.insert(next)
                next += 1
            }
        }
        return lines
    }

    /// The name that is left where `character` goes.
    private static func word(around character: Diagnostic) -> String {
        let source = character.source
        let line = source.lineRange(line(of: character))
        let before = source.text(in: SourceRange(line.lower, character.range.lower)).utf8.reversed()
        let behind = source.text(in: SourceRange(character.range.upper, line.upper)).utf8
        let bytes = before.prefix(while: \.isNamePart).reversed() + behind.prefix(while: \.isNamePart)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What is of a type that could not be read is not known either: `coordinator: Coordinator`.
    private mutating func addHolders(of syntax: SpecSyntax) {
        guard !types.isEmpty else { return }
        for section in syntax.entries {
            guard let head = section.key.flatMap({ SectionName(rawValue: $0.text) }), Self.holding.contains(head) else {
                continue
            }
            for line in section.block where Self.words(in: line.content.text).contains(where: types.contains) {
                declared.formUnion(Self.words(in: (line.key ?? line.content).text))
            }
        }
    }

    /// Adds the lines of `section` that hold one of `places`.
    private mutating func addSamples(of section: EntrySyntax, places: [Int]) {
        for line in section.block where Self.holds(line.range, places) {
            sampled.formUnion(Self.words(in: line.content.text))
        }
    }

    /// Whether one of `places`, which are sorted, is within `range` or at its end.
    private static func holds(_ range: SourceRange, _ places: [Int]) -> Bool {
        let index = places.firstIndex(notBelow: range.lower)
        return index < places.count && places[index] <= range.upper
    }

    private mutating func add(_ line: EntrySyntax, to section: SectionName?) {
        add(line.content, to: section)
        for below in line.block { add(below, to: section) }
    }

    private mutating func add(_ text: Fragment, to section: SectionName?) {
        let words = Self.words(in: text.text)
        if section == .flows { used.formUnion(words) } else { declared.formUnion(words) }
    }

    /// Adds the streams that a flow of `line` was to name, `-> as list`.
    private mutating func addNamed(by line: EntrySyntax) {
        let words = Self.words(in: line.content.text)
        for (word, name) in zip(words, words.dropFirst()) where word == "as" { declared.insert(name) }
        for below in line.block { addNamed(by: below) }
    }

    /// The names in `text`, those in strings included.
    private static func words(in text: String) -> [String] {
        text.utf8.split { !$0.isNamePart }
            .map { String(decoding: $0, as: UTF8.self) }
            .filter { $0.first?.isNumber != true }
    }

    private func contains(_ diagnostic: Diagnostic) -> Bool {
        // What is said of text in which a character was meant otherwise.
        if diagnostic.rule != LineRule.lookalike.id,
            characters.contains(where: { $0.lower >= diagnostic.range.lower && $0.upper <= diagnostic.range.upper })
        {
            return true
        }
        switch diagnostic.rule {
        case LineRule.missingKey.id, LineShape.id, FlowPart.id: return unindented.contains(Self.line(of: diagnostic))
        case UnbalancedText.id:
            let isOpen = diagnostic.source.text(in: diagnostic.range) == "{"
            return isOpen && braces.contains { $0 > diagnostic.range.lower }
        case SampleShape.id: break
        case MissingSample.id: return isLost(diagnostic)
        case TypeMismatch.id: return isUnread(diagnostic)
        case LoadingFlag.id where judged.contains(Self.line(of: diagnostic)): return true
        default: guard Self.consequences.contains(diagnostic.rule) else { return false }
        }
        let text = diagnostic.source.text(in: diagnostic.range)
        let words = Self.words(in: text)
        guard let word = words.first else { return false }
        if diagnostic.rule == UnknownName.id, words.count == 2, Self.qualifiers.contains(word) {
            return declared.contains(words[1])
        }
        if Self.usage.contains(diagnostic.rule) {
            return used.contains(word) || (isLogicBroken && diagnostic.rule == UnfedOutput.id)
        }
        return declared.contains(word)
    }

    /// Whether the parameter that `diagnostic` wants a sample of may have one, or be of a type that is a service's.
    private func isLost(_ diagnostic: Diagnostic) -> Bool {
        let words = Self.words(in: Self.text(ofLineOf: diagnostic))
        return words.first.map(declared.contains) == true
            || words.contains { types.contains($0) || sampled.contains($0) }
    }

    /// Whether the flow in which `diagnostic` found two types uses something that could not be read.
    private func isUnread(_ diagnostic: Diagnostic) -> Bool {
        let text = Self.text(ofLineOf: diagnostic)
        return text.contains("->") && Self.words(in: text).contains(where: requests.contains)
    }

    private static func text(ofLineOf diagnostic: Diagnostic) -> String {
        diagnostic.source.text(in: diagnostic.source.lineRange(line(of: diagnostic)))
    }

    /// Sections that declare nothing which others use.
    private static let tests: Set<SectionName> = [.tests, .samples, .scenarios]
    /// Sections that declare types.
    private static let typed: Set<SectionName> = [.services, .types, .errors]
    /// Sections whose lines are what a view model is made with.
    private static let holding: Set<SectionName> = [.`init`, .variables]
    /// Rules whose reports say that a line was not read at all.
    private static let reading: Set<String> = [
        LineShape.id, UnbalancedText.id, ForeignArrow.id, SectionShape.id, LineRule.missingKey.id,
        LineRule.indentation.id, LineRule.misplacedItem.id,
    ]
    /// Rules that speak of a declaration which nothing uses.
    private static let usage: Set<String> = [
        UnfedOutput.id, UnusedInput.id, UnusedParameter.id, UnusedState.id, UnusedStream.id,
    ]
    /// Rules that speak of a use of something which is not declared, or not so, and those above.
    private static let consequences = usage.union([
        UnknownName.id, UnknownMethod.id, NotSettable.id, ScenarioUnknown.id, ScenarioUse.id, ScenarioValue.id,
        MissingSample.id, TypeMismatch.id, LoadingFlag.id,
    ])
    /// What stands before the name of a field that several things are called.
    private static let qualifiers: Set<String> = ["input", "output", "state"]
    /// Rules that judge what could be read.
    private static let judgements: Set<String> = [
        DuplicateName.id, GeneratedName.id, ReservedName.id, PersistPlace.id, InitialValue.id,
        StreamOrder.id, FailureNowhere.id, FlowCycle.id,
    ]
}
