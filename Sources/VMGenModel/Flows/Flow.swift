import VMGenSpec

/// One line of the `flows:` section, with every name resolved: sources, steps, sink.
public struct Flow: Sendable {
    /// The line as written, for doc comments of the output.
    public var text: Fragment
    /// Doc comment lines.
    public var documentation: [String]
    /// Where values come from; several are merged, unless the first step joins them.
    public var sources: [FlowSource]
    /// What happens to them on the way, in order.
    public var steps: [FlowStep]
    /// What the sources give.
    public var start: FlowElement
    /// What arrives at the sink.
    public var element: FlowElement
    /// Where they end.
    public var sink: FlowSink
    /// What happens to a failure of this flow's work, instead of the spec's `errors -> …`.
    public var failure: FailureFlow?
    /// Whether it ends in a name that nothing uses, or nothing but such flows, so that nothing runs it.
    package var isUnheard = false

    /// Makes it of its parts.
    package init(
        text: Fragment,
        documentation: [String],
        sources: [FlowSource],
        steps: [FlowStep],
        start: FlowElement,
        element: FlowElement,
        sink: FlowSink,
        failure: FailureFlow? = nil
    ) {
        self.text = text
        self.documentation = documentation
        self.sources = sources
        self.steps = steps
        self.start = start
        self.element = element
        self.sink = sink
        self.failure = failure
    }
}

/// Where the values of a flow come from.
public struct FlowSource: Sendable {
    /// The source as written.
    public var text: Fragment
    /// What it is.
    public var kind: Kind
    /// What its values are made of.
    public var element: FlowElement

    /// Makes it of its parts.
    package init(text: Fragment, kind: Kind, element: FlowElement) {
        self.text = text
        self.kind = kind
        self.element = element
    }

    /// What a source is.
    public enum Kind: Sendable {
        /// A field of the input, by index in `ViewModelSpec.inputs`.
        case input(Int)
        /// A case of the input events, by index in `ViewModelSpec.inputEvents`.
        case inputEvent(Int)
        /// A field of the output, by index in `ViewModelSpec.outputs`.
        case output(Int)
        /// A field of the state, by index in `ViewModelSpec.states`.
        case state(Int)
        /// A stream that another flow named with `as`, by that name.
        case named(String)
        /// A stream of a dependency (`useCase.imageURL`) or a call that returns one (`frames.execute()`), as Swift.
        case expression(Fragment)
        /// What a helper of the app returns that is given streams of the spec, or, with a name, one of several streams that it
        /// returns.
        case helper(HelperCall, part: String?)
        /// Once, at the end of `transform`.
        case start
    }
}

extension [Flow] {
    /// Their steps, and those of what becomes of failures: by a `catch` below one, and by `failures`.
    package func steps(and failures: FailureFlow?) -> [FlowStep] {
        flatMap { $0.steps + ($0.failure?.steps ?? []) } + (failures?.steps ?? [])
    }
}

/// What happens to a failure: `errors -> error`, or `catch -> …` below a flow.
public struct FailureFlow: Sendable {
    /// The line as written.
    public var text: Fragment
    /// What happens to the error on the way.
    public var steps: [FlowStep]
    /// Where it ends; `.ignore` drops it.
    public var sink: FlowSink

    /// Makes it of its parts.
    package init(text: Fragment, steps: [FlowStep], sink: FlowSink) {
        self.text = text
        self.steps = steps
        self.sink = sink
    }
}

/// Where a flow ends.
public struct FlowSink: Sendable {
    /// The sink as written.
    public var text: Fragment
    /// What it is.
    public var kind: Kind

    /// Makes it of its parts.
    package init(text: Fragment, kind: Kind) {
        self.text = text
        self.kind = kind
    }

    /// What a sink is.
    public enum Kind: Sendable {
        /// A field of the output, by index in `ViewModelSpec.outputs`.
        case output(Int)
        /// A field of the state, by index in `ViewModelSpec.states`.
        case state(Int)
        /// A relay or subject of a dependency, as Swift: `useCase.height`.
        case expression(Fragment)
        /// `set a = …, b = …`.
        case set([Assignment])
        /// `call method(…)`.
        case call(Invocation)
        /// A case of the output events, with its payload in brackets as written: `.failed(message: …)`.
        case outputEvent(Int, arguments: Fragment?)
        /// `as name`, with the element's type where it is given.
        case named(Fragment, type: Fragment?)
        /// `ignore`: a failure is dropped, or the answer of work is.
        case ignore
    }
}

/// One assignment of a `set`.
public struct Assignment: Sendable {
    /// What is set.
    public enum Target: Equatable, Sendable {
        /// A field of the output that has a value, by index in `ViewModelSpec.outputs`.
        case output(Int)
        /// A field of the state, by index in `ViewModelSpec.states`.
        case state(Int)
        /// A variable or settable parameter of the view model, by name, or a settable property of a service: `room.isMuted`.
        case variable(String)
    }

    /// What is set.
    public var target: Target
    /// The name as written.
    public var name: Fragment
    /// The new value as Swift; may name members and `$0…`.
    public var value: Fragment
    /// Whether it sets a part of an output or a state: `order.id`, `rooms[$0].isOpen`.
    public var isPart = false

    /// Makes it of its parts.
    package init(target: Target, name: Fragment, value: Fragment, isPart: Bool = false) {
        self.target = target
        self.name = name
        self.value = value
        self.isPart = isPart
    }
}

extension FlowSink {
    /// Whether it sets properties of services, and nothing else.
    package var setsServicesAlone: Bool {
        guard case .set(let assignments) = kind else { return false }
        return assignments.allSatisfy { assignment in
            if case .variable(let path) = assignment.target {
                path.contains(".") && assignment.value.text != "self"
            } else {
                false
            }
        }
    }
}

extension Flow {
    /// Whether it sets a property called `name` of something else to the view model.
    package func makesSelf(_ name: String) -> Bool {
        guard case .set(let assignments) = sink.kind else { return false }
        return assignments.contains { $0.value.text == "self" && $0.name.text.hasSuffix("." + name) }
    }
}

extension Service.Property {
    /// Whether it is called as what is held weakly: a delegate, or a data source.
    package var isDelegate: Bool { ["elegate", "ataSource"].contains { name.text.hasSuffix($0) } }
}

/// A method called by a flow.
public struct Invocation: Sendable {
    /// What is called.
    public enum Target: Sendable {
        /// A method of the `logic` section, by index in `ViewModelSpec.logic`.
        case logic(Int)
        /// A request, by index in `ViewModelSpec.requests`.
        case request(Int)
        /// A method of a service that the spec declares: the parameter or variable it is called on, the service and
        /// method by index.
        case service(receiver: String, service: Int, method: Int)
        /// Any other call, as Swift.
        case foreign
    }

    /// What is called.
    public var target: Target
    /// The call as written, without `try` and `await`: `useCase.send(to: email)`, or a bare name.
    public var text: Fragment
    /// The text between the outermost brackets, or nil for a bare name, whose arguments are the flow's values.
    public var arguments: Fragment?
    /// Whether `try` stands before it, or its declaration throws.
    public var canThrow: Bool
    /// Whether `await` stands before it, or its declaration is async.
    public var isAsync: Bool
    /// Whether it can fail: it throws, or the stream that it returns can end with a failure.
    public var canFail: Bool
    /// The kind of the stream that it is, where that is a property whose type is known.
    public var propertyKind: String?
    /// Whether it names a static function that is handed the flow's values: `String.trimmed` of `map String.trimmed`.
    public var isReference = false
    /// Of how many parts the one value is, a tuple, that such a function is handed one by one; nil where it is handed the values.
    package var partCount: Int?
    /// Whether it names a closure without parameters, which is handed nothing.
    public var takesNothing = false
    /// Whether it calls what is known to return something, and is none of the other targets.
    package var givesSomething = false
    /// The type that its answer is written with, where its declaration leaves that open: `as Room`.
    package var answerType: String?
    /// Whether it decides, and goes through something that may be nil, so that only what is `true` counts.
    package var isHeldAgainstTrue = false

    /// Whether it answers on the main thread by itself: what is awaited, in a task of the main actor, and a request.
    package var answersOnMain: Bool {
        if case .request = target { return true }
        return isAsync
    }

    /// Makes it of its parts.
    package init(
        target: Target,
        text: Fragment,
        arguments: Fragment? = nil,
        canThrow: Bool,
        isAsync: Bool,
        canFail: Bool
    ) {
        self.target = target
        self.text = text
        self.arguments = arguments
        self.canThrow = canThrow
        self.isAsync = isAsync
        self.canFail = canFail
    }
}
