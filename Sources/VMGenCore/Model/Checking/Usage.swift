/// Which names the flows and other texts of a spec use.
struct Usage {
    /// The names that something reads or calls.
    var read: Set<String> = []
    /// The names of outputs, states and output cases that something sends to.
    var fed: Set<String> = []
}
