import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Which names the flows and other texts of a spec use, as far as they were read.
final class Usage {
    /// The names that something reads or calls.
    var read: Set<String> = []
    /// The names of outputs, states and output cases that something sends to.
    var fed: Set<String> = []
    /// The names of those output cases among them that something certainly sends.
    var sentCases: Set<String> = []
    /// The members of dependencies that are asked for and not awaited, by the dependencies' names; none of one that is called itself.
    var asked: [String: Set<String>] = [:]

    /// Counts the dependency that `text`, a path or call, goes through as asked.
    func ask(_ text: Fragment) {
        var cursor = TextCursor(text)
        if let head = cursor.identifier(), !cursor.isAtEnd { ask(NameUse(head, in: text)) }
    }

    /// Counts the dependency that `use` names as asked.
    func ask(_ use: NameUse) {
        asked[use.name.text, default: []].formUnion([use.member?.text].compactMap { $0 })
    }

    /// Counts `name` as read and as fed.
    func insert(_ name: String) {
        read.insert(name)
        fed.insert(name)
    }

    /// Counts the one of `cases` as fed that was likely meant by `name`.
    func addCase(meantBy name: Fragment, of cases: [EventCase]) {
        if let near = DidYouMean.closest(to: name.text, in: cases.map(\.name.text)) {
            fed.insert(near)
            sentCases.insert(near)
        }
    }
}
