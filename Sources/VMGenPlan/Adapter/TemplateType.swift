/// What kind of value templates see under a name.
package indirect enum TemplateType: Sendable {
    /// Swift; empty where there is nothing to print.
    case text
    /// A name of Swift, which may also stand in a comment.
    case name
    /// A string literal with its quotes.
    case literal
    /// Words that stand in a comment and nowhere else.
    case comment
    /// A flag for conditions.
    case flag
    /// The path of a template to include: one of these below the runtime's folder or `Shared/`; a name that ends in `/` stands
    /// for all templates of that folder.
    case partial([String])
    /// Values of one type in order.
    case list(TemplateType)
    /// Values by name.
    case record(any TemplateRecord.Type)
    /// Values by name, or nothing: false in a condition.
    case optional(any TemplateRecord.Type)

    /// The record that it is, or is a list of; nil for plain values.
    package var record: (any TemplateRecord.Type)? {
        switch self {
        case .text, .name, .literal, .comment, .flag, .partial: nil
        case .list(let element): element.record
        case .record(let type), .optional(let type): type
        }
    }

    /// The type in words, as the documentation prints it: `list of text`.
    package var words: String {
        switch self {
        case .text: "text"
        case .name: "name"
        case .literal: "literal"
        case .comment: "comment"
        case .flag: "flag"
        case .partial(let names): "template: " + names.map { "`\($0)`" }.joined(separator: ", ")
        case .list(let element): "list of \(element.words)"
        case .record(let type): "*\(type.shape.name)*"
        case .optional(let type): "*\(type.shape.name)* or nothing"
        }
    }
}
