import RxRelay
import RxSwift

/// The team's own wrapper: a value that views bind to as `$value`.
@propertyWrapper
public struct Property<Value> {
    /// What is sent into it, and who listens, is told of it.
    public let projectedValue: BehaviorRelay<Value>

    /// Holds `wrappedValue`.
    public init(wrappedValue: Value) {
        projectedValue = BehaviorRelay(value: wrappedValue)
    }

    /// The value.
    public var wrappedValue: Value {
        get { projectedValue.value }
        set { projectedValue.accept(newValue) }
    }
}

/// What a screen that writes shows.
struct DraftOutput {
    @Property var text: String = ""
    @Property var canSend: Bool = false
    let sent = PublishRelay<String>()
}
