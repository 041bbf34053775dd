/// The names of one spec, each given once.
struct Names: Sendable {
    private var taken: Set<String> = []
    /// How many of 100 names are keywords of Swift, or words that generated code is likely to use for itself.
    var clashes: Int

    /// Names of which `clashes` of 100 are odd ones.
    init(clashes: Int) { self.clashes = clashes }

    /// A name like `names`, which is not taken.
    mutating func make(_ names: [String], using dice: inout Dice) -> String {
        var name = dice.chance(clashes) ? dice.pick(Self.odd) : dice.pick(names)
        if taken.contains(name) { name = dice.pick(names) }
        var number = 2
        let stem = name
        while taken.contains(name) {
            name = "\(stem)\(number)"
            number += 1
        }
        taken.insert(name)
        return name
    }

    /// Takes `name`, so that it is given to nothing else.
    mutating func take(_ name: String) { taken.insert(name) }

    /// `name` as Swift writes it: with backticks where it is a keyword.
    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// `text` with the word `word` replaced by `other` wherever it stands.
    static func replacing(_ word: String, by other: String, in text: String) -> String {
        var result = ""
        var current = ""
        for character in text + "\n" {
            if character.isLetter || character.isNumber || character == "_" {
                current.append(character)
            } else {
                result += current == word ? other : current
                result.append(character)
                current = ""
            }
        }
        return String(result.dropLast())
    }

    private static let keywords = [
        "default", "class", "in", "case", "is", "repeat", "where", "return", "func", "import", "switch", "var", "for",
        "operator", "protocol", "static", "true", "enum", "init",
    ]

    private static let odd =
        ["default", "class", "in", "case", "is", "repeat", "where", "return", "func", "import", "switch", "for"]
        + [
            "value", "event", "owner", "result", "element", "description", "hash", "count", "print", "index", "subject",
            "relay", "scheduler", "disposeBag", "bag", "cancellables", "task", "url", "data", "session", "response",
            "me", "work", "stream", "observer", "publisher", "onMain", "some", "any", "get", "set2", "type",
            "observable",
            "titleRelay", "tapRelay", "rowsSubject", "isLoadingTracker", "errorSubject", "hashValue",
            "debugDescription", "harness", "viewModel", "settle", "transform2", "advance", "beginRound", "roundReport",
            "said", "asked", "record", "expect", "fromBackground", "values", "last", "next2", "item", "other",
            "newValue",
            "oldValue", "arguments", "calls", "int", "string", "void", "main", "timer", "lock", "outcome", "cancel",
            "dispose", "bind", "drive", "emit", "accept", "sink", "store", "assign", "receive", "completion",
            "delegate",
            "first2", "second", "third", "testTap", "setUp", "tearDown", "self2", "input2", "output2", "updates",
            "answer", "items", "text", "failure", "success", "send", "just", "merge", "never", "lazy", "weak", "async",
        ]
}
