/// Ends the process: the caller broke a rule that RxSwift ends the process for as well.
func endProcess(_ message: String) -> Never {
    fatalError(message)
}

/// Ends a debug build and prints in a release build, as RxSwift does for what only a mistake can cause.
func endProcessInDebug(_ message: String) {
    #if DEBUG
        endProcess(message)
    #else
        print(message)
    #endif
}
