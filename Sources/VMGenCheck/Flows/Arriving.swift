import VMGenModel
import VMGenSpec

/// What a flow carries at one place while it is resolved.
struct Arriving {
    /// What the values are made of.
    var element: FlowElement
    /// Whether that is certain: what a misspelt source gives is not.
    var isKnown = true
    /// Whether it is what a `swift` step makes: one value, of which nothing is known until others stand beside it.
    var isMade = false
    /// Whether several sources were merged, so that the values of one of them arrive at a time.
    var isMerged = false
    /// The labels of an event's payload, which are in scope as names.
    var labels: Set<String> = []
    /// The value itself where the spec writes it: `replace with ""`.
    var literal: Fragment?
    /// The field whose declared failure reaches this place.
    var failing: Port?

    /// The name of the stream from which it arrives as it was sent, where that is one; nil behind steps that make something of it.
    var origin: String?

    /// The type of what may be an error, which is never a tuple.
    var errorType: String?

    /// Nothing is known, because of a mistake that has been reported.
    static let unknown = Arriving(element: FlowElement(components: []), isKnown: false)
    /// Events that carry nothing.
    static let void = Arriving(element: FlowElement(components: []))

    /// The same without its values: of sources that carry different types only that one came.
    var emptied: Arriving {
        var empty = self
        empty.element.components = []
        empty.labels = []
        return empty
    }

    /// How many values `{ }` can speak of with `$0`, `$1`, …; nil where nobody can tell.
    ///
    /// A single value may be a tuple, of which Swift's closures can speak likewise.
    var arity: Int? {
        guard isKnown else { return nil }
        guard element.components.count == 1 else { return element.components.count }
        guard let type = element.components[0].type.map({ TypeText($0) }) else { return nil }
        return type.text == errorType ? 1 : type.arity
    }

    /// Where among the values that arrive the stream called `name` is: `0` behind `name -> filter { … }`; nil where it is not.
    func place(of name: String) -> Int? {
        isKnown ? element.components.firstIndex { $0.name == name } : nil
    }

    /// Whether `texts`, which stand in one closure, speak of `$1` and not of `$0` alone.
    static func speakOfParts(_ texts: [Fragment]) -> Bool {
        texts.contains { SwiftText.closureArguments(in: $0).contains { $0.index > 0 } }
    }

    /// The type of `value` where it is `$0`, `$1`, … alone, or a property of that which everybody knows, and certain.
    ///
    /// - Parameter isSpread: whether what stands in one closure with it speaks of `$1`: only there are they those of a
    ///   tuple's parts, as in Swift.
    func type(of value: Fragment, isSpread: Bool) -> String? {
        if let type = TypeText.ofProperty(value, type: { type(of: $0, isSpread: isSpread) }) { return type }
        let arguments = SwiftText.closureArguments(in: value)
        guard isKnown, arguments.count == 1, let index = arguments.first?.index, value.text == "$\(index)" else {
            return nil
        }
        let components = element.components
        guard components.count == 1 else { return components.indices.contains(index) ? components[index].type : nil }
        guard isSpread, let parts = components[0].type.flatMap({ TypeText($0).tupleParts }) else {
            return components[0].type
        }
        return parts.indices.contains(index) ? parts[index].type.text : nil
    }
}

extension Port {
    /// What arrives from it; nil for a plain field.
    var arriving: Arriving? {
        guard kind != nil else { return nil }
        let components = isVoid ? [] : [FlowElement.Component(name: name.text, type: element.text)]
        let element = FlowElement(components: components, canFail: failure != nil)
        return Arriving(element: element, failing: failure == nil ? nil : self)
    }
}

extension EventCase {
    /// What arrives with it.
    var arriving: Arriving {
        let components = payload.map { parameter in
            var component = FlowElement.Component(name: parameter.name, type: parameter.type)
            component.isLabel = parameter.label != nil
            return component
        }
        return Arriving(element: FlowElement(components: components), labels: Set(payload.compactMap(\.label)))
    }
}

extension SpecDraft {
    /// `arriving` where it stands beside other values: the one value of an event that does not name it is called as the event is,
    /// since of several `value`s a reader would not know which is which.
    ///
    /// - Parameter kind: the source that gives it; nil where its name has no meaning.
    func apart(_ arriving: Arriving, of kind: FlowSource.Kind?) -> Arriving {
        guard case .inputEvent(let index)? = kind, case let payload = inputs.events[index].payload,
            payload.count == 1, payload[0].nameInFlows == nil
        else { return arriving }
        var apart = arriving
        apart.element.components[0].name = inputs.events[index].name.text
        return apart
    }
}
