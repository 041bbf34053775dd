/// The declaration of the view model's type.
struct TypePlan: Sendable {
    /// Its name.
    var name: String
    /// Doc comment lines.
    var documentation: [String]
    /// Attributes as written, a line each: `@MainActor`.
    var attributes: [String]
    /// The declaration up to its brace: `public final class RoomsViewModel: ViewModelType`.
    var head: String
    /// Whether it has generic parameters.
    var isGeneric: Bool
    /// Whether it is on the main actor.
    var isMainActor: Bool
    /// Whether it is a struct.
    var isValueType: Bool
}

/// One parameter of `init` and its property.
struct ParameterPlan: Sendable {
    /// The name, in backticks where it needs them.
    var name: String
    /// The name behind a dot.
    var member: String
    /// Doc comment lines.
    var documentation: [String]
    /// The declaration of the property: `private let library: Library`.
    var property: String
    /// The declaration of the parameter: `library: Library = .shared`.
    var parameter: String
}

/// One stored property of the `variables` section.
struct VariablePlan: Sendable {
    /// Doc comment lines.
    var documentation: [String]
    /// The declaration as written.
    var declaration: String
}

/// The error enum of a view model.
struct ErrorsPlan: Sendable {
    /// Its name.
    var name: String
    /// Doc comment lines.
    var documentation: [String]
    /// Its cases in order.
    var cases: [Case]
    /// The failures that have a case of their own, other than the one for anything else.
    var matches: [Match]
    /// The case for anything else, as it stands behind a dot.
    var other: String

    /// One case.
    struct Case: Sendable {
        /// Its name, in backticks where it needs them.
        var name: String
        /// Doc comment lines.
        var documentation: [String]
    }

    /// A type of failures, and the case that they become.
    struct Match: Sendable {
        /// The type.
        var type: String
        /// The case as it stands behind a dot.
        var caseName: String
    }
}
