import VMGenModel
import VMGenSpec

/// RxSwift: a chain stays a Driver or a Signal where all that it reads is, and all its steps are there; otherwise it is an
/// Observable, converted at its end.
struct RxSwiftDialect: StreamDialect {
    package let streamSuffix = "Relay"
    package let bindsByName = true
    package let asksAnew = false
    package let roundsRest = true

    package func kind(of sources: [SourceKind], through steps: [FlowStep], needsOwner: Bool, isSubscribed: Bool)
        -> String
    {
        let kinds = Set(sources.compactMap(Self.kind))
        if kinds.isEmpty, isSubscribed { return "Observable" }
        guard kinds.count < 2, !needsOwner, ["Driver", "Signal"].contains(kinds.first ?? "Driver") else {
            return "Observable"
        }
        return steps.allSatisfy(Self.isShared) ? kinds.first ?? "Driver" : "Observable"
    }

    /// The kind of a stream; nil for what holds a value, which fits any.
    private static func kind(_ source: SourceKind) -> String? {
        switch source {
        case .input(let kind): kind.name
        case .named(let kind): kind
        case .held(let held, let port):
            held.kind == .event ? "Observable" : held.kind == .early || port?.isSubject == true ? "Observable" : nil
        case .dependency(_, let kind): isOfMain(kind) ? kind : "Observable"
        case .inside, .start: "Observable"
        }
    }

    /// Whether Drivers and Signals have the step: not where its work listens to other streams.
    private static func isShared(_ step: FlowStep) -> Bool {
        switch step.kind {
        case .map, .filter, .compactMap, .distinct, .replace, .combine, .zip, .with, .skip, .start, .do: true
        case .latest, .first, .all: step.references.isEmpty
        case .debounce, .throttle, .delay, .take, .share, .queue, .swift: false
        }
    }

    package func opening(_ source: SourceKind, as kind: String, isJoined: Bool) -> [Link] {
        switch source {
        case .input(let own): convert(own.name, to: kind, isJoined: isJoined)
        case .named(let own): convert(own, to: kind, isJoined: isJoined)
        case .held(let held, let port):
            kind == "Observable"
                ? isJoined ? [.convert(from: "", to: kind)] : []
                : [.convert(from: port?.isSubject == true ? "BehaviorSubject" : Self.type(held), to: kind)]
        case .inside: convert("Observable", to: kind, isJoined: isJoined)
        case .dependency(_, let own): isJoined || Self.isOfMain(own) ? convert(own, to: kind, isJoined: isJoined) : []
        case .start: []
        }
    }

    /// Whether streams of `kind` deliver on the main thread, by operators of their own.
    private static func isOfMain(_ kind: String) -> Bool { kind == "Driver" || kind == "Signal" }

    package func companion(_ source: SourceKind, in kind: String, isJoined: Bool) -> [Link] {
        if kind == "Observable" { return isJoined ? opening(source, as: kind, isJoined: false) : [] }
        return opening(source, as: kind, isJoined: isJoined)
    }

    private func convert(_ own: String, to kind: String, isJoined: Bool) -> [Link] {
        if own == kind { return [] }
        if kind == "Observable" {
            if isJoined { return [.convert(from: own, to: kind)] }
            let isObservable = [
                "PublishRelay", "BehaviorRelay", "PublishSubject", "BehaviorSubject", "ControlEvent", "ControlProperty",
            ]
            return isObservable.contains(own) ? [] : [.convert(from: own, to: kind)]
        }
        return [.convert(from: own, to: kind)]
    }

    package func links(behind head: Chain.Head, before links: [Link]) -> [Link] { [] }

    package func tellsInOrder(_ source: SourceKind) -> Bool { true }

    package func hops(_ source: SourceKind) -> Bool {
        switch source {
        case .input(let kind): !kind.traits.contains(.deliversOnMain)
        case .dependency(let canFail, let kind): !canFail && !Self.isOfMain(kind)
        case .held(let held, _), .inside(let held): held.isCalledBack
        case .named, .start: false
        }
    }

    package func arrivesOnMain(_ target: StreamKind) -> Bool { Self.isOfMain(target.name) }

    package func naming(_ kind: String, _ use: NamedUse) -> (links: [Link], kind: String) {
        let isShared = kind != "Observable"
        if use.isHeardOnce { return ([], kind) }
        // What a `Signal` has said is said to nobody who listens to it later.
        if kind == "Signal", use.beginsWithValue, use.replays {
            return ([.convert(from: kind, to: "Observable"), .share(Self.sharing(use))], "Observable")
        }
        // What a `Driver` shares is over with what it comes from.
        if isShared, use.isSubscribed, use.isNoticedAgain, use.readers > 1 || use.output != nil {
            let kept: [Link] = [.convert(from: kind, to: "Observable"), .share(.lasting)]
            guard use.output?.name == kind else { return (kept, "Observable") }
            return (kept + [.convert(from: "Observable", to: kind)], kind)
        }
        guard let output = use.output?.name else {
            if isShared || use.readers < 2 && !use.isLatestRead || use.isEachOnesOwn { return ([], kind) }
            return ([.share(Self.sharing(use))], kind)
        }
        if output == kind, isShared { return ([], kind) }
        if isShared, use.readers > 0 { return ([], kind) }
        if use.readers > 0, use.isEachOnesOwn { return ([], "Observable") }
        if use.readers > 0, output != "Driver" { return ([.share(Self.sharing(use))], "Observable") }
        switch output {
        case "Driver", "Signal":
            let lasts = use.isSubscribed && use.isNoticedAgain
            return ((lasts ? [.endless] : []) + [.convert(from: kind, to: output)], output)
        default: return (isShared || use.onlyMapsShared || !use.isShared ? [] : [.share(.plain)], kind)
        }
    }

    private static func sharing(_ use: NamedUse) -> Sharing {
        if use.saysMore { return use.isNoticedAgain ? .lasting : .replaying }
        return use.isDoneAgain || use.mayEnd && use.isInOrder ? .once : .plain
    }

    package func output(_ source: SourceKind, as target: StreamKind) -> [Link] {
        switch source {
        case .input(let kind): return becoming(target.name, from: kind.name)
        case .named(let kind): return becoming(target.name, from: kind)
        case .held(let held, let port):
            let own = port.map { Self.made(held, $0) } ?? Self.type(held)
            return own == target.name ? [] : [.convert(from: own, to: target.name)]
        case .dependency(_, let kind) where Self.isOfMain(kind): return becoming(target.name, from: kind)
        case .inside: return becoming(target.name, from: "Observable")
        case .dependency, .start: return [.convert(from: "Observable", to: target.name)]
        }
    }

    /// What makes a stream of the kind `target` of one of `kind`: a `ControlEvent` is made of an Observable.
    private func becoming(_ target: String, from kind: String) -> [Link] {
        if kind == target { return [] }
        let isShared = target == "ControlEvent" && Self.isOfMain(kind)
        return (isShared ? [.convert(from: kind, to: "Observable")] : []) + [.convert(from: kind, to: target)]
    }

    package func handing(_ source: SourceKind, as kind: String, failing failure: String?) -> String {
        let own: String
        switch source {
        case .input(let kind): own = kind.name
        case .named(let kind): own = kind
        case .held(let held, let port): own = port.map { Self.made(held, $0) } ?? Self.type(held)
        case .inside: own = "Observable"
        case .dependency, .start: return ""
        }
        if own == kind { return "" }
        switch kind {
        case "Observable": return ["PublishSubject", "BehaviorSubject"].contains(own) ? "" : ".asObservable()"
        case "Driver":
            return ["BehaviorRelay", "ControlEvent", "ControlProperty"].contains(own)
                ? ".asDriver()" : ".asDriver(onErrorDriveWith: .empty())"
        case "Signal":
            return ["PublishRelay", "ControlEvent"].contains(own)
                ? ".asSignal()" : ".asSignal(onErrorSignalWith: .empty())"
        default: return ""
        }
    }

    package func local(_ name: String, _ held: Held, element: String, port: Port?) -> HeldLocal {
        let type = port.map { Self.made(held, $0) } ?? Self.type(held)
        let value = port?.initialValue.map { "value: \($0.text)" } ?? ""
        if held.kind == .tracker { return HeldLocal(name: localName(name, port), type: type, arguments: "", value: "") }
        return HeldLocal(name: localName(name, port), type: type, arguments: "<\(element)>", value: value)
    }

    private func localName(_ name: String, _ port: Port?) -> String { name }

    package func localName(_ name: String, _ held: Held, port: Port?) -> String {
        let isPinned = port?.isPinned == true && port?.kind?.traits.contains(.takesValues) == true
        return held.kind == .value || held.kind == .tracker || isPinned ? name : name + streamSuffix
    }

    /// What `held` is made as for `port`: its own kind where it is pinned to one that takes values.
    private static func made(_ held: Held, _ port: Port) -> String {
        if held.kind != .tracker, port.role == .output, let kind = port.kind, kind.traits.contains(.takesValues) {
            return kind.name
        }
        return type(held)
    }

    private static func type(_ held: Held) -> String {
        switch held.kind {
        case .value: held.home == .local && !held.drivesFlows ? "BehaviorRelay" : "StateRelay"
        case .tracker: "RunningWork"
        case .event: "PublishRelay"
        case .early: "EarlyRelay"
        }
    }

    package func reading(_ stream: String, _ held: Held, _ port: Port) -> HeldReading {
        if held.kind == .value, port.isSubject, let first = port.initialValue {
            let isOptional = TypeText.isOptional(port.element.text)
            return HeldReading(trying: "\(stream).value()", or: Expression(first), isOptional: isOptional)
        }
        return HeldReading("\(stream).value")
    }

    package func sending(_ value: Expression?, to stream: [SwiftPiece], _ port: Port?) -> Expression {
        let method =
            port?.role == .output && port?.kind?.traits.contains(.takesValues) == true ? port?.kind?.sending : nil
        return (value ?? Expression([.text("()")])).between(stream + [.text(".\(method ?? "accept")(")], [.text(")")])
    }

    package func binds(_ kind: String, to held: Held, _ port: Port) -> Bool {
        switch held.kind {
        case .tracker: false
        case .early: true
        case .event: kind != "Driver"
        case .value: true
        }
    }

    package func workEnd(in kind: String) -> [Link] {
        kind == "Observable" ? [] : [.convert(from: "Observable", to: kind)]
    }

    package func dropsFailures(in kind: String) -> Bool { kind != "Observable" }

    package func hopsSafeWork(_ workKind: StreamKind?, in kind: String) -> Bool {
        !dropsFailures(in: kind) && workKind?.traits.contains(.deliversOnMain) != true
    }
}
