/// What the view model keeps for itself, and whether it needs an `init`.
struct StoragePlan: Sendable {
    /// Whether it has a bag of its own.
    var hasBag: Bool
    /// Whether `transform` starts with a new bag.
    var renewsBag: Bool
    /// Whether subscriptions are stored in the bag by its address.
    var isBagInout: Bool
    /// The bag that subscriptions are stored in.
    var bag: String
    /// Whether it has anything to keep.
    var isNeeded: Bool
    /// Whether it has an `init`.
    var needsInit: Bool
    /// Whether that overrides its superclass's.
    var overridesInit: Bool
}

/// What the view model remembers, and the relays of its events.
struct StatePlan: Sendable {
    /// Whether it lives in an object that the view model lends to the hand-written logic.
    var isShared: Bool
    /// Whether views observe it.
    var isObserved: Bool
    /// The fields that have a value at every time.
    var properties: [StoredPropertyPlan]
    /// The relays that stand beside the fields.
    var events: [EventRelayPlan]
    /// The relays that the view model keeps for itself where the state is an object.
    var relays: [EventRelayPlan]
    /// The events of the output that logic sends.
    var cases: [EventMethodPlan]
    /// The property that takes the output's events.
    var eventsStream: String

    /// The fields that are kept between launches.
    var persisted: [StoredPropertyPlan] { properties.filter { $0.persistence != nil } }
}

/// One field that has a value at every time.
struct StoredPropertyPlan: Sendable {
    /// The name as the spec gives it.
    var label: String
    /// Doc comment lines.
    var documentation: [String]
    /// The partial that declares it.
    var partial: String
    /// The kind of stream that the spec pins: `Published`; empty for none.
    var kind: String
    /// Whether it stands in the state object.
    var isInState: Bool
    /// The property of the relay or subject behind it.
    var stream: String
    /// The relay or subject as the view model reaches it.
    var relay: String
    /// The type of its values.
    var type: String
    /// The type of its failures; `Never` where it has none.
    var failure: String
    /// Its first value.
    var value: String
    /// How it is kept between launches; nil where it is not.
    var persistence: PersistencePlan?
}

/// How one field is kept between launches.
struct PersistencePlan: Sendable {
    /// The key.
    var key: String
    /// The property of the defaults.
    var store: String
    /// Whether that property never changes, so that a closure can hold the defaults themselves.
    var isStoreConstant: Bool
    /// The type that the defaults hold.
    var storedType: String
    /// What is kept of `value`, as Swift.
    var stored: String
    /// Whether the value may be nil.
    var isOptional: Bool
    /// Whether its stream can fail.
    var canFail: Bool
    /// What makes a value of that, as the call of a method of an optional; empty where it is the value.
    var restoring: String
    /// The value where nothing is kept; empty for nil.
    var fallback: String
}

/// A relay or subject without a value.
struct EventRelayPlan: Sendable {
    /// The output that it is, or what it carries.
    var name: String
    /// The partial that declares it.
    var partial: String
    /// Whether it stands in the state object.
    var isInState: Bool
    /// The property's name.
    var stream: String
    /// The type of its values.
    var type: String
    /// The type of its failures; `Never` where it has none.
    var failure = "Never"
    /// Whether its values carry nothing.
    var isVoid = false
    /// Whether it can end.
    var isSubject = false
    /// Whether it keeps what is sent before anybody listens.
    var isEarly = false
    /// The method of the state that sends into it, and its parameter's type; nil where logic does not send.
    var method: (name: String, parameterType: String)?
}

/// A method of the state that sends one event of the output.
struct EventMethodPlan: Sendable {
    /// The event.
    var name: String
    /// The method's name and parameters.
    var signature: String
    /// The event made of those.
    var value: String
}

/// The method that wires the view model.
struct TransformHeadPlan: Sendable {
    /// Whether input and output are stored, and wired in `init`, instead of a method.
    var isStored: Bool
    /// Whether it overrides a method of the superclass.
    var isOverride: Bool
    /// The method's name, parameters and result.
    var signature: String
    /// The parameter of the input.
    var parameter: String
    /// The plain fields of the input that are constants in it.
    var values: [ConstantPlan]
}

/// A field of the input that is a constant in `transform`.
struct ConstantPlan: Sendable {
    /// The constant's name.
    var name: String
    /// The field behind a dot.
    var member: String
}
