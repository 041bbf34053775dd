import VMGenDiagnostics
import VMGenSpec

/// One line of the `flows:` section, in pieces whose names are not looked up yet.
package struct FlowSyntax {
    /// The line as written.
    package var text: Fragment
    /// Doc comment lines.
    package var documentation: [String]
    /// What stands before the first arrow, at the commas.
    package var sources: [Fragment]
    /// What stands after it.
    package var chain: ChainSyntax
    /// The `catch -> …` below it.
    package var failure: FailureSyntax?

    /// Makes it of its parts.
    package init(
        text: Fragment,
        documentation: [String],
        sources: [Fragment],
        chain: ChainSyntax,
        failure: FailureSyntax? = nil
    ) {
        self.text = text
        self.documentation = documentation
        self.sources = sources
        self.chain = chain
        self.failure = failure
    }

    /// Whether it says where the failures of all work go: `errors -> …`.
    package var isFailureFlow: Bool { sources.contains { $0.text == "errors" } }
}

/// What stands after the first arrow of a flow.
package struct ChainSyntax {
    /// The steps, in order.
    package var steps: [StepSyntax] = []
    /// The last part; nil where it is missing or cannot be read.
    package var sink: SinkSyntax?
    /// Whether a part could not be read, which has been reported: what it names is not known.
    package var isBroken = false
    /// Whether the first part is a `combine` or `zip` that could not be read.
    package var joinsUnread = false

    /// Makes it of its parts.
    package init(steps: [StepSyntax] = [], sink: SinkSyntax? = nil, isBroken: Bool = false, joinsUnread: Bool = false) {
        self.steps = steps
        self.sink = sink
        self.isBroken = isBroken
        self.joinsUnread = joinsUnread
    }
}

/// A `catch -> …` line.
package struct FailureSyntax {
    /// The line as written.
    package var text: Fragment
    /// What stands after its arrow.
    package var chain: ChainSyntax

    /// Makes it of its parts.
    package init(text: Fragment, chain: ChainSyntax) {
        self.text = text
        self.chain = chain
    }
}

/// One step, its word known.
package struct StepSyntax {
    /// Which step it is.
    package var kind: StepKind
    /// The step as written.
    package var text: Fragment
    /// What it is given.
    package var argument: Argument

    /// Makes it of its parts.
    package init(kind: StepKind, text: Fragment, argument: Argument) {
        self.kind = kind
        self.text = text
        self.argument = argument
    }

    /// What a step is given, as text.
    package enum Argument {
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
package struct SinkSyntax {
    /// The sink as written.
    package var text: Fragment
    /// Which form it has.
    package var kind: Kind

    /// Makes it of its parts.
    package init(text: Fragment, kind: Kind) {
        self.text = text
        self.kind = kind
    }

    /// The forms of a sink.
    package enum Kind {
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
        /// `ignore`.
        case ignore
    }
}
