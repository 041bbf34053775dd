/// What a check says.
enum Verdict: Equatable, Sendable {
    case unknown
    case fine
    case wrong
}
