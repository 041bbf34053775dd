import Foundation

/// The harness of a play whose inputs are `open` or `ended`: the generated one, wired with other streams.
struct RewiredHarness {
    /// Its Swift, without the stubs; nil where no input can be wired otherwise.
    private(set) var swift: String?
    /// The inputs that say a value to whoever comes; nothing is sent through them.
    private(set) var atOnce: Set<String> = []

    /// Wires those inputs of `harness`, which is that of `spec`, that `dice` choose; none that is debounced, whose end each runtime
    /// takes in its own way: the language reference says so. The same dice wire the same inputs in the
    /// same way under each runtime.
    init(_ harness: String, of spec: SpecDraft, wired: WiredInputs, dice: inout Dice) {
        let name = "\(spec.name)ViewModelHarness"
        guard let start = harness.range(of: "final class \(name) {"),
            let end = harness.range(of: "\n}\n", range: start.upperBound..<harness.endIndex)
        else { return }
        var text = String(harness[..<end.upperBound])
        var isRewired = false
        for port in spec.ports("inputs") where !spec.isDebounced(port.name) {
            let (way, number) = (dice.number(0...3), dice.number(0...4))
            let value = port.element == .void ? "()" : port.element.literal(number, known: true)
            guard way > 0, let source = Source(port.name, in: text, of: spec.runtime) else { continue }
            let stream = source.stream(saying: way > 1 ? value : nil, wired)
            text.replaceSubrange(source.place, with: stream)
            if way > 1 { atOnce.insert(port.name) }
            isRewired = true
        }
        guard isRewired else { return }
        swift = text.replacingOccurrences(of: name, with: "\(spec.name)\(wired.suffix)Harness")
    }

    /// What an input of the generated harness is wired with.
    private struct Source {
        /// The name of its property.
        var name: String
        /// The type of its values, as the harness writes it.
        var type: String
        /// Where the harness hands it to the view model.
        var place: Range<String.Index>
        /// The runtime.
        var runtime: SpecDraft.Runtime

        /// Finds the source of the input called `input`; nil where its kind is one that others cannot stand for.
        init?(_ input: String, in text: String, of runtime: SpecDraft.Runtime) {
            let name = "\(input)Source"
            let (head, tail, erasers) =
                runtime == .rxswift
                ? ("PublishRelay<", ">()\n", [".asObservable()", ".asDriver("])
                : ("PassthroughSubject<", ", Never>()\n", [".eraseToAnyPublisher()"])
            guard let start = text.range(of: "private let \(name) = \(head)"),
                let end = text.range(of: tail, range: start.upperBound..<text.endIndex),
                let use = erasers.lazy.compactMap({ text.range(of: ": \(name)\($0)") }).first
            else { return nil }
            let from = text.index(use.lowerBound, offsetBy: 2)
            self.name = name
            type = String(text[start.upperBound..<end.lowerBound])
            place = from..<text.index(from, offsetBy: name.count)
            self.runtime = runtime
        }

        /// What stands for it: says `value` to whoever comes, or the first two values that are sent where there is none.
        func stream(saying value: String?, _ wired: WiredInputs) -> String {
            switch (runtime, wired) {
            case (_, .sent): name
            case (.rxswift, .open):
                value.map { "BehaviorRelay<\(type)>(value: \($0))" }
                    ?? "\(name).take(2).concat(Observable<\(type)>.never())"
            case (.rxswift, .ended): value.map { "Observable<\(type)>.just(\($0))" } ?? "\(name).take(2)"
            case (.combine, .open):
                value.map { "CurrentValueSubject<\(type), Never>(\($0))" }
                    ?? "\(name).prefix(2).append(Empty<\(type), Never>(completeImmediately: false))"
            case (.combine, .ended): value.map { "Just<\(type)>(\($0))" } ?? "\(name).prefix(2)"
            }
        }
    }
}
