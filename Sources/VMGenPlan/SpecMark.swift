import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// What the plan puts around Swift text that it takes from a spec, so that what is rendered can say where it comes from:
/// noncharacters of Unicode, which no text has.
///
///     U+FDD0 line:column U+FDD1 text U+FDD2
package enum SpecMark {
    /// Where a mark starts, where its text starts, and where that ends: the last of the three bytes that they are in UTF-8.
    package enum Sign: UInt8 {
        case start = 0x90
        case text = 0x91
        case end = 0x92

        /// The sign as text. Swift's literals cannot hold it.
        package var text: String { String(decoding: SpecMark.lead + [rawValue], as: UTF8.self) }
    }

    /// The first two of those bytes.
    package static let lead: [UInt8] = [0xEF, 0xB7]

    /// `text` with a mark around it that says where it stands in `source`; nothing stays nothing.
    static func marking(_ text: String, at range: SourceRange, in source: SourceText) -> String {
        guard !text.isEmpty else { return text }
        let place = source.location(of: range.lower)
        return Sign.start.text + "\(place.line):\(place.column)" + Sign.text.text + text + Sign.end.text
    }
}

extension ViewModelSpec {
    /// `text`, which was made of what stands at `range`, with a mark where the output is to say where it comes from; nil for what
    /// stands nowhere.
    package func marked(_ text: String, at range: SourceRange?) -> String {
        guard marksText, let range else { return text }
        return SpecMark.marking(text, at: range, in: source)
    }

    /// The text of `fragment` with such a mark.
    package func marked(_ fragment: Fragment) -> String { marked(fragment.text, at: fragment.range) }
}
