/// What a flow carries at one place while it is resolved.
struct Arriving {
    /// What the values are made of.
    var element: FlowElement
    /// Whether that is certain: what a misspelt source gives is not.
    var isKnown = true
    /// The labels of an event's payload, which are in scope as names.
    var labels: Set<String> = []
    /// The field whose declared failure reaches this place.
    var failing: Port?

    /// Nothing is known, because of a mistake that has been reported.
    static let unknown = Arriving(element: FlowElement(components: []), isKnown: false)
    /// Events that carry nothing.
    static let void = Arriving(element: FlowElement(components: []))

    /// How many values `{ }` can speak of with `$0`, `$1`, …; nil where nobody can tell.
    ///
    /// A single value may be a tuple, of which Swift's closures can speak likewise.
    var arity: Int? {
        guard isKnown else { return nil }
        guard element.components.count == 1 else { return element.components.count }
        guard let type = element.components[0].type.map({ TypeText($0) }) else { return nil }
        return type.arity
    }
}
