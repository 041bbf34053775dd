/// A dependency that has methods: a protocol of the spec, one that exists, or a class that the spec says nothing about.
struct ServiceDraft: Sendable {
    /// What the spec says about it.
    enum Kind: Sendable {
        /// The spec declares it.
        case declared
        /// The spec lists its members; it is declared elsewhere.
        case existing
        /// The spec names it, and its members are read from where it is declared.
        case listed
        /// The spec only names its type.
        case opaque
    }

    /// The parameter's name.
    var name: String
    /// The type's name.
    var type: String
    /// What the spec says about it.
    var kind: Kind
    /// Whether it is held weakly, as an optional.
    var isWeak = false
    /// Whether it is a variable, which is set after `init`.
    var isLate = false
    /// Its methods.
    var methods: [MethodDraft] = []
    /// Its properties: name, type, whether it is settable, and a value.
    var properties: [(name: String, type: String, isSettable: Bool, value: String)] = []
    /// Whether the protocol is for classes.
    var isForClasses = false
    /// Whether a method is awaited.
    var isAwaited = false

    /// The service with all its text changed by `change`.
    func mapped(_ change: (String) -> String) -> ServiceDraft {
        var service = self
        service.type = change(type)
        service.methods = methods.map { $0.mapped(change) }
        service.properties = properties.map { ($0.name, change($0.type), $0.isSettable, change($0.value)) }
        return service
    }
}
