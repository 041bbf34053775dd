import VMGenModel

/// A stream from where it starts through its links.
package struct Chain: Sendable {
    /// Where it starts.
    package var head: Head
    /// What happens on the way, in order.
    package var links: [Link]

    /// Makes a chain.
    package init(_ head: Head, _ links: [Link] = []) {
        self.head = head
        self.links = links
    }

    /// The chain that is one stream, or value, by its name.
    package init(_ name: String, _ links: [Link] = []) { self.init(.expression(name), links) }

    /// Whether it is the stream called `name` as it is.
    func isAlone(as name: String) -> Bool {
        if case .expression(name) = head { return links.isEmpty }
        return false
    }

    /// Where a chain starts.
    package indirect enum Head: Sendable {
        /// A stream by its name, or as Swift: `input.tap`.
        case expression(String)
        /// Several streams as one. `kind` is the kind they are merged as: `Driver`.
        case merge([Chain], kind: String)
        /// Several streams joined by `combine` or `zip`, as tuples.
        case join(StepKind, [Chain], kind: String)
        /// Something once: `start`. Where it does not end, what is made of it never completes.
        case start(ends: Bool)
        /// Work that starts at once.
        case work(Work)
        /// Some cases of an enum that comes in, or all of them, each as a value of `type`.
        case events(Chain, type: String, cases: [EventPattern], isComplete: Bool)
    }
}

/// A stream that an operator takes in its brackets.
package struct StreamArgument: Sendable {
    /// The label before it; empty for none.
    package var label = ""
    /// The stream.
    package var chain: Chain
}

/// One case of an enum that comes in, and the value it becomes.
package struct EventPattern: Sendable, Hashable {
    /// The pattern: `.edited(let text)`.
    package var pattern: String
    /// The value: `text`.
    package var value: String
}

/// One link of a chain. What it is called, and how it is written, is for the runtime's templates.
package indirect enum Link: Sendable {
    /// Something else is made of each value.
    case map(Closure)
    /// Only some values pass.
    case filter(Closure)
    /// What is made of a value passes unless it is nil; without a closure the values themselves.
    case compactMap(Closure?)
    /// What a function makes of each value: `(Optional.some)`.
    case mapping(String)
    /// Nothing is left of the values.
    case void
    /// The same again is left out; what is compared is a tuple, or is not.
    case distinct(isTuple: Bool, key: DistinctKey?)
    /// Something comes first.
    case startWith(String)
    /// The first ones are left out.
    case skip(String)
    /// Only the first ones pass; where `isPrompt`, the end comes right behind the last of them, since what is done before it
    /// would be done for one more.
    case take(String, isPrompt: Bool)
    /// A value passes when none has followed it for a while.
    case debounce(String)
    /// One value in a while passes, the first or the latest.
    case throttle(String, first: Bool)
    /// Each value comes later.
    case delay(String)
    /// The latest of another stream: alone, or what `combined` makes of a value that arrives and of that.
    case withLatest(Chain, combined: Closure?)
    /// Each value with the view model.
    case unretained
    /// Work, by its policy, and what its operator takes before the closure, whose body is the work's call.
    case work(StepKind, Closure, Work, [StreamArgument])
    /// Something is done, and the values pass.
    case passing(Closure)
    /// Delivery on the main thread.
    case hop
    /// It never ends, so that what is made of it does not either.
    case endless
    /// Failures end here; they may come from any thread where it `hops`.
    case failures(FailureRoute, hops: Bool)
    /// Done once for all who listen.
    case share(Sharing)
    /// A stream of the kind `to`, of one of the kind `from`.
    case convert(from: String, to: String)
    /// Operators of the runtime, as written.
    case verbatim([String])
    /// The end: something is done for each value of a stream of `kind`.
    case subscribe(Closure, kind: String)
    /// The end: each value is sent to what is named; the values alone, and no end, where `valuesOnly`.
    case send(to: String, kind: String, valuesOnly: Bool)
    /// The end: it runs for what it does.
    case run(kind: String)
}

/// What `distinct` compares instead of whole values.
package struct DistinctKey: Sendable {
    /// The closure that makes the key.
    package var closure: String
    /// The key of a value `old`.
    var old: String
    /// The key of a value `new`.
    package var new: String
    /// Whether the key is a tuple, which only `==` compares.
    package var isTuple: Bool
    /// Whether Swift would take seconds over a comparison of two keys in one expression, or give up.
    package var isHeavy: Bool
}
