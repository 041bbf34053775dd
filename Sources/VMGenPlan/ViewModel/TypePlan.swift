/// The declaration of the view model's type.
package struct TypePlan: Sendable {
    /// Its name.
    package var name: String
    /// Doc comment lines.
    package var documentation: [String]
    /// Attributes as written, a line each: `@MainActor`.
    var attributes: [String]
    /// The declaration up to its brace: `public final class RoomsViewModel: ViewModelType`.
    package var head: String
    /// Whether it has generic parameters.
    var isGeneric: Bool
    /// Whether it is on the main actor.
    var isMainActor: Bool
    /// Whether it is, since all that its target declares is, where it says nothing else.
    var isIsolatedByDefault: Bool
    /// Whether it is a struct.
    package var isValueType: Bool
}

/// One parameter of `init` and its property.
package struct ParameterPlan: Sendable {
    /// The name, in backticks where it needs them.
    package var name: String
    /// The name behind a dot.
    package var member: String
    /// Doc comment lines.
    package var documentation: [String]
    /// The declaration of the property: `private let library: Library`; empty for what the superclass is handed.
    package var property: String
    /// The declaration of the parameter: `library: Library = .shared`.
    package var parameter: String
}

/// An initializer beside the view model's own.
package struct FurtherInitPlan: Sendable {
    /// Doc comment lines.
    package var documentation: [String]
    /// Whether nobody is to call it: the superclass asks for it.
    package var isUnavailable: Bool
    /// The declaration up to its brace: `convenience init(page: Int)`.
    package var declaration: String
    /// What it does.
    package var statement: String
}

/// The error enum of a view model.
package struct ErrorsPlan: Sendable {
    /// Its name.
    package var name: String
    /// Doc comment lines.
    package var documentation: [String]
    /// Its cases in order.
    package var cases: [Case]
    /// The failures that have a case of their own, other than the one for anything else.
    package var matches: [Match]
    /// The case for anything else, as it stands behind a dot.
    package var other: String

    /// One case.
    package struct Case: Sendable {
        /// Its name, in backticks where it needs them.
        package var name: String
        /// Doc comment lines.
        package var documentation: [String]
    }

    /// A type of failures, and the case that they become.
    package struct Match: Sendable {
        /// The type.
        package var type: String
        /// The case as it stands behind a dot.
        package var caseName: String
    }
}
