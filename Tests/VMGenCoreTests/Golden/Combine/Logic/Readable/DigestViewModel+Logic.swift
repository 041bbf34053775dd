/// A page of posts.
struct DigestPage: Equatable {
    var index: Int
    var isEnd: Bool
    var posts: [DigestPost]
}

/// What somebody wrote.
struct DigestPost: Equatable {
    var title: String
}

extension DigestViewModel {
    func clean(_ text: String) -> String { text.lowercased() }

    func format(_ text: String) -> String { "<\(text)>" }

    func count(_ text: String, of count: Int) -> String { "\(text) in \(count)" }
}

/// What tidies up what somebody typed.
enum Tidying {
    static func trimmed(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }

    static func isFine(_ text: String) -> Bool { text != "" }

    static func number(_ text: String) -> Int? { Int(text) }

    static func length(_ first: Int, _ last: Int) -> Int { last - first + 1 }

    static func isRange(_ range: (first: Int, last: Int)) -> Bool { range.first <= range.last }
}
