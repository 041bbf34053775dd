import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A name in a flow that stands for nothing, or for something that cannot stand there.
enum UnknownName: Rule {
    package static let id = "unknown-name"

    /// What a name is used for.
    package enum Use {
        /// To start a flow.
        case source
        /// To be taken along by `with`.
        case companion
        /// To end a flow.
        case sink
        /// To be set.
        case target
        /// To show that work runs: `while isLoading`.
        case flag
        /// To end work: `until refresh`.
        case end
        /// To be called on: `useCase.load()`.
        case receiver
    }

    /// `name` is declared nowhere.
    static func finding(_ name: Fragment, as use: Use, names: Namespace, cases: [EventCase] = []) -> Finding {
        if let (head, member) = SwiftText.cut(name, at: "."), names[member.text] != nil,
            ["self", "input", "output", "state"].contains(head.text)
        {
            return notAlone(name, name: member)
        }
        let near = meant(by: name, as: use, names: names, cases: cases)
        let step = use == .sink ? DidYouMean.closest(to: name.text, in: ["share", "compactMap", "distinct"]) : nil
        let ending = (near ?? step).map { "; did you mean `\($0)`?" } ?? otherwise(use, name: name.text)
        return error("unknown name `\(name.text)`\(ending)", at: name.range)
    }

    /// The declared name that `name` was likely meant to be: one that fits, or any other; nil where none is near.
    static func meant(by name: Fragment, as use: Use, names: Namespace, cases: [EventCase]) -> String? {
        let words = use == .source ? ["errors", "start"] : []
        let fitting = names.names { fits($0, use) } + cases.map { "." + $0.name.text } + words
        let question = "is" + name.text.prefix(1).uppercased() + name.text.dropFirst()
        if fitting.contains(question) { return question }
        return DidYouMean.closest(to: name.text, in: fitting) ?? DidYouMean.closest(to: name.text, in: names.all)
    }

    /// What is wrong with `name` where it is the plain field `port` whose type is a stream; nil where it is another.
    static func heldStream(_ port: Port, at name: Fragment, in draft: SpecDraft) -> Finding? {
        guard port.kind == nil, let type = StreamType(port.element), draft.runtime.kind(named: type.name.text) != nil
        else { return nil }
        let form = "`\(name.text): \(port.element.text)`"
        return error("`let` makes `\(name.text)` a plain value, no stream; declare it as \(form)", at: name.range)
    }

    /// `name` is declared, and is no stream.
    static func notAStream(_ name: Fragment, member: Namespace.Member, as use: Use) -> Finding {
        let text = name.text
        switch member {
        case .request:
            return error("`\(text)` is a request: it runs as a step, `start -> latest \(text) -> …`", at: name.range)
        case .logic:
            return error(
                "`\(text)` is a method: a flow starts from what it returns, `\(text)()`, or runs it as a step",
                at: name.range
            )
        case .input:
            let way = "declare it without, `\(text): …`, or take it along, `with \(text)`"
            return error("`let` makes `\(text)` a plain value, no stream; \(way)", at: name.range)
        default:
            return error("`\(text)` is a plain value, no stream; `with \(text)` takes it along", at: name.range)
        }
    }

    /// `text` runs work, which is a step; `what` says why: `takes time`.
    static func work(_ text: Fragment, parameters: [SwiftMethod.Parameter], what: String, as use: Use) -> Finding {
        error("`\(callee(text))` \(what): it runs as a step, \(step("latest", text, parameters, use))", at: text.range)
    }

    /// `text` calls a method that gives one value, no stream, unless the name of its type stands for one.
    static func value(
        _ text: Fragment,
        parameters: [SwiftMethod.Parameter],
        as use: Use,
        isCertain: Bool
    ) -> Finding {
        let form = step("map", text, parameters, use)
        let other = isCertain ? "" : "; a stream gets a name first, `- \(call(text, parameters)) -> as other`"
        return error("`\(callee(text))` gives a value, no stream; as a step it is \(form)\(other)", at: text.range)
    }

    /// `text` is a property that is no stream; one of `type` that is called where it is a closure that may be nil.
    static func propertyValue(_ text: Fragment, type: Fragment? = nil) -> Finding {
        if let type, TypeText.isOptional(type.text), let closure = ClosureType(calledOn: type.text) {
            let values = closure.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
            return error(
                "`\(text.text)` may be nil, and is called where it is there: `\(text.text)?(\(values))`",
                at: text.range
            )
        }
        return error("`\(text.text)` is a plain value, no stream; `with \(text.text)` takes it along", at: text.range)
    }

    /// `text` is a property that takes time or can fail; `marks` are what Swift wants before it: `try await`.
    static func workingProperty(_ text: Fragment, marks: String) -> Finding {
        let what = marks.hasSuffix("await") ? "takes time" : "can fail"
        return error("`\(text.text)` \(what): it runs as a step, `-> latest \(marks) \(text.text)`", at: text.range)
    }

    /// `text` is taken along by `with` and begins with a type, whose members may be streams or values; nil for all else.
    static func globalPath(_ text: Fragment) -> Finding? {
        guard text.text.first?.isUppercase == true, let last = SwiftText.split(text, on: ".").last else { return nil }
        let name = last.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return error(
            "nobody can tell whether `\(text.text)` is a stream or a value: a value is named in `{ }` as it is, and a "
                + "stream gets a name first, `- \(text.text) -> as \(name.isEmpty ? "other" : name)`",
            at: text.range
        )
    }

    /// `text` calls a method that returns nothing.
    static func effect(_ text: Fragment, parameters: [SwiftMethod.Parameter]) -> Finding {
        let form = "… -> call \(call(text, parameters))"
        return error("`\(callee(text))` returns nothing; it is called at the end of a flow, `\(form)`", at: text.range)
    }

    /// `text` names a method that returns a stream, and does not call it.
    static func notCalled(_ text: Fragment, parameters: [SwiftMethod.Parameter]) -> Finding {
        let call = "\(text.text)(\(parameters.isEmpty ? "" : "…"))"
        return error(
            "`\(text.text)` is a method: a flow starts from what it returns, `\(call)`, or runs it as a step",
            at: text.range
        )
    }

    /// The name or path that `text` calls.
    private static func callee(_ text: Fragment) -> String {
        SwiftText.lastBrackets(of: text).map { text.before($0).text } ?? text.text
    }

    /// `text` with the brackets that a method with parameters needs.
    private static func call(_ text: Fragment, _ parameters: [SwiftMethod.Parameter]) -> String {
        let isBare = SwiftText.lastBrackets(of: text) == nil && !parameters.isEmpty
        return isBare ? "\(text.text)(…)" : text.text
    }

    /// A flow that runs `text` as a step of the kind `word`, in backticks.
    private static func step(
        _ word: String,
        _ text: Fragment,
        _ parameters: [SwiftMethod.Parameter],
        _ use: Use
    ) -> String {
        let start = if case .source = use { "start" } else { "…" }
        return "`\(start) -> \(word) \(call(text, parameters)) -> …`"
    }

    /// `name` is `what`, a stream, and stands where Swift needs a value; `arity` values arrive already.
    static func streamAsValue(_ name: Fragment, is what: String, arity: Int?) -> Finding {
        let value = arity.map { ", and use `$\($0)`" } ?? ""
        return error(
            "`\(name.text)` is \(what), which has no value to read; take its latest along, `with \(name.text)`\(value)",
            at: name.range
        )
    }

    /// `member` stands behind `super`.
    static func superclass(_ word: Fragment, member: Fragment) -> Finding {
        error("what a superclass has is written `self.\(member.text)`", at: word.range)
    }

    /// `text` says where `name` is declared, which a flow does not.
    static func notAlone(_ text: Fragment, name: Fragment) -> Finding {
        error("a flow speaks of things by their names alone: `\(name.text)`", at: text.range)
    }

    /// `text` calls something on the stream called `name`, which steps do.
    static func operatorOnStream(_ text: Fragment, name: Fragment) -> Finding {
        let steps = text.text.dropFirst(name.text.count)
        var cursor = TextCursor(Fragment(String(steps.dropFirst()), text.range))
        let word = cursor.identifier().flatMap { StepKind(rawValue: $0.text)?.word } ?? "map { … }"
        let isStep = steps.first == "." && word != "map { … }"
        let form = isStep ? "\(name.text) -> \(steps.dropFirst())" : "\(name.text) -> \(word)"
        return error(
            "`\(name.text)` is a stream of the spec, whose steps stand behind arrows: `\(form)`",
            at: text.range
        )
    }

    /// `text` takes along the `part` of the stream called `name`, which has no value of its own to have parts.
    ///
    /// - Parameter labels: those of the payload, where it is an event.
    static func partOfStream(
        _ text: Fragment,
        name: Fragment,
        part: String,
        labels: [String],
        names: Namespace
    ) -> Finding {
        let words = SwiftText.words(of: Fragment(part, text.range)).map(\.text)
        let isStep = part.hasPrefix(".") && words.first.flatMap(StepKind.init) != nil && words.count > 1
        let path = part.drop { $0 == "." }
        let isLabel = words.first.map(labels.contains) ?? false
        let step = isStep ? String(path) : "map { \(isLabel ? String(path) : "$0\(part)") }"
        let free = ([name.text + (words.last ?? "").capitalizedFirst, name.text + "Part"]).first { names[$0] == nil }
        let own = free ?? "latest\(name.text.capitalizedFirst)"
        return error(
            "`\(name.text)` has no value at every time, and no parts here; give the part a name, "
                + "`\(name.text) -> \(step) -> as \(own)`, and write `with \(own)`",
            at: text.range
        )
    }

    /// `text` can start no flow.
    static func notASource(_ text: Fragment) -> Finding {
        error(
            "a flow cannot start from `\(text.text)`; it starts from an input, an output, a state, a named stream, "
                + "a dependency's stream, a call or `start`",
            at: text.range
        )
    }

    /// `name` is not a case of the output events.
    static func unknownCase(_ name: Fragment, cases: [EventCase]) -> Finding {
        let all = cases.map(\.name.text)
        let ending = Suggestion.ending(
            for: name.text,
            among: all,
            otherwise: "; the cases are \(all.map { "." + $0 }.listed("and"))"
        )
        return error("the outputs have no case `\(name.text)`\(ending)", at: name.range)
    }

    private static func fits(_ member: Namespace.Member, _ use: Use) -> Bool {
        switch (use, member) {
        case (.source, _), (.end, _): member.isStream
        case (.companion, .request), (.companion, .logic): false
        case (.companion, _): true
        case (.sink, .output), (.sink, .state), (.flag, .output), (.flag, .state): true
        case (.target, .output), (.target, .state), (.target, .variable): true
        case (.receiver, .parameter), (.receiver, .variable), (.receiver, .logic): true
        default: false
        }
    }

    private static func otherwise(_ use: Use, name: String) -> String {
        switch use {
        case .source: "; a flow starts from an input, an output, a state, a stream named with `as`, or `start`"
        case .end: "; `until` takes streams: an input, an output, a state, or one that is named with `as`"
        case .companion: "; `with` takes streams, states, parameters and variables along"
        case .sink: "; declare it under `outputs` or `state`, or name the stream with `as \(name)`"
        case .target: "; `set` changes outputs with a value, states and variables"
        case .flag: "; declare it with a value, `\(name): Bool = false`"
        case .receiver: "; declare it under `init` or `variables`; what a superclass has is written `self.\(name)`"
        }
    }
}
