/// Hears of shells, on any thread.
protocol ShellFinderDelegate: AnyObject {
    func didFind(_ shell: String)
    func wantsMore(_ shells: Int) -> Bool
}

extension BeachcomberViewModel {
    func didFind(_ shell: String, state: State) {
        state.count += 1
        state.found(shell)
    }

    func wantsMore(_ shells: Int, state: State) -> Bool { state.count < shells }
}
