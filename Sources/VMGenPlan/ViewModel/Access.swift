import VMGenModel

/// Who sees the members of a generated type.
package enum Access: Int, Sendable {
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

    /// Who sees `service` of `spec`: its module alone where nobody else sees what the view model is made with.
    package init(to service: Service, of spec: ViewModelSpec) {
        let own = Access(of: spec.declaration)
        self = own.isWide && spec.facts.exposedServices.names.contains(service.name.text) ? own : .module
    }

    /// The widest of `all`; that of the module where there is none.
    package static func widest(_ all: [Access]) -> Access { all.max { $0.rawValue < $1.rawValue } ?? .module }

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
