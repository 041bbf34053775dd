import VMGenSpec
import VMGenTemplating

/// One value that templates see of a plan: its name, its type, what it is, and how the plan gives it.
package struct TemplateEntry<Plan>: Sendable {
    /// The name in templates.
    package let name: String
    /// The type in templates.
    package let type: TemplateType
    /// What it is, as a sentence without its full stop.
    let about: String
    /// The value of a plan.
    package let value: @Sendable (Plan) -> TemplateValue

    /// Swift: it stands in no comment and between no quotes.
    package static func text(_ name: String, _ about: String, _ text: @escaping @Sendable (Plan) -> String) -> Self {
        Self(name: name, type: .text, about: about) { .string(text($0)) }
    }

    /// A name of Swift, or several: code that is also spoken of in comments, so that it never leaves its line.
    package static func name(_ name: String, _ about: String, _ text: @escaping @Sendable (Plan) -> String) -> Self {
        Self(name: name, type: .name, about: about) { .string(CommentText(text($0)).text) }
    }

    /// A string literal with its quotes; empty for none.
    package static func literal(
        _ name: String,
        _ about: String,
        _ literal: @escaping @Sendable (Plan) -> SwiftLiteral?
    ) -> Self {
        Self(name: name, type: .literal, about: about) { .string(literal($0)?.swift ?? "") }
    }

    /// Words in a comment.
    package static func comment(
        _ name: String,
        _ about: String,
        _ words: @escaping @Sendable (Plan) -> CommentText
    ) -> Self {
        Self(name: name, type: .comment, about: about) { .string(words($0).text) }
    }

    /// The lines of a comment, without what starts them.
    package static func comments(
        _ name: String,
        _ about: String,
        _ lines: @escaping @Sendable (Plan) -> [String]
    ) -> Self {
        Self(name: name, type: .list(.comment), about: about) { .strings(lines($0).map { CommentText($0).text }) }
    }

    /// A flag.
    package static func flag(_ name: String, _ about: String, _ flag: @escaping @Sendable (Plan) -> Bool) -> Self {
        Self(name: name, type: .flag, about: about) { .bool(flag($0)) }
    }

    /// The path of a template to include, one of `names`.
    package static func partial(
        _ name: String,
        _ names: [String],
        _ about: String,
        _ path: @escaping @Sendable (Plan) -> String
    ) -> Self {
        Self(name: name, type: .partial(names), about: about) { .string(path($0)) }
    }

    /// Pieces of Swift in order.
    package static func texts(_ name: String, _ about: String, _ texts: @escaping @Sendable (Plan) -> [String]) -> Self
    {
        Self(name: name, type: .list(.text), about: about) { .strings(texts($0)) }
    }

    /// Paths of templates to include, in order.
    package static func partials(
        _ name: String,
        _ names: [String],
        _ about: String,
        _ paths: @escaping @Sendable (Plan) -> [String]
    ) -> Self {
        Self(name: name, type: .list(.partial(names)), about: about) { .strings(paths($0)) }
    }

    /// Values by name.
    package static func record<Part: TemplateRecord>(
        _ name: String,
        _ about: String,
        _ part: @escaping @Sendable (Plan) -> Part
    ) -> Self {
        Self(name: name, type: .record(Part.self), about: about) { .dictionary(part($0).values) }
    }

    /// Values by name, or nothing.
    package static func optional<Part: TemplateRecord>(
        _ name: String,
        _ about: String,
        _ part: @escaping @Sendable (Plan) -> Part?
    ) -> Self {
        Self(name: name, type: .optional(Part.self), about: about) { .dictionary(part($0)?.values ?? [:]) }
    }

    /// Records in order.
    package static func records<Part: TemplateRecord>(
        _ name: String,
        _ about: String,
        _ parts: @escaping @Sendable (Plan) -> [Part]
    ) -> Self {
        Self(name: name, type: .list(.record(Part.self)), about: about) { plan in
            .list(parts(plan).map { .dictionary($0.values) })
        }
    }
}
