import VMGenModel
import VMGenSpec

/// What the view model keeps for itself, and whether it needs an `init`.
package struct StoragePlan: Sendable {
    /// Whether it has a bag of its own.
    var hasBag: Bool
    /// Whether `transform` starts with a new bag.
    var renewsBag: Bool
    /// How the runtime keeps subscriptions.
    var form: BagForm
    /// Whether subscriptions are stored in the bag by its address.
    var isBagInout: Bool
    /// The bag that subscriptions are stored in.
    package var bag: String
    /// Whether it has anything to keep.
    var isNeeded: Bool
    /// Whether it has an `init`.
    package var needsInit: Bool
    /// Whether that overrides its superclass's.
    package var overridesInit: Bool
    /// Whether its superclass asks for that.
    package var requiresInit: Bool
    /// Whether the module alone makes it, whoever sees the view model.
    package var hidesInit: Bool
    /// The call of the superclass's `init`; empty where Swift makes it by itself, or there is none.
    package var superCall: String
}

/// What the view model remembers, and the relays of its events.
package struct StatePlan: Sendable {
    /// Whether it lives in an object that the view model lends to the hand-written logic.
    package var isShared: Bool
    /// Whether views observe it.
    var isObserved: Bool
    /// The type of the output that it makes and whose fields hold what is shown; empty where there is none.
    package var output = ""
    /// The fields that have a value at every time.
    package var properties: [StoredPropertyPlan]
    /// The relays that stand beside the fields.
    package var events: [EventRelayPlan]
    /// The relays that the view model keeps for itself where the state is an object.
    var relays: [EventRelayPlan]
    /// The events of the output that logic sends.
    package var cases: [EventMethodPlan]

    /// The fields that get their first value in `init`: those that are kept between launches, and those whose value names
    /// what `init` is given.
    var given: [StoredPropertyPlan] { properties.filter(\.isGiven) }

    /// The fields that are kept between launches.
    var persisted: [StoredPropertyPlan] { properties.filter { $0.persistence != nil } }
}

/// One field that has a value at every time.
package struct StoredPropertyPlan: Sendable {
    /// The name as the spec gives it.
    package var label: String
    /// Doc comment lines.
    package var documentation: [String]
    /// The partial that declares it.
    var partial: String
    /// The kind of stream that the spec pins: `Published`; empty for none.
    package var kind: String
    /// Whether it stands in the state object.
    var isInState: Bool
    /// Whether a relay or subject of a kind that the spec pins holds it.
    var isSubject = false
    /// Whether that is a field of the output.
    var isMade = false
    /// Whether its owner is a struct, whose methods set it through the relay without changing the struct.
    var isInStruct = false
    /// The attributes that wrap it; empty for the wrapper that vmgen writes.
    var wrapper = ""
    /// The modifiers of the property where others read it, `private(set)`; nil where nobody does.
    var visibility: String?
    /// The property of the relay or subject behind it.
    package var stream: String
    /// The relay or subject as the view model reaches it.
    var relay: String
    /// The type of its values.
    package var type: String
    /// The type of its failures; `Never` where it has none.
    package var failure: String
    /// Its first value.
    package var value: String
    /// The label of the value that its kind is made with: `value: `; empty for none.
    var argument: String
    /// How it is kept between launches; nil where it is not.
    package var persistence: PersistencePlan?
    /// Whether its value names what `init` is given.
    package var namesParameters = false

    /// Whether it is a property that others read: from the view model, or from the state object.
    var isReadable: Bool { isInState || visibility != nil }

    /// What stands before it where it is no part of the state object: `private `, or who reads and sets it.
    var modifier: String { visibility.map { $0.isEmpty ? "" : $0 + " " } ?? "private " }

    /// Whether it gets its first value in `init`.
    package var isGiven: Bool { persistence != nil || namesParameters }
}

/// How one field is kept between launches.
package struct PersistencePlan: Sendable {
    /// The key.
    package var key: SwiftLiteral
    /// The property of the defaults.
    package var store: String
    /// Whether that property never changes, so that a closure can hold the defaults themselves.
    var isStoreConstant: Bool
    /// The type that the defaults hold.
    package var storedType: String
    /// What is kept of `value`, as Swift.
    package var stored: String
    /// Whether the value may be nil.
    package var isOptional: Bool
    /// Whether its stream can fail.
    package var canFail: Bool
    /// What makes a value of that, as the call of a method of an optional; empty where it is the value.
    var restoring: String
    /// The value where nothing is kept; empty for nil.
    var fallback: String
}

/// A relay or subject without a value.
package struct EventRelayPlan: Sendable {
    /// The output that it is, or what it carries.
    package var name: String
    /// The partial that declares it.
    var partial: String
    /// Whether it stands in the state object.
    var isInState: Bool
    /// The property's name.
    package var stream: String
    /// The type of its values.
    package var type: String
    /// The type of its failures; `Never` where it has none.
    package var failure = "Never"
    /// Whether its values carry nothing.
    package var isVoid = false
    /// Whether it can end.
    package var isSubject = false
    /// Whether it keeps what is sent before anybody listens.
    var isEarly = false
    /// Whether it is a field of the output.
    var isMade = false
    /// The method of the state that sends into it, its parameter's type, and what it does; nil where logic does not send.
    package var method: (name: String, parameterType: String, statement: String)?
}

/// A method of the state that sends one event of the output.
package struct EventMethodPlan: Sendable {
    /// The event.
    package var name: String
    /// The method's name and parameters.
    package var signature: String
    /// What sends the event made of those.
    package var statement: String
}

/// The method that wires the view model.
package struct TransformHeadPlan: Sendable {
    /// Whether input and output are stored, and wired in `init`, instead of a method.
    package var isStored: Bool
    /// Whether it overrides a method of the superclass.
    package var isOverride: Bool
    /// The method's name, parameters and result.
    package var signature: String
    /// The parameter of the input.
    package var parameter: String
    /// The plain fields of the input that are constants in it.
    package var values: [ConstantPlan]
}

/// A field of the input that is a constant in `transform`.
package struct ConstantPlan: Sendable {
    /// The constant's name.
    package var name: String
    /// The field behind a dot.
    package var member: String
}
