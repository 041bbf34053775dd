extension Link {
    /// How much Swift has to find out about it together with the rest of its chain.
    var load: Int {
        switch self {
        case .map(let closure), .filter(let closure), .compactMap(let closure?): closure.load
        case .distinct(_, let key?): key.isHeavy ? 1 : max(1, Expression.weight(of: "\(key.old) == \(key.new)"))
        case .mapping, .compactMap(nil), .distinct: 1
        case .startWith: 3
        case .withLatest(let chain, let combined): (combined.map { $0.load + 2 } ?? 1) + chain.load
        case .work(_, _, _, let arguments): arguments.reduce(1) { $0 + $1.chain.load }
        case .void, .skip, .take, .debounce, .throttle, .delay, .unretained, .passing, .hop, .endless, .failures,
            .share,
            .convert, .verbatim, .subscribe, .send, .run:
            0
        }
    }

    /// The closure of one that makes or lets through its values.
    var closure: Closure? {
        switch self {
        case .map(let closure), .filter(let closure), .compactMap(let closure?), .withLatest(_, let closure?): closure
        case .mapping, .compactMap(nil), .distinct, .startWith, .withLatest(_, nil), .work, .void, .skip, .take,
            .debounce, .throttle, .delay, .unretained, .passing, .hop, .endless, .failures, .share, .convert, .verbatim,
            .subscribe, .send, .run:
            nil
        }
    }

    /// Whether the values that come of it are those that arrive, some of them or later.
    var passesOn: Bool {
        switch self {
        case .filter, .distinct, .startWith, .skip, .take, .debounce, .throttle, .delay, .passing, .hop, .endless,
            .share:
            true
        case .map, .mapping, .compactMap, .void, .withLatest, .unretained, .work, .failures, .convert, .verbatim,
            .subscribe,
            .send, .run:
            false
        }
    }

    /// Whether its closure says that it makes values of `type`.
    func saysThatItMakes(_ type: String) -> Bool {
        if case .map(let closure) = self { return closure.type == type }
        return false
    }

    /// Whether Swift knows what comes out of it only when it has read the statements of a closure one by one, and takes a literal
    /// behind it for one of anything. `isOpen` is whether that is so of what comes in.
    func isOpen(behind isOpen: Bool) -> Bool {
        switch self {
        case .map(let closure), .compactMap(let closure?), .withLatest(_, let closure?):
            closure.type.isEmpty && (isOpen || closure.body.count > 1)
        case .work(_, let closure, _, _): !closure.body.isEmpty
        default: isOpen
        }
    }

    /// The same, whose closure says its types where it is one of those that are `meant`.
    func spellingOut(_ meant: (Closure) -> Bool) -> Link {
        guard let closure, meant(closure) else { return self }
        return switch self {
        case .map: .map(closure.speltOut)
        case .filter: .filter(closure.speltOut)
        case .compactMap: .compactMap(closure.speltOut)
        case .withLatest(let chain, _): .withLatest(chain, combined: closure.speltOut)
        default: self
        }
    }
}
