import VMGenPlan

/// How something that a test looks at has to be.
package enum TestExpectation: Equatable {
    /// It equals a value. Its type may be any: what is not `Equatable` is compared part by part.
    case equals(String)
    /// The elements of a list are those of another one.
    case equalsInAnyOrder(String)
    /// It is made like a value that is another one each time it is made, in all that is the same each time.
    case isLike(String)
    /// It is there and matches a Swift pattern.
    case matches(String)
    /// It is there and of a type; `isKnown` says that the type of what is looked at is, and that it is another one.
    case isOfType(String, isKnown: Bool)

    /// The same as `types` name what it names.
    package func qualified(by types: NestedTypes) -> TestExpectation {
        switch self {
        case .equals(let value): .equals(types.qualified(value))
        case .equalsInAnyOrder(let value): .equalsInAnyOrder(types.qualified(value))
        case .isLike(let value): .isLike(types.qualified(value))
        case .matches(let pattern): .matches(types.qualified(pattern))
        case .isOfType(let type, let isKnown): .isOfType(types.qualified(type), isKnown: isKnown)
        }
    }

    /// The same with what `change` makes of its value.
    package func mapped(_ change: (String) -> String) -> TestExpectation {
        switch self {
        case .equals(let value): .equals(change(value))
        case .equalsInAnyOrder(let value): .equalsInAnyOrder(change(value))
        case .isLike(let value): .isLike(change(value))
        case .matches, .isOfType: self
        }
    }
}
