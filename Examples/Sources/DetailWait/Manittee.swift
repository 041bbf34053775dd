/// The friend whom one is to look after in secret.
struct Manittee: Equatable, Sendable {
    /// What others call them.
    var nickname: String?
}
