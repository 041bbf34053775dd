/// A piece of Swift text: what stands for something else stays apart until it is printed.
package enum SwiftPiece: Sendable, Equatable {
    /// Text as it is.
    case text(String)
    /// `$0`, `$1`, …
    case value(Int)
    /// A name from outside. A member or a call of a receiver follows; a shorthand is declared by its use: `if let page`.
    case name(String, isReceiver: Bool, isShorthand: Bool)
    /// `self`
    case owner
    /// A name that no spec has and whoever plans has given: a constant of a closure, or a relay of `transform`.
    case given(String)
    /// Nothing that is printed, behind all else: a name that the text declares for itself, for a parameter of a closure say,
    /// which would hide a value called so.
    case local(String)
}

extension SwiftPiece {
    /// How many bytes it has where it was written without backticks.
    package var length: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .value(let index): "$\(index)".utf8.count
        case .name(let name, _, _): name.utf8.count
        case .owner: "self".utf8.count
        case .given(let name): name.utf8.count
        case .local: 0
        }
    }

    /// How many more closures are open behind it than before it.
    package var nesting: Int {
        guard case .text(let text) = self else { return 0 }
        return text.utf8.reduce(0) { depth, byte in
            depth + (byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0)
        }
    }
}

extension SwiftText {
    /// The pieces of `fragment` in order: names from outside, `$0` outside nested closures, `self`, and what stands between.
    ///
    ///     service.save($0, page)    service · .save( · $0 · ,  · page · )
    package static func pieces(of fragment: Fragment) -> [SwiftPiece] {
        let text = Text(fragment)
        let resolver = NameResolver(text)
        var places: [Int: SwiftPiece] = [:]
        for use in resolver.uses {
            let next = use.token + 1
            let isReceiver = next < text.tokens.count && [".", "("].contains(text.string(text.tokens[next]))
            places[use.token] = .name(use.name, isReceiver: isReceiver, isShorthand: use.form == .shorthand)
        }
        for argument in resolver.closureArguments { places[argument.token] = .value(argument.index) }
        for (index, token) in text.tokens.enumerated() where token.kind == .name && text.matches(token, "self") {
            let isMember = index > 0 && text.tokens[index - 1].kind == .dot
            let isWeak = index > 0 && ["weak", "unowned"].contains(text.string(text.tokens[index - 1]))
            if !isMember, !isWeak { places[index] = .owner }
        }
        var pieces: [SwiftPiece] = []
        var position = 0
        for index in places.keys.sorted() {
            guard let piece = places[index] else { continue }
            let token = text.tokens[index]
            if token.lower > position {
                pieces.append(.text(String(decoding: text.bytes[position..<token.lower], as: UTF8.self)))
            }
            pieces.append(piece)
            position = token.upper
        }
        if position < text.bytes.count {
            pieces.append(.text(String(decoding: text.bytes[position...], as: UTF8.self)))
        }
        pieces += resolver.locals.sorted().map(SwiftPiece.local)
        return pieces
    }
}
