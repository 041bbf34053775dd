import VMGenModel
import VMGenSpec

/// What the names of a spec stand for inside of `transform`, and how a closure reaches them.
struct Reach {
    /// What a name stands for.
    enum Meaning {
        /// What one call of `transform` holds, by the name of its relay or subject.
        case local(reading: HeldReading)
        /// A member of the `State`.
        case state(path: String)
        /// A dependency that cannot change, which a closure captures by its name.
        case constant(isOptional: Bool)
        /// A static variable, which is reached through the type from everywhere.
        case fixed(path: String)
        /// Any other member of the view model: a variable, a request, a method.
        case member(path: String, isOptional: Bool, isMethod: Bool)
        /// The value of a relay or subject that the stored output makes, by what reads the stream at a path.
        case output(path: String, reading: (String) -> HeldReading)
        /// A plain field of the input.
        case input
    }

    /// How a closure gets at the view model.
    package enum Access {
        /// It captures what it needs by name.
        case captured
        /// `owner.x`
        case owner
        /// `$0.x`
        case task
        /// `self?.x`
        case optional
        /// It has unwrapped `self`, or is no closure.
        case direct

        /// What `self` is there.
        package var receiver: String {
            switch self {
            case .captured, .direct: "self"
            case .owner: "owner"
            case .task: "$0"
            case .optional: "self?"
            }
        }
    }

    /// What the names stand for.
    var meanings: [String: Meaning] = [:]
    /// The names that have been printed.
    let printed = PrintedNames()
    /// The members that are hidden by what `init` is given, where flows stand in it.
    var hidden: Set<String> = []
    /// Whether closures capture a copy of the view model instead of a weak reference.
    var isValueType = false

    /// Whether what is called `name` is reached through the view model.
    func needsOwner(_ name: String) -> Bool {
        switch meanings[name] {
        case .member, .output: return !isValueType
        case .local(let reading): return reading.fallback.map(needsOwner) ?? false
        case .state, .constant, .fixed, .input, nil: return false
        }
    }

    /// Whether `expression` is reached through the view model.
    func needsOwner(_ expression: Expression) -> Bool {
        !isValueType && (expression.namesOwner || expression.names.contains(where: needsOwner))
    }

    /// Whether a closure in `expression` names what is reached through the view model, which `$0` is none of there.
    func needsOwnerWithin(_ expression: Expression) -> Bool {
        var depth = 0
        return expression.pieces.contains { piece in
            switch piece {
            case .text:
                depth += piece.nesting
                return false
            case .owner: return depth > 0
            case .name(let name, _, _): return depth > 0 && needsOwner(name)
            case .value, .given, .local: return false
            }
        }
    }

    /// What `name` is read as where the stream behind it can no longer be asked; nil for what can always be read.
    func fallback(of name: String) -> Expression? {
        switch meanings[name] {
        case .local(let reading): reading.fallback
        case .output(let path, let reading): reading(path).fallback
        case .state, .constant, .fixed, .member, .input, nil: nil
        }
    }

    /// The names that `expressions` use, and those that their readings do.
    func names(_ expressions: [Expression]) -> [String] {
        expressions.flatMap(\.names).flatMap { name in [name] + (fallback(of: name)?.names ?? []) }
    }

    /// The names that `expressions` use in a closure that is handed the view model, and those that they declare: all but what is
    /// read of that, which no value hides.
    func namesBesideOwner(_ expressions: [Expression]) -> Set<String> {
        let beside = names(expressions).filter { name in
            switch meanings[name] {
            case .local, .input, nil: true
            case .state, .constant, .fixed, .member, .output: false
            }
        }
        return expressions.locals.union(expressions.flatMap(\.receivers)).union(beside)
    }

    /// What a closure with `expressions` captures where it does not need the view model.
    func captures(_ expressions: [Expression]) -> [Capture] {
        var captures: [Capture] = []
        var usesState = false
        for name in names(expressions) {
            switch meanings[name] {
            case .constant: captures.add([.name(SwiftText.escapedCapture(name))])
            case .state: usesState = true
            case .local, .fixed, .member, .output, .input, nil: break
            }
        }
        return captures + (usesState && !isValueType ? [.state] : [])
    }

    /// The members of the view model that `expression` names, as a closure holds them: `api = owner.api`. What is read of the
    /// stored output is none of them.
    func held(_ expression: Expression, ofOwner: Bool) -> [Capture] {
        members(expression).compactMap { name in
            let own = SwiftText.escapedCapture(name)
            switch meanings[name] {
            case .output, .local: return nil
            case .state, .constant, .fixed, .member, .input, nil: break
            }
            let isShadowed = !isValueType && hidden.contains(name)
            if case .member(SwiftText.escapedMember(name), _, _)? = meanings[name], !ofOwner, !isShadowed {
                return .name(own)
            }
            let reading = text(name, ofOwner ? .owner : .direct, isReceiver: false) ?? own
            return .value(name: own, reading: reading, ofState: false)
        }
    }

    /// Constants for what `expression` reads of the stored output: `let total = owner.output.total.value`.
    func readings(_ expression: Expression) -> [Statement] {
        members(expression).compactMap { name in
            guard case .output(let path, let reading)? = meanings[name] else { return nil }
            let text = text(reading("owner." + path).pieces, values: [], .owner)
            return .line("let \(SwiftText.escaped(name)) = \(text)")
        }
    }

    /// The members of the view model that `expression` names, each once.
    private func members(_ expression: Expression) -> [String] {
        var names: [String] = []
        for name in expression.names where needsOwner(name) && !names.contains(name) { names.append(name) }
        return names
    }

    /// Whether `expression` begins with the one member of the view model that it names, so that `self?.` will do.
    func leads(_ expression: Expression) -> Bool {
        let isDiscarded = expression.pieces.first == Expression.discard
        let pieces = expression.pieces.dropFirst(isDiscarded ? 1 : 0)
        let owners = pieces.filter { piece in
            switch piece {
            case .owner: true
            case .name(let name, _, _): needsOwner(name)
            case .text, .value, .given, .local: false
            }
        }
        guard owners.count == 1, let first = pieces.first, first == owners[0] else { return false }
        return !expression.names.contains { name in
            if case .state? = meanings[name] { return true }
            return fallback(of: name).map(needsOwner) ?? false
        }
    }

    /// Whether `expression` asks something of what may be nil, so that it may be nil itself: `shop?.name`.
    func mayStop(_ expression: Expression) -> Bool {
        expression.pieces.contains { piece in
            switch piece {
            case .text(let text): text.contains("?.") || text.contains("?[")
            case .name(let name, isReceiver: true, _):
                switch meanings[name] {
                case .constant(let isOptional), .member(_, let isOptional, _): isOptional
                case .local, .state, .fixed, .output, .input, nil: false
                }
            case .name, .value, .owner, .given, .local: false
            }
        }
    }

    /// How `name` is written with `access`; nil for what is no name of the spec.
    func text(_ name: String, _ access: Access, isReceiver: Bool) -> String? {
        printed.names.insert(name)
        switch meanings[name] {
        case .local(let reading): return text(reading.pieces, values: [], access)
        case .fixed(let text): return text
        case .input: return SwiftText.escaped(FlowElement.apart(name))
        case .state(let path): return prefix(access, isState: true) + path
        case .constant(let isOptional):
            let own = access == .owner ? prefix(access) + SwiftText.escapedMember(name) : SwiftText.escaped(name)
            return own + (isOptional && isReceiver ? "?" : "")
        case .member(let path, let isOptional, _):
            let prefix = prefix(access)
            let isOwn = path == SwiftText.escapedMember(name)
            let isHidden = prefix.isEmpty && isOwn && SwiftText.escaped(name) != name
            let isCaptured = access == .captured && !isValueType && (isHidden || !isOwn)
            if isCaptured { return SwiftText.escaped(name) + (isOptional && isReceiver ? "?" : "") }
            let isShadowed = access == .direct && !isValueType && hidden.contains(name)
            let own = isHidden || isShadowed ? "self." + path : path
            return prefix + own + (isOptional && isReceiver ? "?" : "")
        case .output(let path, let reading):
            if access == .captured { return SwiftText.escaped(name) }
            return text(reading(prefix(access) + path).pieces, values: [], access)
        case nil: return nil
        }
    }

    /// Whether `name` is found in the view model itself, which is a class.
    private func isMember(_ name: String) -> Bool {
        switch meanings[name] {
        case .member, .output: !isValueType
        case .local, .state, .constant, .fixed, .input, nil: false
        }
    }

    private func prefix(_ access: Access, isState: Bool = false) -> String {
        if isValueType { return "" }
        switch access {
        case .captured, .direct: return ""
        case .owner: return "owner."
        case .task: return "$0."
        case .optional: return isState ? "" : "self?."
        }
    }

    /// `pieces` of an expression as text with `values` for `$0`, `$1`, …
    func text(_ pieces: some Sequence<SwiftPiece>, values: [String], _ access: Access) -> String {
        var text = ""
        var depth = 0
        for piece in pieces {
            depth += piece.nesting
            switch piece {
            case .text(let part): text += part
            case .given(let part): text += part
            case .local: break
            case .value(let index): text += values.indices.contains(index) ? values[index] : "$\(index)"
            case .owner: text += isValueType ? "self" : access.receiver
            case .name(let name, let isReceiver, let isShorthand):
                let own = SwiftText.escaped(name)
                var reached = self.text(name, access, isReceiver: isReceiver) ?? own
                // In Swift 5, a closure within one that has unwrapped `self` names it.
                if depth > 0, access == .direct, isMember(name), !reached.hasPrefix("self.") {
                    reached = "self.\(reached)"
                }
                text += isShorthand && reached != own ? "\(own) = \(reached)" : reached
            }
        }
        return text
    }
}
