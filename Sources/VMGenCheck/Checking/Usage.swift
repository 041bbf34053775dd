/// Which names the flows and other texts of a spec use.
package struct Usage {
    /// The names that something reads or calls.
    package var read: Set<String> = []
    /// The names of outputs, states and output cases that something sends to.
    var fed: Set<String> = []
}
