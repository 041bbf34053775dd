import VMGenDiagnostics
import VMGenSpec

/// Reports that only follow from a line which could not be read: what it declares is unknown, what it uses is unused.
struct Echoes {
    /// The names in lines that were to declare something.
    private var declared: Set<String> = []
    /// The names in flows, and whether a method of the logic is missing, so that nobody knows what it sends to.
    private var used: Set<String> = []
    private var isLogicBroken = false

    /// `diagnostics` without those that follow from others of them.
    static func dropped(from diagnostics: [Diagnostic], of syntax: SpecSyntax) -> [Diagnostic] {
        let causes = diagnostics.filter {
            $0.isError && !consequences.contains($0.rule) && !judgements.contains($0.rule)
        }
        let doubled = diagnostics.filter { $0.rule == DuplicateName.id }
        guard !causes.isEmpty || !doubled.isEmpty else { return diagnostics }
        var echoes = Echoes(syntax, causes: causes)
        // Nobody knows which of the two a use means.
        for double in doubled { echoes.declared.formUnion(words(in: double.source.text(in: double.range))) }
        return diagnostics.filter { !echoes.contains($0) }
    }

    private init(_ syntax: SpecSyntax, causes: [Diagnostic]) {
        let places = causes.map(\.range.lower).sorted()
        let unread = causes.filter { Self.reading.contains($0.rule) }.map(\.range.lower)
        for section in syntax.entries {
            let head = section.key.flatMap { SectionName(rawValue: $0.text) }
            if let head, Self.tests.contains(head) { continue }
            if head == nil || Self.holds(section.content.range, places) { add(section.content, to: head) }
            let isLost = head == nil || causes.contains { $0.range == section.key?.range }
            let causes = head == .flows ? unread : places
            for line in section.block where isLost || Self.holds(line.range, causes) {
                add(line, to: head)
                if head == .logic { isLogicBroken = true }
            }
        }
    }

    private static func holds(_ range: SourceRange, _ places: [Int]) -> Bool {
        places.contains { $0 >= range.lower && $0 <= range.upper }
    }

    private mutating func add(_ line: EntrySyntax, to section: SectionName?) {
        add(line.content, to: section)
        for below in line.block { add(below, to: section) }
    }

    private mutating func add(_ text: Fragment, to section: SectionName?) {
        let words = Self.words(in: text.text)
        if section == .flows { used.formUnion(words) } else { declared.formUnion(words) }
    }

    /// The runs of letters, digits and `_` in `text`, those in strings included.
    private static func words(in text: String) -> [String] {
        text.utf8.split { !$0.isNamePart }.map { String(decoding: $0, as: UTF8.self) }
    }

    private func contains(_ diagnostic: Diagnostic) -> Bool {
        guard Self.consequences.contains(diagnostic.rule) else { return false }
        let text = diagnostic.source.text(in: diagnostic.range)
        guard let word = Self.words(in: text).first else { return false }
        if Self.usage.contains(diagnostic.rule) {
            return used.contains(word) || (isLogicBroken && diagnostic.rule == UnfedOutput.id)
        }
        return declared.contains(word)
    }

    /// Sections that declare nothing which others use.
    private static let tests: Set<SectionName> = [.tests, .samples, .scenarios]
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
    ])
    /// Rules that judge what could be read.
    private static let judgements: Set<String> = [
        DuplicateName.id, GeneratedName.id, ReservedName.id, PersistPlace.id, MissingSample.id, InitialValue.id,
        StreamOrder.id, FailureNowhere.id, FlowCycle.id, TypeMismatch.id,
    ]
}
