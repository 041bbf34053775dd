/// What is known of where output goes.
public struct Terminal: Sendable {
    /// Whether standard output is a terminal that shows colours.
    var outputHasColours = false
    /// Whether standard error is one.
    var errorsHaveColours = false
    /// Whether a line on standard error can be printed over.
    var showsProgress = false

    /// Nobody looks on: files and pipes.
    public init() {}

    /// A terminal, or none, for each stream; `environment` may forbid colours (`NO_COLOR`, `TERM=dumb`).
    public init(outputIsTerminal: Bool, errorsAreTerminal: Bool, environment: (String) -> String?) {
        let isForbidden = !(environment("NO_COLOR") ?? "").isEmpty || environment("TERM") == "dumb"
        outputHasColours = outputIsTerminal && !isForbidden
        errorsHaveColours = errorsAreTerminal && !isForbidden
        showsProgress = errorsAreTerminal && environment("TERM") != "dumb"
    }
}
