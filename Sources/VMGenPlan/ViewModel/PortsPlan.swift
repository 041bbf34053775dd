import VMGenModel

/// The type of what comes in or of what goes out.
package struct PortsPlan: Sendable {
    /// Its name: `Input`.
    package var name: String
    /// Where it is declared.
    package var place = PortsDeclaration.Place.nested
    /// Attributes and modifiers: `@frozen`.
    package var attributes: [String] = []
    /// What it conforms to, as it stands behind the name: `: Equatable`.
    package var conformances = ""
    /// Doc comment lines.
    package var documentation: [String]
    /// What it consists of.
    package var members: Members

    /// What a type of input or output consists of.
    package enum Members: Sendable {
        /// Events: the cases of an enum.
        case events([EventCasePlan])
        /// Streams and plain values: the properties of a struct, and the `init` that it is made with.
        case fields([FieldPlan], initializer: Initializer)
    }

    /// How a struct of fields is made.
    package enum Initializer: Sendable {
        /// With the `init` that Swift gives it.
        case synthesized
        /// With an `init` of the same access as the struct, which takes all fields.
        case written
    }
}

/// One case of an event enum.
package struct EventCasePlan: Sendable {
    /// Doc comment lines.
    package var documentation: [String]
    /// The name with its payload: `textEdited(text: String?)`.
    package var declaration: String
}

/// One field of an input or output.
package struct FieldPlan: Sendable {
    /// The property's name, in backticks where it needs them.
    package var name: String
    /// The name behind a dot.
    package var member: String
    /// Doc comment lines.
    package var documentation: [String]
    /// The type.
    package var type: String
    /// The parameter of an `init` that takes it, with its default value.
    package var parameter: String
    /// What stands for it where nobody connects it; nil where it has to be connected.
    var unconnected: String?
    /// The relay or subject that the field itself makes; nil for a field that is given one.
    package var made: MadeStream?
    /// The wrapped variable that the field is; nil for a field that is a constant.
    package var wrapped: WrappedField?
}

/// A field with a property wrapper of the app's own: `@Property var isLoading: Bool = false`.
package struct WrappedField: Sendable {
    /// The attributes.
    package var wrapper: String
    /// The type of its values.
    package var element: String
    /// Its first value; empty where that is an argument of `init`.
    package var value: String

    /// The field of `port`; nil where it has no wrapper.
    init?(_ port: Port, of spec: ViewModelSpec) {
        guard let wrapper = port.wrapper else { return nil }
        let value = spec.namesDependencies(port.initialValue) ? nil : port.initialValue
        self.wrapper = spec.marked(wrapper)
        element = spec.marked(port.element)
        self.value = value.map(spec.marked) ?? ""
    }
}

/// A relay or subject where it is made.
package struct MadeStream: Sendable {
    /// The partial that makes it.
    var partial: String
    /// Its kind: `BehaviorRelay`.
    package var kind: String
    /// The type of its values.
    package var element: String
    /// The type of its failures; `Never` where it has none.
    package var failure: String
    /// Its first value; empty where it has none.
    package var value: String
}
