extension TransformPlan {
    /// What of the support file the plan's links and locals need, by what they are.
    var allNeeds: Set<String> {
        var needs = Set(locals.map(\.type))
        for item in items + late {
            switch item {
            case .stream(_, let chain), .subscription(let chain): needs.formUnion(chain.needs)
            }
        }
        switch output {
        case .stream(let chain): needs.formUnion(chain.needs)
        case .fields(let fields): for field in fields { needs.formUnion(field.value.needs) }
        }
        return needs
    }
}

extension Chain {
    /// What of the support file it needs.
    fileprivate var needs: Set<String> {
        var needs = Set(links.flatMap(\.needs))
        switch head {
        case .expression, .start: break
        case .merge(let chains, _), .join(_, let chains, _): for chain in chains { needs.formUnion(chain.needs) }
        case .work(let work): needs.formUnion(work.needs)
        case .events(let chain, _, _, _): needs.formUnion(chain.needs)
        }
        return needs
    }
}

extension Work {
    /// What of the support file it needs.
    fileprivate var needs: Set<String> {
        var needs = Set(links.flatMap(\.needs))
        switch form {
        case .stream: break
        case .deferredOwner: needs.insert("deferred-owner")
        case .awaited: needs.formUnion(["async"] + (canThrow ? [] : ["async-harmless"]))
        case .awaitedOwner: needs.formUnion(["async", "async-owner"] + (canThrow ? [] : ["async-owner-harmless"]))
        case .attempt: needs.insert("attempt")
        case .attemptStream: needs.insert("attemptStream")
        }
        if let failures { needs.formUnion(failures.needs + (answersOnMain ? [] : ["work/hop"])) }
        if isForeignStream, failures != nil {
            needs.insert("completing-\(failures == .ignored ? "ignored-failures" : "failures")")
        }
        if !flags.isEmpty { needs.insert("activity") }
        if !pause.isEmpty { needs.insert("retryAfter") }
        return needs
    }
}

extension FailureRoute {
    /// What of the support file it needs.
    fileprivate var needs: Set<String> {
        switch self {
        case .ignored: ["ignored-failures"]
        case .impossible: ["flow/hop"]
        case .relay: ["failures"]
        case .ending: ["ending-failures"]
        }
    }
}

extension Link {
    /// What of the support file it needs.
    fileprivate var needs: Set<String> {
        switch self {
        case .map, .filter, .compactMap, .mapping, .void, .distinct, .startWith, .skip, .passing, .verbatim, .subscribe,
            .run:
            []
        case .take(_, let isPrompt): isPrompt ? ["flow/take"] : []
        case .debounce: ["flow/debounce"]
        case .throttle(_, let first): [first ? "flow/throttleFirst" : "flow/throttle"]
        case .delay: ["flow/delay"]
        case .withLatest(let chain, _): chain.needs.union(["flow/withLatest"])
        case .unretained: ["owner"]
        case .work(let step, _, let work, let arguments):
            work.needs.union(arguments.flatMap { $0.chain.needs.union(["flow/\($0.label)"]) })
                .union(["flow/\(step.rawValue)"])
        case .hop: ["flow/hop"]
        case .endless: []
        case .failures(let route, let hops): route.needs.union(hops ? ["work/hop"] : [])
        case .share(.plain): ["share"]
        case .share(.replaying): ["share-replay"]
        case .share(.lasting): ["share-lasting"]
        case .share(.once): ["share-once"]
        case .share(.inOrder): ["share-in-order"]
        case .share(.following): ["in-order"]
        case .convert(let from, let to): ["convert/\(from)-\(to)"]
        case .send(_, _, let valuesOnly): valuesOnly ? ["sink/forward"] : []
        }
    }
}
