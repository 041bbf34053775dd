import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Which names the flows and other texts of a spec use, as far as they were read.
final class Usage {
    /// The names that something reads or calls.
    var read: Set<String> = []
    /// The names of outputs, states and output cases that something sends to.
    var fed: Set<String> = []

    /// Counts `name` as read and as fed.
    func insert(_ name: String) {
        read.insert(name)
        fed.insert(name)
    }

    /// Counts the one of `cases` as fed that was likely meant by `name`.
    func addCase(meantBy name: Fragment, of cases: [EventCase]) {
        if let near = DidYouMean.closest(to: name.text, in: cases.map(\.name.text)) { fed.insert(near) }
    }
}
