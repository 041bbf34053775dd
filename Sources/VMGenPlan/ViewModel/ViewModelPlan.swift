import VMGenModel

/// All that the files of one view model say, as values: names, types, order and conditions.
package struct ViewModelPlan: Sendable {
    /// The name of the spec's file: `FindNumber.vm`.
    package var specFile: String
    /// The folder of the runtime's templates.
    package var folder: String
    /// What the files import.
    package var imports: ImportsPlan
    /// The declaration line, and what is above it.
    package var type: TypePlan
    /// The nested types as written, a line each.
    var nestedTypes: [String]
    /// Who sees its members.
    package var access: Access
    /// The parameters of `init` in order, with their properties.
    package var parameters: [ParameterPlan]
    /// Other stored properties in order.
    package var variables: [VariablePlan]
    /// The type of what comes in.
    package var input: PortsPlan
    /// The type of what goes out.
    package var output: PortsPlan
    /// What `transform` returns.
    package var result: ResultPlan
    /// What the view model keeps for itself, and whether it has an `init`.
    package var storage: StoragePlan
    /// What it remembers, and the relays of its events.
    package var state: StatePlan
    /// The method that wires it.
    package var transform: TransformHeadPlan
    /// What it says: what it holds, names, subscribes to and returns.
    package var streams: TransformPlan
    /// Its requests as methods.
    package var requests: [RequestPlan]
    /// The error enum that it declares; nil where it declares none.
    package var errors: ErrorsPlan?
    /// The protocols that it declares.
    package var services: [ServicePlan]
    /// The protocol of the hand-written methods, and what the file of those starts with.
    package var logic: LogicPlan
}

/// What the files of one view model import.
package struct ImportsPlan: Sendable {
    /// The modules of the view model and its tests, sorted.
    package var modules: [String]
    /// Imports with attributes as whole lines, in the spec's order: `@preconcurrency import MapKit`.
    var attributed: [String]
    /// The modules of the file of hand-written methods, sorted.
    package var logic: [String]
}

/// Who sees the members of a generated type.
package enum Access: Sendable {
    /// Its module.
    case module
    /// Its package.
    case package
    /// Everyone.
    case everyone

    /// Reads the access modifier of a declaration line.
    package init(of declaration: TypeDeclaration) {
        switch declaration.access {
        case "public", "open": self = .everyone
        case "package": self = .package
        default: self = .module
        }
    }

    /// The modifier with a blank behind it; empty for Swift's default.
    package var prefix: String {
        switch self {
        case .module: ""
        case .package: "package "
        case .everyone: "public "
        }
    }

    /// Whether other modules see the members.
    var isWide: Bool {
        switch self {
        case .module: false
        case .package, .everyone: true
        }
    }
}
