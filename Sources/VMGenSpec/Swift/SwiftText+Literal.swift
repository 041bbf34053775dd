extension SwiftText {
    /// `text` as a Swift string literal of one line.
    package static func literal(_ text: String) -> String { SwiftLiteral(text).swift }
}
