import VMGenSpec

/// The type of what comes in, or of what goes out, as the line of its section declares it:
/// `outputs: enum Output: Equatable`, `inputs: existing PinInput`.
public struct PortsDeclaration: Sendable {
    /// Where the type is declared.
    public enum Place: Sendable {
        /// In the view model.
        case nested
        /// Beside the view model, in the same file.
        case global
        /// Elsewhere: the section only describes it.
        case existing
    }

    /// Where the type is declared.
    public var place: Place
    /// Attributes and modifiers as written: `@frozen`, `indirect`.
    public var attributes: [String]
    /// The name as written; nil where the line has none, so that `transform` names it.
    public var name: Fragment?
    /// What it conforms to, in order.
    public var inherited: [Fragment]

    /// Makes it of its parts.
    package init(
        place: Place = .nested,
        attributes: [String] = [],
        name: Fragment? = nil,
        inherited: [Fragment] = []
    ) {
        self.place = place
        self.attributes = attributes
        self.name = name
        self.inherited = inherited
    }

    /// Whether code outside of the view model names it through the view model: it is nested in it, or in a superclass.
    package var isMember: Bool {
        switch place {
        case .nested: true
        case .existing: name == nil
        case .global: false
        }
    }
}

extension ViewModelSpec {
    /// Whether the type of what comes in or of what goes out is declared in the view model.
    package var hasNestedPorts: Bool {
        [inputDeclaration, outputDeclaration].contains { $0.place == .nested }
    }

    /// The type of what comes in, as code outside of the view model names it.
    package var outerInput: String {
        inputDeclaration.isMember ? "\(declaration.name.text).\(transform.inputName)" : transform.inputName
    }

    /// The type of what goes out, as code outside of the view model names it.
    package var outerOutput: String {
        outputDeclaration.isMember ? "\(declaration.name.text).\(transform.outputName)" : transform.outputName
    }
}
