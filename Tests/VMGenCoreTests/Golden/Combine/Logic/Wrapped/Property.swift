import CombineShim

/// The team's own wrapper: a value that views bind to as `$value`.
@propertyWrapper
public struct Property<Value> {
    /// What is sent into it, and who listens, is told of it.
    public let projectedValue: CurrentValueSubject<Value, Never>

    /// Holds `wrappedValue`.
    public init(wrappedValue: Value) {
        projectedValue = CurrentValueSubject(wrappedValue)
    }

    /// The value.
    public var wrappedValue: Value {
        get { projectedValue.value }
        set { projectedValue.send(newValue) }
    }
}

/// What a screen that writes shows.
struct DraftOutput {
    @Property var text: String = ""
    @Property var canSend: Bool = false
    let sent = PassthroughSubject<String, Never>()
}
