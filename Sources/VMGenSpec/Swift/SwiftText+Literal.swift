extension SwiftText {
    /// `text` as a Swift string literal of one line.
    package static func literal(_ text: String) -> String {
        var literal = "\""
        for character in text {
            switch character {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            default: literal.append(character)
            }
        }
        return literal + "\""
    }
}
