import VMGenDiagnostics

/// A mistake in a template, or a name that it uses and nobody gave.
public struct TemplateError: Error, Sendable, Equatable {
    /// A place in a template that includes another one.
    public struct Inclusion: Sendable, Equatable {
        /// The name of the including template.
        public var template: String
        /// One-based line of the `{% include %}`.
        public var line: Int
        /// One-based column in UTF-8 bytes.
        public var column: Int
    }

    /// The template's name.
    public var template: String
    /// One-based line.
    public var line: Int
    /// One-based column in UTF-8 bytes.
    public var column: Int
    /// What is wrong; what to do.
    public var message: String
    /// The span of the mistake, in byte offsets of the template's text; a caret line underlines it.
    public var range: SourceRange
    /// The way to the template, from the place that includes it outwards; empty for the template that was asked for.
    public var includedFrom: [Inclusion] = []
}

extension TemplateError: CustomStringConvertible {
    /// `Flow.stencil:3:8: error: …`, then a note for each template on the way.
    public var description: String {
        var lines = ["\(template):\(line):\(column): error: \(message)"]
        for place in includedFrom.prefix(Self.printedInclusions) {
            lines.append("\(place.template):\(place.line):\(place.column): note: included from here")
        }
        let rest = includedFrom.count - Self.printedInclusions
        if rest > 0 {
            lines.append("note: and \(rest) more on the way")
        }
        return lines.joined(separator: "\n")
    }

    private static let printedInclusions = 8
}
