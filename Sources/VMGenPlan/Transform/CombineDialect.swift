import VMGenModel
import VMGenSpec

/// Combine: every chain is a publisher of its own type, which is erased where it becomes an output. What does work on its way
/// is shared; what only maps is not, so that each listener has its own first value.
struct CombineDialect: StreamDialect {
    package let streamSuffix = "Subject"
    package let asksAnew = true
    package let roundsRest = false
    package let bindsByName = false

    /// What a chain is: it has no static functions that merge and combine.
    private static let publisher = ""
    private static let erased = "AnyPublisher"

    package func kind(of sources: [SourceKind], through steps: [FlowStep], needsOwner: Bool, isSubscribed: Bool)
        -> String
    {
        Self.publisher
    }

    package func opening(_ source: SourceKind, as kind: String, isJoined: Bool) -> [Link] { [] }

    package func companion(_ source: SourceKind, in kind: String, isJoined: Bool) -> [Link] { [] }

    /// `Just` has operators of its own beside those of all publishers, of which Swift cannot choose where three closures in a row
    /// leave the types open.
    package func links(behind head: Chain.Head, before links: [Link]) -> [Link] {
        guard case .start(ends: true) = head else { return [] }
        let operators = links.prefix(while: \.isOperatorOfJust)
        let closures = operators.filter(\.isClosureOfJust)
        return closures.count > 2 ? [.convert(from: "Just", to: Self.erased)] : []
    }

    package func hops(_ source: SourceKind) -> Bool {
        switch source {
        case .input: true
        case .dependency(let canFail, _): !canFail
        case .held(let held, _), .inside(let held): held.isCalledBack
        case .named, .start: false
        }
    }

    package func tellsInOrder(_ source: SourceKind) -> Bool {
        switch source {
        case .input, .dependency, .inside: false
        case .held(let held, let port): port.map { type(held, $0) == "StateSubject" } ?? true || held.kind == .tracker
        case .named, .start: true
        }
    }

    package func arrivesOnMain(_ target: StreamKind) -> Bool { false }

    package func naming(_ kind: String, _ use: NamedUse) -> (links: [Link], kind: String) {
        if use.isHeardOnce { return ([], kind) }
        let replays = use.isLatestRead && use.saysMore || use.replays
        if use.isInOrder { return ([.share(replays ? .replaying : .inOrder)], kind) }
        return (use.isShared ? [.share(replays ? .replaying : .plain)] : [], kind)
    }

    package func output(_ source: SourceKind, as target: StreamKind) -> [Link] {
        let own: String
        var hops = false
        switch source {
        case .input(let kind): own = kind.name
        case .named(let kind): own = kind
        case .held(let held, let port):
            own = port.map { type(held, $0) } ?? Self.type(held)
            hops = held.home == .state && held.kind != .tracker
        case .inside(let held):
            own = Self.publisher
            hops = held.home == .state
        case .dependency: own = Self.erased
        case .start: own = Self.publisher
        }
        if own == "StateSubject", target.name == "CurrentValueSubject" { return [.convert(from: own, to: target.name)] }
        if target.name != Self.erased || own == Self.erased { return [] }
        return (hops ? [.hop] : []) + [.convert(from: own, to: Self.erased)]
    }

    package func handing(_ source: SourceKind, as kind: String, failing failure: String?) -> String {
        if kind != Self.erased { return "" }
        let failing = failure.map { ".setFailureType(to: \($0.contains(" ") ? "(\($0))" : $0).self)" } ?? ""
        switch source {
        case .input(let own):
            return own.name == Self.erased && failing.isEmpty ? "" : failing + ".eraseToAnyPublisher()"
        case .held(_, let port?) where port.failure != nil: return ".eraseToAnyPublisher()"
        case .named, .held, .inside: return failing + ".eraseToAnyPublisher()"
        case .dependency, .start: return ""
        }
    }

    package func local(_ name: String, _ held: Held, element: String, port: Port?) -> HeldLocal {
        let type = port.map { self.type(held, $0) } ?? Self.type(held)
        let arguments =
            switch type {
            case "RunningWork": ""
            case "EarlySubject", "StateSubject": "<\(element)>"
            default: "<\(element), \(port?.failure?.text ?? "Never")>"
            }
        let value = held.kind == .value ? port?.initialValue?.text ?? "" : ""
        return HeldLocal(name: localName(name, held, port: port), type: type, arguments: arguments, value: value)
    }

    package func localName(_ name: String, _ held: Held, port: Port?) -> String { name }

    package func reading(_ stream: String, _ held: Held, _ port: Port) -> HeldReading {
        guard port.isPublishedField else { return HeldReading("\(stream).value") }
        return HeldReading("\(stream.dropLast(port.streamMember.count))\(SwiftText.escapedMember(port.name.text))")
    }

    package func sending(_ value: Expression?, to stream: [SwiftPiece], _ port: Port?) -> Expression {
        (value ?? Expression([])).between(stream + [.text(".send(")], [.text(")")])
    }

    package func binds(_ kind: String, to held: Held, _ port: Port) -> Bool {
        held.home == .local && !port.isVoid && !port.isPublishedField
    }

    package func workEnd(in kind: String) -> [Link] { [] }

    package func dropsFailures(in kind: String) -> Bool { false }

    package func hopsSafeWork(_ workKind: StreamKind?, in kind: String) -> Bool { true }

    /// What holds `port`: its own kind where it is pinned to one.
    private func type(_ held: Held, _ port: Port) -> String {
        if held.kind == .tracker { return Self.type(held) }
        let isOwn = port.kind.map { $0.traits.contains(.takesValues) || !$0.typeSuffix.isEmpty } ?? false
        let isWrapped = held.home == .local ? held.drivesFlows && !port.isHolder : !port.holdsItself
        if held.kind == .value, isWrapped, port.failure == nil, port.kind?.typeSuffix.isEmpty != false {
            return "StateSubject"
        }
        if port.role == .output, let kind = port.kind, isOwn { return kind.name }
        return Self.type(held)
    }

    private static func type(_ held: Held) -> String {
        switch held.kind {
        case .value: "CurrentValueSubject"
        case .tracker: "RunningWork"
        case .event: "PassthroughSubject"
        case .early: "EarlySubject"
        }
    }
}

extension Link {
    /// Whether it is a closure that an operator of `Just` takes.
    fileprivate var isClosureOfJust: Bool {
        switch self {
        case .map, .filter, .compactMap, .mapping, .void: true
        case .distinct, .startWith, .skip, .take, .debounce, .throttle, .delay, .withLatest, .unretained, .work,
            .passing, .hop,
            .endless, .failures, .share, .convert, .verbatim, .subscribe, .send, .run:
            false
        }
    }

    /// Whether what it makes of a `Just` may be one again.
    fileprivate var isOperatorOfJust: Bool {
        switch self {
        case .distinct, .startWith, .skip, .take: true
        case .map, .filter, .compactMap, .mapping, .void, .debounce, .throttle, .delay, .withLatest, .unretained, .work,
            .passing,
            .hop, .endless, .failures, .share, .convert, .verbatim, .subscribe, .send, .run:
            isClosureOfJust
        }
    }
}
