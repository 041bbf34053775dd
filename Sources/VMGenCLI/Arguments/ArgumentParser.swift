import VMGenDiagnostics

/// Tells flags, their values and operands apart.
///
/// `--flag value` and `--flag=value` are the same; flags and operands stand in any order; `--` ends the flags, so that a
/// path may start with a dash.
struct ArgumentParser {
    /// The command's name, for the messages.
    let command: String
    /// The flags that it takes; `--help` (or `-h`) is always one.
    let flags: [Flag]

    /// Reads the words that follow the command.
    ///
    /// - Throws: `UsageError` for the first unknown flag, flag given twice, missing value, or value that nobody takes.
    func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
        var result = ParsedArguments()
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                result.operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                result.operands.append(word)
                continue
            }
            let (name, attached) = Self.split(word)
            let flag = try flag(named: name == "-h" ? Flag.help.name : name, in: word)
            guard !result.has(flag), result.value(of: flag) == nil else {
                throw error("'\(flag.name)' is given twice")
            }
            guard let placeholder = flag.value else {
                if let attached { throw error("'\(flag.name)' takes no value, but was given '\(attached)'") }
                result.switches.insert(flag.name)
                continue
            }
            guard let value = attached ?? Self.popValue(from: &rest), !value.isEmpty else {
                throw error("'\(flag.name)' needs a value: \(flag.name) \(placeholder)")
            }
            if flag.repeats {
                result.lists[flag.name, default: []].append(value)
            } else {
                result.values[flag.name] = value
            }
        }
        return result
    }

    /// Whether `--help` stands among `words`, whatever else is wrong with them.
    static func asksForHelp(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == Flag.help.name || $0 == "-h" }
    }

    private static func popValue(from rest: inout ArraySlice<String>) -> String? {
        // A value that starts with a dash is far more often a forgotten one; `--flag=-value` still says it.
        guard let next = rest.first, !next.hasPrefix("-") else { return nil }
        return rest.popFirst()
    }

    private static func split(_ word: String) -> (name: String, value: String?) {
        guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }

    private func flag(named name: String, in word: String) throws(UsageError) -> Flag {
        let known = flags + [.help]
        if let flag = known.first(where: { $0.name == name }) { return flag }
        let meant = meantFlag(name, among: known.map(\.name))
        throw error("unknown flag '\(name)'" + Hint.didYouMean(meant))
    }

    /// The flag that `name` is a misspelling, a single dash or a first letter of.
    private func meantFlag(_ name: String, among known: [String]) -> String? {
        let bare = String(name.drop { $0 == "-" })
        if let exact = known.first(where: { $0 == "--" + bare }) { return exact }
        if bare.count == 1 { return known.first { $0.hasPrefix("--" + bare) } }
        return DidYouMean.closest(to: "--" + bare, in: known)
    }

    private func error(_ message: String) -> UsageError {
        UsageError(message, command: command)
    }
}
