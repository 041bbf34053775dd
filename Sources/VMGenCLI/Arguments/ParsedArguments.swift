/// The words after a command, told apart.
struct ParsedArguments: Equatable {
    /// What is no flag, in order.
    var operands: [String] = []
    /// The value of each flag that takes one, by its name with the dashes.
    var values: [String: String] = [:]
    /// The values of each flag that may be given several times, in order.
    var lists: [String: [String]] = [:]
    /// The flags without a value that were given.
    var switches: Set<String> = []

    /// The value of the flag `name`, or nil where it was not given.
    func value(of flag: Flag) -> String? { values[flag.name] }

    /// The values of a flag that may be given several times, in order.
    func values(of flag: Flag) -> [String] { lists[flag.name] ?? [] }

    /// Whether a flag without a value was given.
    func has(_ flag: Flag) -> Bool { switches.contains(flag.name) }
}
