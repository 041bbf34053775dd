import VMGenDiagnostics

/// A word or sign within `{{ }}` or `{% %}`.
struct TagToken {
    /// What it is.
    enum Kind: Equatable {
        /// A name, and a tag's own name: `if`, `model`.
        case name(String)
        /// A name with members: `model.name`.
        case path
        /// `"text"` or `'text'`, without the quotes.
        case string(String)
        /// `42` or `-1`.
        case integer(Int)
        /// One of `==`, `!=`, `<`, `<=`, `>`, `>=`.
        case comparison(Comparison)
        /// One of `|`, `:`, `,`, `(`, `)`.
        case sign(Character)
    }

    /// What it is.
    var kind: Kind
    /// The parts between the dots, for a name or a path.
    var segments: [PathSegment] = []
    /// Its span, quotes included.
    var range: SourceRange
    /// Whether a space or a line end stands before it, or nothing at all.
    var spaceBefore: Bool

    /// Whether it is the sign `character`.
    func isSign(_ character: Character) -> Bool {
        kind == .sign(character)
    }

    /// Whether it is the name `word`.
    func isName(_ word: String) -> Bool {
        kind == .name(word)
    }

    /// Whether it stands for a value.
    var isValue: Bool {
        switch kind {
        case .name, .path, .string, .integer: true
        case .comparison, .sign: false
        }
    }
}
