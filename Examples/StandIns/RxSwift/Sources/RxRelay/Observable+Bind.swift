import RxSwift

extension ObservableType {
    /// Hands every element to `relays`. A failure must not come: it ends a debug build.
    public func bind(to relays: PublishRelay<Element>...) -> Disposable {
        deliver(named: "publish") { element in relays.forEach { $0.accept(element) } }
    }

    /// Hands every element to `relays`. A failure must not come: it ends a debug build.
    public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
        deliver(named: "publish") { element in relays.forEach { $0.accept(element) } }
    }

    /// Hands every element to `relays`. A failure must not come: it ends a debug build.
    public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
        deliver(named: "behavior") { element in relays.forEach { $0.accept(element) } }
    }

    /// Hands every element to `relays`. A failure must not come: it ends a debug build.
    public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
        deliver(named: "behavior") { element in relays.forEach { $0.accept(element) } }
    }

    /// Hands every element to `relays`. A failure must not come: it ends a debug build.
    public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
        deliver(named: "behavior") { element in relays.forEach { $0.accept(element) } }
    }

    /// Hands every element to `relays`. A failure must not come: it ends a debug build.
    public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
        deliver(named: "behavior") { element in relays.forEach { $0.accept(element) } }
    }

    private func deliver(named kind: String, to accept: @escaping (Element) -> Void) -> Disposable {
        subscribe { event in
            switch event {
            case .next(let element): accept(element)
            case .error(let error): endProcessInDebug("Binding error to \(kind) relay: \(error)")
            case .completed: break
            }
        }
    }
}

/// Ends a debug build and prints in a release build, as RxSwift does for what only a mistake can cause.
private func endProcessInDebug(_ message: String) {
    #if DEBUG
        fatalError(message)
    #else
        print(message)
    #endif
}
