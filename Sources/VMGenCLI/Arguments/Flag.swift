/// A flag that a command takes.
struct Flag: Sendable {
    /// Its name with the dashes: `--output`.
    let name: String
    /// What its value is called in the help (`DIR`); nil for a flag without a value.
    let value: String?
    /// What it does: one line of at most 58 characters.
    let help: String
    /// What is to be said beyond that, in the man page alone.
    let more: String

    /// Whether it may be given several times.
    var repeats = false
    /// The values it may have, for completions; none where it takes any.
    var choices: [String] = []

    /// Makes a flag; `help` is printed in the help, and with `more` behind it in the man page.
    init(_ name: String, value: String? = nil, help: String, more: String = "") {
        self.name = name
        self.value = value
        self.help = help
        self.more = more
    }

    /// As it is typed: `--output DIR`, `--quiet`.
    var usage: String { value.map { "\(name) \($0)" } ?? name }

    /// The same flag, given as often as one likes.
    var repeating: Flag {
        var flag = self
        flag.repeats = true
        return flag
    }

    /// The same flag, for one of `choices`.
    func oneOf(_ choices: [String]) -> Flag {
        var flag = self
        flag.choices = choices
        return flag
    }

    /// Prints the help; every command takes it.
    static let help = Flag("--help", help: "Print this help.")
}
