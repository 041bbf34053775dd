import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A section with its text in the wrong place: on its line instead of below it, or the other way round.
enum SectionShape: Rule {
    package static let id = "section-shape"

    /// What is wrong with the shape of the section `name` at `entry`; nil where it is right.
    static func check(_ entry: EntrySyntax, name: SectionName) -> Finding? {
        let place = entry.key?.range ?? entry.content.range
        let word = "`\(name.rawValue)`"
        if name.shape == .verbatim {
            guard entry.verbatim == nil || entry.value != nil else { return nil }
            let message = "\(word) holds Swift as it is: write `\(name.example)` and the Swift below it, indented"
            return error(message, at: entry.value?.range ?? place)
        }
        if let verbatim = entry.verbatim {
            return error("\(word) takes no verbatim Swift", at: verbatim.range)
        }
        switch name.shape {
        case .value:
            if let line = entry.block.first {
                return error("\(word) takes nothing below its line", at: line.content.range)
            }
            if entry.value == nil {
                return error("\(word) needs a value on its line, such as `\(name.example)`", at: place)
            }
        case .block:
            if let value = entry.value {
                return error(
                    "\(word) takes nothing on its line; write below it, indented, such as `\(name.example)`",
                    at: value.range
                )
            }
            if entry.block.isEmpty { return empty(word, at: place) }
        case .valueOrBlock:
            if entry.value == nil, entry.block.isEmpty { return empty(word, at: place) }
        case .verbatim:
            break
        }
        return nil
    }

    private static func empty(_ word: String, at place: SourceRange) -> Finding {
        error("\(word) is empty; write its lines below it, indented, or leave the section out", at: place)
    }
}

extension SectionShape {
    /// A doc comment stands above a section that becomes no declaration of the output.
    static func lostDocumentation(_ comment: Fragment, section: SectionName) -> Finding {
        warning(
            "nothing in the output has this doc comment: `\(section.rawValue)` becomes no declaration; write `#`",
            at: comment.range
        )
    }

    /// `value` stands behind `services:`, and does not name protocols of the target's Swift.
    static func servicesOnLine(_ value: Fragment) -> Finding {
        error(
            "`services` takes protocols that your Swift declares on its line, `existing \(value.text)`, and those to declare "
                + "below it, indented, such as `\(SectionName.services.example)`",
            at: value.range
        )
    }

    /// What is wrong with `value`, on the line of a section of fields, where it is a field or the name of a type, and no kind of
    /// stream; nil where it may be meant for one.
    static func checkHead(_ value: Fragment, role: Port.Role) -> Finding? {
        let section = role == .state ? "state" : role.rawValue + "s"
        if let (name, type) = SwiftText.cut(value, at: ":"), SwiftText.isIdentifier(name.text), !type.isEmpty {
            return error(
                "the lines of `\(section)` stand below it, one a line, indented: `\(value.text)`",
                at: value.range
            )
        }
        let kinds = Runtime.all.flatMap(\.kinds).map(\.name)
        guard SwiftText.isIdentifier(value.text), value.text.first?.isUppercase == true, role != .state,
            DidYouMean.closest(to: value.text, in: kinds) == nil
        else { return nil }
        return error(
            "`\(value.text)` is no kind of stream; as the name of the type it is written `\(section): struct \(value.text)`",
            at: value.range
        )
    }

    /// The fields of a section stand on its own line, in brackets.
    static func inlineList(_ value: Fragment, section: String) -> Finding {
        error("the lines of `\(section)` stand below it, one a line, indented: `tap: Void`", at: value.range)
    }

    /// A section of fields that names a kind and no field.
    static func onlyKind(_ entry: EntrySyntax) -> Finding {
        let name = entry.key?.text ?? ""
        return error(
            "`\(name)` has no lines; write them below it, indented, or leave the section out",
            at: entry.key?.range ?? entry.content.range
        )
    }
}
