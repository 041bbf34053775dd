extension LockkeeperViewModel {
    func sign() {
        onDone("Ada", 36)
    }
}
