extension SpecWriter {
    /// The kinds of RxSwift that have a counterpart in Combine.
    private static let counterparts = [
        "Observable": "AnyPublisher", "PublishRelay": "PassthroughSubject", "BehaviorRelay": "CurrentValueSubject",
    ]

    /// One of the kinds of the spec's runtime; in a spec for both one that the other has too.
    mutating func kind(_ rxswift: [String], _ combine: [String]) -> String {
        guard isShared else { return dice.pick(isRx ? rxswift : combine) }
        let kind = dice.pick(rxswift.filter { Self.counterparts[$0] != nil })
        return isRx ? kind : Self.counterparts[kind] ?? kind
    }

    /// Swift that makes what a service has as its property of the kind `kind`.
    func made(_ kind: String, of element: Element) -> String {
        let value = element.literal(1, known: true)
        switch kind {
        case "BehaviorRelay", "BehaviorSubject": return "\(kind)(value: \(value))"
        case "CurrentValueSubject": return "CurrentValueSubject(\(value))"
        case "PublishRelay", "PublishSubject", "PassthroughSubject": return "\(kind)()"
        case "AnyPublisher": return "Just<\(element.text)>(\(value)).eraseToAnyPublisher()"
        default: return ".just(\(value))"
        }
    }

    /// The type of a stream of `kind` that cannot fail.
    func stream(_ kind: String, of element: Element) -> String {
        "\(kind)<\(element.text)\(isRx ? "" : ", Never")>"
    }
}
