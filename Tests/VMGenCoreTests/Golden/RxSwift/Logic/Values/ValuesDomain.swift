struct Letter: Equatable, Sendable {
    var text: String
}
