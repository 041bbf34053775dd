/// An observer that writes to an object, which it does not retain, on the main thread unless told otherwise.
///
/// Errors must not reach it: a debug build ends with `Binding error`.
public struct Binder<Value>: ObserverType {
    /// The type of the values that are written.
    public typealias Element = Value

    private let handler: (Event<Value>) -> Void

    /// An observer that runs `binding` on `scheduler` for every value, while `target` is alive.
    public init<Target: AnyObject>(
        _ target: Target,
        scheduler: ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        handler = { [weak target] event in
            switch event {
            case .next(let value):
                _ = scheduler.schedule(value) { [weak target] value in
                    if let target { binding(target, value) }
                    return Disposables.create()
                }
            case .error(let error):
                endProcessInDebug("Binding error: \(error)")
            case .completed:
                break
            }
        }
    }

    /// Writes the value of a `next` event.
    public func on(_ event: Event<Value>) { handler(event) }

    /// This observer with its type erased.
    public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}
