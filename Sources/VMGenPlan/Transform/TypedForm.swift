import VMGenModel

/// A closure of one expression whose values have names and, where they are known, types. Swift finds out the types of all closures of a
/// chain together, and gives up where they are many and compute.
package struct TypedForm: Sendable {
    /// The names of what it is given.
    var names: [String]
    /// The types of that; none where one is not known.
    var types: [String]
    /// The type of what it makes; empty where it is not known, or needs no saying.
    var type = ""
    /// The type that it has to say, since Swift would take what it makes for something else; empty for none.
    var needed = ""
    /// What it makes, of the values by their names.
    var made: String
    /// Whether that is a statement, or several, which return by themselves.
    var isStatement = false

    /// That of a closure of `names` over a stream that carries `tuple` of the values of `element`; nil where it is given nothing.
    init?(_ names: [String], of tuple: [Int?], in element: FlowElement, making made: String) {
        guard !names.isEmpty else { return nil }
        let indices = tuple.compactMap { $0 }
        let types = names.count == tuple.count ? indices.map { element.type(of: [$0]) } : [element.type(of: indices)]
        self.names = names
        self.types = types.count == names.count && indices.count == tuple.count ? types.compactMap { $0 } : []
        if self.types.count < names.count { self.types = [] }
        self.made = made
    }
}

extension Closure {
    /// The same, which makes values of `type`, where that is known.
    func making(_ type: String) -> Closure {
        var closure = self
        closure.typed?.type = type
        return closure
    }

    /// The same, which has to say that it makes `type`, where that is not empty.
    func needing(_ type: String) -> Closure {
        var closure = self
        closure.typed?.needed = type
        return closure
    }

    /// The same with `typed`.
    func known(as typed: TypedForm?) -> Closure {
        var closure = self
        closure.typed = typed
        return closure
    }

    /// The same with its types, where they are known; where they are not and it computes much, with a statement of its own for what
    /// it makes, of which Swift finds out the types alone.
    var speltOut: Closure {
        guard let typed, !typed.types.isEmpty || weight > 2 else { return weight > 2 ? inStatements : self }
        var closure = self
        closure.body = [.line(typed.made)]
        if type.isEmpty { closure.type = typed.needed }
        guard !typed.types.isEmpty else {
            closure.parameters = typed.names
            closure.isWrittenOut = typed.isStatement
            return closure.inStatements
        }
        let list = zip(typed.names, typed.types).map { "\($0): \($1)" }
        closure.parameters = ["(\(list.joined(separator: ", ")))"]
        if closure.type.isEmpty { closure.type = typed.type }
        return closure
    }

    private var inStatements: Closure {
        guard case .line(let made)? = body.last, !isWrittenOut else { return self }
        let own = (parameters + [made]).contains { $0.holds("result") } ? "theResult" : "result"
        var closure = self
        closure.type = ""
        let typed = type.isEmpty ? own : "\(own): \(type)"
        closure.body = body.dropLast() + [.line("let \(typed) = \(made)"), .line("return \(own)")]
        return closure
    }

    /// How much it adds to what Swift has to find out.
    var load: Int { max(1, weight) }

    /// How much the initialisers of numbers in it weigh where Swift does not know yet what it is given.
    var conversionWeight: Int {
        guard case .line(let text)? = body.first, body.count == 1 else { return 0 }
        return Expression.conversionWeight(of: text)
    }

    /// Whether it makes a literal of what it is given.
    var makesLiteral: Bool {
        guard case .line(let text)? = body.first, body.count == 1 else { return false }
        // What comes from the spec may have its place before it.
        let isMarked = text.hasPrefix(SpecMark.Sign.start.text)
        return isMarked ? text.contains(SpecMark.Sign.text.text + "[") : text.hasPrefix("[")
    }

    /// How much its operators weigh, where it is one expression.
    var weight: Int {
        if case .line(let text)? = body.first, body.count == 1 { return Expression.weight(of: text) }
        return 0
    }
}
