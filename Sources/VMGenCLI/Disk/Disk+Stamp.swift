extension Disk {
    /// By what a file is seen to have changed.
    struct Stamp: Equatable, Sendable, CustomStringConvertible {
        /// The device and the number on it.
        var identity: Identity
        /// The length in bytes.
        var length: Int64
        /// The time of the last change, seconds and billionths.
        var seconds: Int64
        /// The billionths of it.
        var nanoseconds: Int64
        /// The time of the last change of anything about it, which nobody can set, in billionths of a second.
        var statusNanoseconds: Int64

        /// All of it in words.
        var description: String {
            "\(identity.device) \(identity.node) \(length) \(seconds) \(nanoseconds) \(statusNanoseconds)"
        }
    }

    /// The stamp of what stands at `path`, links followed; nil where there is nothing.
    static func stamp(of path: String) -> Stamp? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        #if canImport(Darwin)
            let (time, status) = (info.st_mtimespec, info.st_ctimespec)
        #else
            let (time, status) = (info.st_mtim, info.st_ctim)
        #endif
        return Stamp(
            identity: Identity(device: UInt64(truncatingIfNeeded: info.st_dev), node: UInt64(info.st_ino)),
            length: Int64(info.st_size),
            seconds: Int64(time.tv_sec),
            nanoseconds: Int64(time.tv_nsec),
            statusNanoseconds: Int64(status.tv_sec) &* 1_000_000_000 &+ Int64(status.tv_nsec)
        )
    }
}
