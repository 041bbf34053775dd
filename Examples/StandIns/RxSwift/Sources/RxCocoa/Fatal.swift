/// Ends a debug build and prints in a release build, as RxSwift does for what only a mistake can cause.
func endProcessInDebug(_ message: String) {
    #if DEBUG
        fatalError(message)
    #else
        print(message)
    #endif
}
