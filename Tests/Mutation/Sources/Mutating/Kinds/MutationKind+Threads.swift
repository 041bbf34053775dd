extension MutationKind {
    /// Values that arrive on the thread they happen to be on.
    static let threads: [MutationKind] = [
        .line("wrong-thread", "a hop to the main thread is missing") { text, index in
            let code = text.code[index]
            if [".observeOnMain()", ".receiveOnMain()"].contains(code) { return .dropping(index) }
            if ["observeOnMain()", "receiveOnMain()"].contains(code) {
                return .replacing(index, with: text.line(index, "self"))
            }
            let inline =
                code.replacingFirst(".observeOnMain()", with: "") ?? code.replacingFirst(".receiveOnMain()", with: "")
            return inline.map { .replacing(index, with: text.line(index, $0)) }
        }
    ]
}
