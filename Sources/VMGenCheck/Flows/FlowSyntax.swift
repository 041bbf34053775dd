import VMGenModel
import VMGenSpec

/// One line of the `flows:` section, in pieces whose names are not looked up yet.
struct FlowSyntax {
    /// The line as written.
    var text: Fragment
    /// Doc comment lines.
    var documentation: [String]
    /// What stands before the first arrow, at the commas.
    var sources: [Fragment]
    /// What stands after it.
    var chain: ChainSyntax
    /// The `catch -> …` below it.
    var failure: FailureSyntax?

    /// Whether it says where the failures of all work go: `errors -> …`.
    var isFailureFlow: Bool { sources.contains { $0.text == "errors" } }
}

/// What stands after the first arrow of a flow.
struct ChainSyntax {
    /// The steps, in order.
    var steps: [StepSyntax] = []
    /// The last part; nil where it is missing or cannot be read.
    var sink: SinkSyntax?
    /// Whether a part could not be read, which has been reported: what it names is not known.
    var isBroken = false
    /// Whether the first part is a `combine` or `zip` that could not be read.
    var joinsUnread = false
}

/// A `catch -> …` line.
struct FailureSyntax {
    /// The line as written.
    var text: Fragment
    /// What stands after its arrow.
    var chain: ChainSyntax
}

/// One step, its word known.
struct StepSyntax {
    /// Which step it is.
    var kind: StepKind
    /// The step as written.
    var text: Fragment
    /// What it is given.
    var argument: Argument

    /// The parameters of the case of a field's enum that the step makes of the values that arrive; nil for other steps.
    var payload: [SwiftMethod.Parameter]?

    /// What a step is given, as text.
    enum Argument {
        /// Nothing.
        case none
        /// The text between `{ }`.
        case closure(Fragment)
        /// A method's name or a call.
        case call(Fragment)
        /// A call, and the names behind the words that follow it.
        case work(Fragment, [WorkClause: [Fragment]])
        /// A Swift expression.
        case expression(Fragment)
        /// Names and expressions between commas.
        case list([Fragment])
        /// A number, and whether `first` follows it.
        case amount(Fragment, first: Bool)
        /// Operators of the runtime.
        case verbatim(VerbatimSyntax)
    }
}

/// The last part of a flow.
struct SinkSyntax {
    /// The sink as written.
    var text: Fragment
    /// Which form it has.
    var kind: Kind

    /// The forms of a sink.
    enum Kind {
        /// A name.
        case name(Fragment)
        /// A dotted path or anything else that is Swift.
        case expression(Fragment)
        /// `set a = …, b = …`: names, and the values where they could be read.
        case set([(name: Fragment, value: Fragment)])
        /// `call method(…)`.
        case call(Fragment)
        /// `.case(…)`: the name without the dot, and what stands in its brackets.
        case event(Fragment, arguments: Fragment?)
        /// `as name: Type`.
        case named(Fragment, type: Fragment?)
        /// `(items, isLoading: as loading)`: one for each stream that a helper returns.
        case parts([SinkPart])
        /// `ignore`.
        case ignore
    }
}

extension StepSyntax {
    /// Whether it counts time.
    var countsTime: Bool { kind.takesTime || retryPause != nil }

    /// How long its work waits before it is tried again; nil where it does not.
    var retryPause: Fragment? {
        guard case .work(_, let clauses) = argument, let retry = clauses[.retry], retry.count > 1 else { return nil }
        return retry[1]
    }

    /// How often its work is tried again.
    var retries: Int {
        guard case .work(_, let clauses) = argument, let count = clauses[.retry]?.first else { return 0 }
        return Int(count.text.filter { $0 != "_" }) ?? 0
    }
}
