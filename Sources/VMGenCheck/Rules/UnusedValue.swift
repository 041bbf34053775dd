import VMGenModel
import VMGenSpec

/// A value that `with` takes along and that nothing behind it looks at.
enum UnusedValue: Rule {
    package static let id = "unused-value"

    /// The values that `flows` of `draft` and what becomes of `failures` take along for nothing. A stream that has no value at every
    /// time is taken along for a reason: nothing passes before it has one.
    static func check(_ flows: [Flow], failures: FailureFlow?, draft: SpecDraft) -> [Finding] {
        let others = (flows.map(\.failure) + [failures]).compactMap { $0 }
        let chains = flows.map { ($0.steps, $0.sink) } + others.map { ($0.steps, $0.sink) }
        return chains.flatMap { steps, sink in
            steps.indices.filter { steps[$0].kind == .with }.flatMap { place -> [Finding] in
                let values = values(takenAlongBy: steps[place])
                guard steps[place].after.components.count > 1, !values.isEmpty else { return [] }
                var reader = ValueReader(names: Set(values.map { head(of: $0.reference.text) }))
                guard reader.read(steps[(place + 1)...]) || reader.read(sink) else { return [] }
                return values.filter { reader.places.isDisjoint(with: $0.places) && draft.hasValue($0.reference) }.map {
                    finding($0.reference, at: $0.places, others: reader.places)
                }
            }
        }
    }

    /// `reference` is taken along, and has `places` at which nothing looks, while `others` are looked at.
    private static func finding(_ reference: StreamReference, at places: Range<Int>, others: Set<Int>) -> Finding {
        let next = others.filter { $0 >= places.upperBound }.min()
        let moved = next.map { ", with which `$\($0)` becomes `$\($0 - places.count)`" } ?? ""
        return warning(
            "nothing looks at `\(reference.text.text)`, which is `$\(places.lowerBound)` here; name that where it is meant, or leave "
                + "`\(reference.text.text)` out\(moved)",
            at: reference.text.range
        )
    }

    /// What `step` takes along, each with the places that its parts have among the values that arrive behind it; none where that is
    /// not certain.
    private static func values(takenAlongBy step: FlowStep) -> [(reference: StreamReference, places: Range<Int>)] {
        var next = step.before.components.count
        let values = step.references.map { reference in
            let count = if case .value = reference.kind { 1 } else { reference.element.components.count }
            defer { next += count }
            return (reference: reference, places: next..<next + count)
        }
        return next == step.after.components.count ? values : []
    }

    /// The name that `text`, a path, begins with.
    private static func head(of text: Fragment) -> String {
        var cursor = TextCursor(text)
        return cursor.identifier()?.text ?? text.text
    }
}

/// Which of the values that arrive the parts of a flow look at.
private struct ValueReader {
    /// Names by which Swift that may name members reads what is taken along, too.
    let names: Set<String>
    /// The places of the values that are looked at: 0 for `$0`.
    private(set) var places: Set<Int> = []

    init(names: Set<String>) { self.names = names }

    /// Reads `steps`. Whether the last thing that looks at the values is among them: behind it others arrive.
    mutating func read(_ steps: ArraySlice<FlowStep>) -> Bool {
        for step in steps {
            switch step.argument {
            case .none where step.kind == .share, .streams, .amount: continue
            case .none, .verbatim: return takeAll()
            case .closure(let body):
                if SwiftText.closureParameters(ofBody: body) != nil { return takeAll() }
                look(at: body)
            case .invocation(let call): look(at: call)
            case .work(let call, _):
                look(at: call)
                return true
            case .expression: break
            }
            if step.kind.changesValue { return true }
        }
        return false
    }

    /// Reads what a flow ends in, which takes what arrives. Always true: all is read.
    mutating func read(_ sink: FlowSink) -> Bool {
        switch sink.kind {
        case .set(let pairs):
            pairs.forEach {
                look(at: $0.name); look(at: $0.value)
            }
        case .call(let call): look(at: call)
        case .outputEvent(_, let arguments?): look(at: arguments)
        case .output, .state, .expression, .named, .outputEvent, .ignore: return takeAll()
        }
        return true
    }

    /// Without brackets a call is given all that arrives.
    private mutating func look(at call: Invocation) {
        if call.arguments == nil { _ = takeAll() } else { look(at: call.text) }
    }

    private mutating func look(at text: Fragment) {
        for argument in SwiftText.closureArguments(in: text) { places.insert(argument.index) }
        if SwiftText.freeNames(in: text).contains(where: { names.contains($0.text) }) { _ = takeAll() }
    }

    private mutating func takeAll() -> Bool {
        places = Set(0..<Self.most)
        return true
    }

    /// No flow carries more values.
    private static let most = 64
}

extension SpecDraft {
    /// Whether `reference` has a value at every time.
    fileprivate func hasValue(_ reference: StreamReference) -> Bool {
        switch reference.kind {
        case .value: true
        case .source(.output(let index)): outputs.ports[index].isStateful
        case .source(.state): true
        case .source: false
        }
    }
}
