import Foundation

/// Makes the system refuse to write large files, as a full disk does.
enum FileSizeLimit {
    /// Runs `body` while no file of this process may grow beyond `bytes`.
    ///
    /// The limit holds for all threads: choose one that no other test comes near.
    static func whileLimited(to bytes: Int, _ body: () throws -> Void) rethrows {
        // The default action of the signal would end the process.
        signal(SIGXFSZ, SIG_IGN)
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        #else
            let resource = RLIMIT_FSIZE
        #endif
        var old = rlimit()
        getrlimit(resource, &old)
        var new = old
        new.rlim_cur = rlim_t(bytes)
        setrlimit(resource, &new)
        defer { setrlimit(resource, &old) }
        try body()
    }
}
