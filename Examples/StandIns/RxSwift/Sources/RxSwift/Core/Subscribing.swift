extension ObservableType {
    /// Subscribes a handler for all events.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
        asObservable().subscribe(ClosureObserver(on))
    }

    /// Subscribes handlers that receive `object` too, which is not retained; once it is gone, no handler is called.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onNext: { [weak object] element in if let object { onNext?(object, element) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } }
        )
    }

    /// Subscribes handlers for elements, failure, completion and the end of the subscription, whatever ends it.
    ///
    /// A failure without `onError` goes to `Hooks.defaultErrorHandler`.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let end: Disposable = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
        let callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
        let overlap = OverlapCheck()
        let observer = ClosureObserver<Element> { event in
            overlap.watch {
                switch event {
                case .next(let element): onNext?(element)
                case .error(let error): handleFailure(error, onError, callStack)
                case .completed: onCompleted?()
                }
                if event.isStopEvent { end.dispose() }
            }
        }
        return Disposables.create(asObservable().subscribe(observer), end)
    }
}
