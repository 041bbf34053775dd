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
