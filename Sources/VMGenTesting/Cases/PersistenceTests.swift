import VMGenDiagnostics
import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// Generated tests of what is kept between launches.
enum PersistenceTests {
    /// For each field that is kept: it is restored, saved, and survives a value of another type. And what nobody changed is not saved.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard TestScript(bench) != nil else { return [] }
        let fields = bench.facts.ports.flatMap { place, port -> [GeneratedTest] in
            guard let persistence = port.persistence, let kept = KeptValues(port, persistence, bench) else { return [] }
            return [restored(kept, at: place, bench), saved(kept, at: place, bench), survived(kept, at: place, bench)]
                .compactMap { $0 }
        }
        return fields.isEmpty ? [] : fields + [untouched(bench)].compactMap { $0 }
    }

    /// The defaults stay as they are until something is sent.
    private static func untouched(_ bench: TestBench) -> GeneratedTest? {
        guard var script = TestScript(bench) else { return nil }
        let start = script.rehearsal
        let kept = bench.facts.ports.filter { $0.port.persistence != nil }
        let isUntouched = kept.allSatisfy { place, _ in
            start.known.held[place] != nil && !start.doubts.unsure.contains(place) && start.writes(to: place) == 0
        }
        guard start.doubts.runsLogic == 0, isUntouched else { return nil }
        let stores = Set(kept.compactMap { $0.port.persistence?.store.text })
        let doubles = bench.harness.doubles.filter { $0.need == "defaults" && stores.contains($0.name) }
        guard !doubles.isEmpty else { return nil }
        script.separate()
        for double in doubles { script.add(.expect(.written(parameter: double.name), .equals("[]"))) }
        return script.test(
            "nothingIsSavedBeforeSomethingChanges",
            "What is there from the beginning is not stored again."
        )
    }

    private static func restored(_ kept: KeptValues, at place: Rehearsal.Place, _ bench: TestBench) -> GeneratedTest? {
        guard case .output = place else { return restoredState(kept, at: place, bench) }
        guard var script = TestScript(bench), script.rehearsal.known.held[place] != nil else { return nil }
        let name = "\(kept.name)IsRestored"
        let documentation = "`\(kept.name)` starts with what is stored for \"\(kept.key)\"."
        guard let value = kept.values.last else { return nil }
        script.store(kept.store, kept.key, kept.stored(value))
        script.begin(place, with: value)
        guard script.recordedFromTheStart(place) != nil else { return nil }
        script.separate()
        script.expectFromTheStart([place])
        return script.test(name, documentation)
    }

    private static func survived(_ kept: KeptValues, at place: Rehearsal.Place, _ bench: TestBench) -> GeneratedTest? {
        guard case .output = place, var script = TestScript(bench), script.recordedFromTheStart(place) != nil else {
            return nil
        }
        script.store(kept.store, kept.key, kept.wrongValue)
        script.separate()
        script.expectFromTheStart([place])
        return script.test(
            "\(kept.name)SurvivesAWrongStoredType",
            "`\(kept.name)` starts with its initial value where something else is stored."
        )
    }

    private static func saved(_ kept: KeptValues, at place: Rehearsal.Place, _ bench: TestBench) -> GeneratedTest? {
        for trigger in bench.triggers {
            let isReached = { (before: Rehearsal, after: Rehearsal) in
                !after.doubts.unsure.contains(place) && after.known.held[place] != nil
                    && after.writes(to: place) > before.writes(to: place)
            }
            guard let reach = TestReach(trigger, bench, isReached: isReached), var script = TestScript(bench) else {
                continue
            }
            script.separate()
            script.reach(reach, isReached)
            guard let value = script.rehearsal.known.held[place], value.swift != "nil", value.isCertain,
                kept.isPlain(value), isReached(bench.start, script.rehearsal)
            else { continue }
            script.separate()
            let key = SwiftLiteral(kept.key).swift
            let stored = TestSubject.stored(parameter: kept.store, key: key, type: kept.form.type)
            script.add(.expect(stored, .equals(kept.stored(value))))
            return script.test(
                "\(kept.name)IsSaved",
                "What becomes of `\(kept.name)` is stored for \"\(kept.key)\"."
            )
        }
        return nil
    }
}

/// What tests keep of one field.
struct KeptValues {
    /// The field's name.
    let name: String
    /// The parameter that holds the defaults.
    let store: String
    /// The key.
    let key: String
    /// The type, without the question mark of an optional.
    let type: String
    /// Whether the field may be nil.
    private let isOptional: Bool
    /// How it is stored.
    let form: StoredForm
    /// Values that differ from the initial one.
    let values: [KnownValue]

    /// What tests keep of `port`; nil where the harness has no defaults for it.
    init?(_ port: Port, _ persistence: Port.Persistence, _ bench: TestBench) {
        let text = TypeText(port.element.text)
        guard let form = StoredForm(text),
            let double = bench.harness.doubles.first(where: {
                $0.name == persistence.store.text && $0.need == "defaults"
            })
        else { return nil }
        name = port.name.text
        store = double.name
        key = persistence.key.text
        self.form = form
        let plain = text.optionalOf ?? text
        isOptional = text.optionalOf != nil
        type = plain.text
        // A number that hardly anything begins with: a change of the initial value is to change no test of another.
        let unusual = ["Int", "Double"].contains(plain.text) ? ["37"] : []
        values = (bench.values.values(of: plain.text) + unusual).filter { $0 != port.initialValue?.text }
            .map { KnownValue(swift: $0, type: plain.text) }
    }

    /// Whether `value` is certainly no optional, where the field is one: a value of the samples, or spelt in literals.
    func isPlain(_ value: KnownValue) -> Bool {
        if !isOptional || values.contains(where: { $0.swift == value.swift }) { return true }
        let fragment = Fragment(value.swift, SourceRange(0, value.swift.utf8.count))
        return SwiftText.freeNames(in: fragment).isEmpty && !value.swift.contains(".") && !value.swift.contains("(")
    }

    /// What is stored for `value`.
    func stored(_ value: KnownValue) -> String {
        if type == "URL" { return value.spelt(of: type) + ".absoluteString" }
        let swift = value.swift
        if form.storing != nil {
            if form.type == "Int", Int(swift) != nil { return swift }
            if form.type == "Double", Double(swift) != nil { return swift.contains(".") ? swift : "\(swift).0" }
            return "\(form.type)(\(swift))"
        }
        if swift.hasPrefix("[") { return "\(swift) as \(type)" }
        if form.type == "Double", Int(swift) != nil { return "\(swift).0" }
        return swift
    }

    /// Something of a type that no value of the field is stored as.
    var wrongValue: String { form.type == "String" ? "1" : "\"not stored by this app\"" }
}

extension Rehearsal {
    /// How often the field at `place` was written, which counts as different from now on where it was written at all.
    fileprivate func writes(to place: Place) -> Int {
        place.port(in: spec)?.isStateful == true ? stateWrites[place, default: 0] : said.count(of: place)
    }
}
