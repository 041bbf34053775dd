import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A Swift expression of a spec whose `$0` and names stay apart until it is printed.
package struct Expression {
    /// Its pieces in order.
    package var pieces: [SwiftPiece]
    /// Where it stands in the spec; nil for what the planner makes itself.
    package var range: SourceRange?
    /// How many of its first pieces the planner has put before what stands there.
    package private(set) var lead = 0

    /// The expression that a spec holds.
    package init(_ fragment: Fragment) {
        pieces = SwiftText.pieces(of: fragment)
        range = fragment.range
    }

    /// The expression made of `pieces`.
    package init(_ pieces: [SwiftPiece], at range: SourceRange? = nil) {
        self.init([], pieces, at: range)
    }

    /// The expression made of `lead`, which the planner writes, and `pieces`, which stand at `range`.
    private init(_ lead: [SwiftPiece], _ pieces: [SwiftPiece], at range: SourceRange?) {
        self.pieces = lead + pieces
        self.range = range
        self.lead = lead.count
    }

    /// What stands before a call whose value nobody needs.
    static let discard = SwiftPiece.text("_ = ")
    /// What stands behind a call that decides, and that may be nil.
    static let isTrue = SwiftPiece.text(" == true")

    /// The same, held against `true` where what `invocation` answers may be nil.
    func deciding(for invocation: Invocation) -> Expression {
        invocation.isHeldAgainstTrue ? Expression(pieces + [Expression.isTrue]) : self
    }

    /// The member of the spec called `name`.
    package static func member(_ name: String) -> Expression {
        Expression([.name(name, isReceiver: false, isShorthand: false)])
    }

    /// The values at `indices`, as a tuple where they are several.
    static func tuple(ofValues indices: [Int]) -> Expression {
        let list = Array(indices.map { [SwiftPiece.value($0)] }.joined(separator: [.text(", ")]))
        return Expression(indices.count > 1 ? [.text("(")] + list + [.text(")")] : list)
    }

    /// The indices of the values that it speaks of.
    package var values: Set<Int> {
        var indices: Set<Int> = []
        for case .value(let index) in pieces { indices.insert(index) }
        return indices
    }

    /// How many bytes it has where it was written without backticks.
    var length: Int { pieces.reduce(0) { $0 + $1.length } }

    /// The names that it uses from outside, in order.
    package var names: [String] {
        pieces.compactMap { piece in
            if case .name(let name, _, _) = piece { return name }
            return nil
        }
    }

    /// The names that the planner has given: what it sends to, and constants.
    var receivers: [String] {
        pieces.compactMap { piece in
            if case .given(let name) = piece { return SwiftText.unescaped(name) }
            return nil
        }
    }

    /// The names that it declares for itself, which hide what is called so within it.
    var locals: [String] {
        pieces.compactMap { piece in
            if case .local(let name) = piece { return name }
            return nil
        }
    }

    /// Whether something is asked of what it names: `room.isMuted`.
    var isPath: Bool {
        zip(pieces, pieces.dropFirst()).contains { piece, next in
            guard case .name = piece, case .text(let text) = next else { return false }
            return text.hasPrefix(".") || text.hasPrefix("?.")
        }
    }

    /// Whether all that it does is to send `$0`, or to set something to it, as the planner writes that.
    var sendsItsValue: Bool {
        let written = pieces[lead...]
        guard lead > 0, written.first == .value(0) else { return false }
        return written.count == 1 || written.count == 2 && written.last == .text(")")
    }

    /// Whether it names the view model itself.
    var namesOwner: Bool { pieces.contains(.owner) }

    /// The expression with each value replaced by what `make` gives; nil keeps it.
    func replacingValues(_ make: (Int) -> [SwiftPiece]?) -> Expression {
        mapping { piece in
            if case .value(let index) = piece, let new = make(index) { return new }
            return [piece]
        }
    }

    /// The expression with each value replaced by what `make` gives, in brackets where it needs them; nil keeps it. What `mayStop`
    /// on its way, as `shop?.name` does, would take what is asked of it along: `(shop?.name)?.count`.
    func substituting(mayStop: (Expression) -> Bool, _ make: (Int) -> Expression?) -> Expression {
        let replaced = pieces.indices.map { place -> [SwiftPiece] in
            guard case .value(let index) = pieces[place], let new = make(index) else { return [pieces[place]] }
            if isAskedOf(place), new.isSimple, mayStop(new) { return [.text("(")] + new.pieces + [.text(")")] }
            return isArgument(place) ? new.pieces : new.bracketed.pieces
        }
        return Expression(replaced[..<lead].flatMap { $0 }, replaced[lead...].flatMap { $0 }, at: range)
    }

    /// Whether something is asked of the piece at `place`, which stands behind it: `$0.count`, `$0?.count`, `$0![1]`.
    private func isAskedOf(_ place: Int) -> Bool {
        guard place + 1 < pieces.count, case .text(let after) = pieces[place + 1] else { return false }
        return [".", "?.", "?[", "!", "["].contains(where: after.hasPrefix) && !after.hasPrefix("!=")
            && !after.hasPrefix("..")
    }

    /// Whether the piece at `place` is all that stands between two brackets, or is an argument or an element as a whole.
    private func isArgument(_ place: Int) -> Bool {
        guard place > 0, place + 1 < pieces.count, case .text(let before) = pieces[place - 1],
            case .text(let after) = pieces[place + 1]
        else { return pieces.count == 1 }
        let isLabelled = before.hasSuffix(": ") && !before.hasSuffix(" : ")
        let opens = isLabelled || before.hasSuffix("(") || before.hasSuffix("[") || before.hasSuffix(", ")
        return opens && (after.hasPrefix(")") || after.hasPrefix("]") || after.hasPrefix(","))
    }

    /// The expression with `lead` before it and `tail` behind, which the planner writes.
    package func between(_ lead: [SwiftPiece], _ tail: [SwiftPiece] = []) -> Expression {
        Expression(lead + pieces[..<self.lead], pieces[self.lead...] + tail, at: range)
    }

    /// The expression with each piece replaced by what `make` gives.
    func mapping(_ make: (SwiftPiece) -> [SwiftPiece]) -> Expression {
        Expression(pieces[..<lead].flatMap(make), pieces[lead...].flatMap(make), at: range)
    }

    /// The expression with each piece that stands in the spec replaced by what `make` gives.
    func mappingWritten(_ make: (SwiftPiece) -> [SwiftPiece]) -> Expression {
        Expression(Array(pieces[..<lead]), pieces[lead...].flatMap(make), at: range)
    }

    /// Whether it can stand as a part of another one without brackets.
    package var isSimple: Bool {
        var depth = 0
        for case .text(let text) in pieces {
            for character in text {
                switch character {
                case "(", "[", "{": depth += 1
                case ")", "]", "}": depth -= 1
                case " " where depth == 0: return false
                default: break
                }
            }
        }
        return true
    }
}

extension [Expression] {
    /// All that they name, and what the planner itself sends to in them.
    var namesAndReceivers: Set<String> { Set(flatMap(\.names) + flatMap(\.receivers)) }

    /// The names that they declare for themselves.
    var locals: Set<String> { Set(flatMap(\.locals)) }

    /// `names`, of a closure's values, none of which hides what they name, nor what `reach` reads for that.
    func names(apart names: [String], in reach: Reach) -> [String] {
        Self.apart(names, from: namesAndReceivers.union(reach.names(self)).union(locals))
    }

    /// `names`, of a closure's values, none of which is one of `used`.
    static func apart(_ names: [String], from used: Set<String>) -> [String] {
        FlowElement.apart(names).map { name in
            guard used.contains(name) else { return name }
            let new = "new" + name.capitalizedFirst
            return used.contains(new) ? "the" + new.capitalizedFirst : new
        }
    }

    /// The texts that `$0`, `$1`, … stand for in them where the values of `element` are called `names`.
    func texts(ofValues names: [String], in element: FlowElement) -> [String] {
        let last = flatMap(\.values).max() ?? 0
        let escaped = names.map(SwiftText.escaped)
        return escaped.count == 1 && last > 0 ? (0...last).map { "\(escaped[0]).\(element.part($0))" } : escaped
    }
}

extension FlowElement {
    /// What Swift calls the part at `index` of its one value, which is a tuple: by its label, or by its place where it has none that
    /// anybody knows.
    func part(_ index: Int) -> String {
        let labels = components.count == 1 ? components[0].type.map(SwiftText.tupleLabels) ?? [] : []
        guard labels.indices.contains(index), let label = labels[index] else { return String(index) }
        return SwiftText.escapedMember(label)
    }
}
