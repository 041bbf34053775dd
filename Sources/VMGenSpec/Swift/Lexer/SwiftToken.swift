/// One token of Swift text, as coarse as separators and names need it.
package struct SwiftToken: Equatable {
    /// What a token is.
    package enum Kind: Equatable {
        /// A name or a keyword, in backticks or not.
        case name
        /// `$0`, `$1`, … and projected values such as `$page`.
        case dollarName
        /// `#selector`, `#if`: a number sign with a word.
        case directive
        /// A number sign that starts neither a string nor a word.
        case hash
        /// A number literal.
        case number
        /// A run of operator characters: `->`, `=`, `?`.
        case symbol
        /// The dot before a member.
        case dot
        /// `,`
        case comma
        /// `;`
        case semicolon
        /// `:`
        case colon
        /// `@`, before the name of an attribute.
        case at
        /// `\`, before a key path.
        case backslash
        /// The end of a line within the text.
        case newline
        /// An opening bracket; `\(` in a string too.
        case open
        /// A closing bracket.
        case close
        /// The opening quotes of a string, number signs included.
        case stringStart
        /// The closing quotes of a string, number signs included.
        case stringEnd
        /// Anything else.
        case other
    }

    /// What it is.
    package var kind: Kind
    /// The offset of its first byte in the lexed bytes.
    package var lower: Int
    /// The offset after its last byte.
    package var upper: Int
    /// The index of the bracket or quote that it pairs with; nil where there is none.
    package var partner: Int?
    /// How many pairs of brackets and strings it stands in; the brackets themselves stand outside their pair.
    package var depth = 0

    /// Makes a token of the bytes `lower..<upper`.
    package init(_ kind: Kind, _ lower: Int, _ upper: Int) {
        self.kind = kind
        self.lower = lower
        self.upper = upper
    }
}
