import RxSwift

/// Ends the process unless the code runs on the main thread.
private func ensureMainThread() {
    MainScheduler.ensureRunningOnMainThread(
        errorMessage: "`drive*` family of methods can be only called from `MainThread`.\n"
            + "This is required to ensure that the last replayed `Driver` element is delivered on `MainThread`.\n"
    )
}

// All of them end the process when they are called off the main thread.
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Hands every event to `observers`.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
    where Observer.Element == Element {
        ensureMainThread()
        return asObservable().subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Hands every event to `observers`.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
    where Observer.Element == Element? {
        ensureMainThread()
        return asObservable().subscribe { event in observers.forEach { $0.on(event.map { $0 }) } }
    }

    /// Hands every element to `relays`.
    public func drive(_ relays: BehaviorRelay<Element>...) -> Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Hands every element to `relays`.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Hands every element to `relays`.
    public func drive(_ relays: ReplayRelay<Element>...) -> Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Hands every element to `relays`.
    public func drive(_ relays: ReplayRelay<Element?>...) -> Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// What `transformation` makes of the driver.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        ensureMainThread()
        return transformation(asObservable())
    }

    /// What `with` makes of the driver and `curriedArgument`.
    public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        ensureMainThread()
        return with(asObservable())(curriedArgument)
    }

    /// Subscribes handlers that receive `object` too, which is not retained; once it is gone, no handler is called.
    public func drive<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        ensureMainThread()
        return asObservable().subscribe(
            with: object,
            onNext: onNext,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }

    /// Subscribes handlers for elements, completion and the end of the subscription.
    public func drive(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        ensureMainThread()
        return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes without handlers.
    public func drive() -> Disposable { drive(onNext: nil) }
}
