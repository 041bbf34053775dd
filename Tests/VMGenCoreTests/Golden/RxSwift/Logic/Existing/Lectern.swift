/// Turns pages, on the main actor alone.
protocol PageTurning: AnyObject {
    @MainActor func turn(to page: Int) -> String
}

/// As it came from another language: what is there may be nil, and nobody says so.
protocol Noting: AnyObject {
    var mark: String! { get set }
    func note(_ text: String!) -> Int
}

/// What is read from.
protocol Lectern: PageTurning & Noting {
    var reading: Reading { get }
}

/// What is read, an object that whoever has it may change.
final class Reading {
    var title = ""
}

/// Finds pages by their number and by their title.
protocol PageIndex {
    func find(_ key: Int) -> String
    func find(_ key: String) -> Int
}

/// One that knows how long titles are.
struct WrittenIndex: PageIndex {
    func find(_ key: Int) -> String { "page \(key)" }
    func find(_ key: String) -> Int { key.count }
}
