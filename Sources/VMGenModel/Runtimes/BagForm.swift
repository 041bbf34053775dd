/// How a runtime keeps subscriptions.
package struct BagForm: Sendable {
    /// What a bag is called that the view model has of its own.
    package var name: String
    /// What it is called in a subclass, whose superclass may have one of the usual name.
    package var subclassName: String
    /// The type of a bag.
    package var type: String
    /// What stands behind its name where its value does not tell the type: `: Set<AnyCancellable>`.
    package var annotation: String
    /// An empty bag.
    package var empty: String
    /// Whether subscriptions are stored by its address, so that it has to be a `var`.
    package var isValue: Bool
    /// What stands before and behind the bag in the call that keeps a subscription.
    package var keeping: (opening: String, closing: String)

    /// The declaration of a bag called `name`, which is replaced where `isRenewed`.
    package func declaration(_ name: String, isRenewed: Bool = false) -> String {
        "\(isValue || isRenewed ? "var" : "let") \(name)\(annotation) = \(empty)"
    }

    /// The call that keeps a subscription in `bag`, by its address where that `isInout`.
    package func keeping(in bag: String, isInout: Bool) -> String {
        keeping.opening + (isValue && isInout ? "&" : "") + bag + keeping.closing
    }
}
