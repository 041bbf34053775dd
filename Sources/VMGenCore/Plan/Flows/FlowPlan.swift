import VMGenTemplating

/// One flow as code: where its chain starts, its segments, and what it ends in.
struct FlowPlan {
    /// What the chain starts with: a stream, or several that are merged or joined.
    var opening: Segment
    /// The chain.
    var segments: [Segment]
    /// The end of the chain: a binding or a subscription.
    var closing: [Segment]
    /// The constant that holds the stream, or nil where the chain ends in a subscription.
    var constant: String?
    /// The type of the constant's values, where Swift cannot tell it from the chain.
    var type: String?
    /// The constant of the relay that takes the flow's own failures.
    var failures: String?
    /// The type of those.
    var failureType = ""
    /// What is done at once instead of a chain.
    var statements: [String] = []
    /// Whether the constant is all that a field of the output is made of.
    var isOutput = false
    /// Whether the values arrive on the main thread.
    var endsOnMain = false
    /// Whether its work starts when it is told to.
    var isConnectable = false
    /// Whether it makes events of the output.
    var isEvent = false
    /// What its work needs of the support file: `failures`, `ignored-failures`, `async`.
    var features: Set<String> = []

    /// The partials it uses, which tell what the support file has to hold.
    var partials: [String] { ([opening] + segments + closing).map(\.partial) }

    /// Whether it is a subscription that a bag holds.
    var isSubscription: Bool { constant == nil && statements.isEmpty }

    /// Whether the type of the constant leaves no room for the stream in its line.
    private var breaksAfterName: Bool {
        guard let type, let constant, case .list(let streams)? = opening.context["streams"], streams.count == 1,
            case .dictionary(let stream)? = streams.first, case .string(let text)? = stream["text"]
        else { return false }
        return "        let \(constant): AnyPublisher<\(type), Never> = \(text)".count > 120
    }

    /// Whether a closure of it is handed the view model.
    var usesOwner: Bool {
        segments.contains { segment in
            guard segment.partial != "flow/filter", case .bool(true)? = segment.context["usesOwner"] else {
                return false
            }
            return true
        }
    }

    /// The flow as a template sees it.
    func value(in folder: String) -> TemplateValue {
        .dictionary([
            "constant": .string(constant ?? ""),
            "type": .string(type ?? ""),
            "failures": .string(failures ?? ""),
            "failureType": .string(failureType),
            "statements": .strings(statements),
            "breaksAfterName": .bool(breaksAfterName),
            "isOutput": .bool(isOutput),
            "isConnectable": .bool(isConnectable),
            "isNamed": .bool(closing.last?.partial == "sink/named"),
            "endsOnMain": .bool(endsOnMain),
            "opening": opening.value(in: folder),
            "segments": .list((segments + closing).map { $0.value(in: folder) }),
        ])
    }
}
