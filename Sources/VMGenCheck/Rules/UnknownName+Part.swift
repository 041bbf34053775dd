import VMGenModel
import VMGenSpec

extension UnknownName {
    /// `text` is the `part` of a service's property at `path`, of whose `type` the spec does not say what parts it has: it may be
    /// a value, and it may be a stream.
    static func partOfProperty(_ text: Fragment, path: String, type: String, part: String, names: Namespace) -> Finding
    {
        let words = text.text.split(separator: ".").map(String.init)
        let last = words.last ?? ""
        let own = [last, words.suffix(2).first.map { $0 + last.capitalizedFirst } ?? last].first { names[$0] == nil }
        let name = own ?? "latest\(last.capitalizedFirst)"
        return error(
            "`\(path)` is of the type `\(type)`, and the spec does not say whether its `\(part)` is a value or a stream; for a "
                + "value write `with \(path)`, and `.\(part)` where it is used, and for a stream `\(text.text) -> as \(name)`, and "
                + "`with \(name)`",
            at: text.range
        )
    }
}
