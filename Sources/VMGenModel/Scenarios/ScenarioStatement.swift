import VMGenSpec

/// One statement of a scenario: `target = 1`, `fetchNumber answers [3]`, `error is .networkError`.
///
/// Values are Swift as written, in places where their type is known. A round is what happened since the last line `then`.
public struct ScenarioStatement: Sendable {
    /// The statement as written, without what stands below its line.
    public var text: Fragment
    /// What it says.
    public var kind: Kind

    /// Makes it of its parts.
    package init(text: Fragment, kind: Kind) {
        self.text = text
        self.kind = kind
    }

    /// What a statement says.
    public enum Kind: Sendable {
        /// Given: `subject` has this value before the view model is built, or as soon as it is. When: a parameter that is
        /// a `var`, or a settable property of a service, gets this value.
        case set(ScenarioSubject, value: Fragment)
        /// Given, then: what a store keeps under a key; nil for nothing. `port` is what is persisted there.
        case stored(store: Fragment, key: Fragment, port: ScenarioSubject, value: Fragment?)
        /// Given: the answers to the next calls, in order, the last one for all that follow. When: the answers to calls
        /// that wait, each to the one that has waited longest.
        case answers(ScenarioWork, [ScenarioAnswer])

        /// When: the view model is built and transformed; `isAgain`: `transform` is called once more.
        case start(isAgain: Bool)
        /// When: an input, by its index, sends this value; nil for `Void`.
        case send(input: Int, value: Fragment?)
        /// When: whoever shows the screen sends this value into a relay or a subject among the variables, by its index; nil for
        /// `Void`.
        case feed(variable: Int, value: Fragment?)
        /// When: an event, by the index of its case, with what stands in its brackets.
        case sendEvent(input: Int, arguments: Fragment?)
        /// When: somebody calls a callback, by its index in the logic, with what stands in its brackets.
        case call(logic: Int, arguments: Fragment)
        /// When: so many seconds of virtual time pass.
        case pass(seconds: Fragment)

        /// Then: `subject`, or what `path` leads to from there (`.count`, `.first?.name`), equals `value`. An output without
        /// an initial value said exactly one value in this round.
        case equals(ScenarioSubject, path: Fragment?, value: Fragment)
        /// Then: as `equals`, with a Swift pattern: `.networkError`, `.failed(message: "a")`.
        case matches(ScenarioSubject, path: Fragment?, pattern: Fragment)
        /// Then: as `equals`, with a type that the value is of: `URLError`.
        case isType(ScenarioSubject, path: Fragment?, type: Fragment)
        /// Then: the output or the stream said exactly these values in this round.
        case said(ScenarioSubject, values: [Fragment])
        /// Then: the output or the stream, of `Void`, spoke so many times in this round.
        case happened(ScenarioSubject, times: Int)
        /// Then: the output events of this round with this case, by its index, are these, each with what stands in its brackets.
        case happenedEvent(output: Int, arguments: [Fragment?])
        /// Then: the output or the stream said nothing in this round: `is silent`.
        case silent(ScenarioSubject)
        /// Then: the output, by its index, said nothing in this round but the value that it had: `is unchanged`.
        case unchanged(output: Int)
        /// Then: no output said anything and nothing was asked of a service or request in this round.
        case nothing
        /// Then: the calls of this round.
        case called(ScenarioWork, ScenarioCalls)
    }
}

/// What a statement sets, or looks at. Each case has the index in the spec's list.
public enum ScenarioSubject: Sendable, Hashable {
    /// A parameter of `init`.
    case parameter(Int)
    /// An input that is a plain field.
    case field(Int)
    /// An output.
    case output(Int)
    /// A case of the output events.
    case outputEvent(Int)
    /// A state.
    case state(Int)
    /// A property among the variables.
    case variable(Int)
    /// A stream among the variables, `steps` of RxFlow, by what it says.
    case stream(variable: Int)
    /// A property of a service, which the `parameter` holds.
    case property(parameter: Int, service: Int, property: Int)
}

/// What answers and is asked: a request, or a member of a service.
public struct ScenarioWork: Sendable {
    /// What it is.
    public var target: Target
    /// The arguments of the calls that are meant, with their labels and without brackets; nil for any.
    public var arguments: Fragment?

    /// Makes it of its parts.
    package init(target: Target, arguments: Fragment? = nil) {
        self.target = target
        self.arguments = arguments
    }

    /// What can answer. Each case has the index in the spec's list; `parameter` is the one of `init` that holds the
    /// service.
    public enum Target: Sendable, Hashable {
        /// A request.
        case request(Int)
        /// A method of a service.
        case method(parameter: Int, service: Int, method: Int)
        /// A property of a service that is a stream.
        case property(parameter: Int, service: Int, property: Int)
        /// A closure that `init` takes.
        case closure(parameter: Int)
    }
}

extension ScenarioWork {
    /// How flows of `spec` name the member of a service that it is, `shop.goods`; nil for all else.
    package func path(in spec: ViewModelSpec) -> String? {
        switch target {
        case .request, .closure: nil
        case .method(let parameter, let service, let method):
            "\(spec.parameters[parameter].name.text).\(spec.services[service].methods[method].name.text)"
        case .property(let parameter, let service, let property):
            "\(spec.parameters[parameter].name.text).\(spec.services[service].properties[property].name.text)"
        }
    }
}

/// What a call is answered with.
public enum ScenarioAnswer: Sendable {
    /// A method's value; nil for the sample of what it returns, or nothing.
    case value(Fragment?)
    /// A request's body, nil for its sample, and the status, nil for one that is expected.
    case body(Fragment?, status: Fragment?)
    /// A stream's value, behind which it goes on.
    case sends(Fragment)
    /// A stream ends.
    case finishes
    /// A failure: a Swift expression, or a case with its dot, of the spec's error type; nil for one of the transport.
    case failure(Fragment?)
    /// No answer, until one comes in a later step.
    case waits
}

/// What is said of the calls of a round.
public enum ScenarioCalls: Sendable {
    /// There were so many.
    case times(Int)
    /// There were these, in this order: for each the arguments without brackets.
    case with([Fragment])
    /// There were these of a request, in this order. Each says its URL where one does, and its body likewise.
    case sent([ScenarioRequest])
    /// The last one was cancelled.
    case cancelled
}
