#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Disk {
    /// By what a file is seen to have changed.
    struct Stamp: Equatable, Sendable {
        /// The number on the device.
        var node: UInt64
        /// The length in bytes.
        var length: Int64
        /// The time of the last change, seconds and billionths.
        var seconds: Int64
        /// The billionths of it.
        var nanoseconds: Int64
    }

    /// The stamp of what stands at `path`, links followed; nil where there is nothing.
    static func stamp(of path: String) -> Stamp? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        return Stamp(
            node: UInt64(info.st_ino),
            length: Int64(info.st_size),
            seconds: Int64(time.tv_sec),
            nanoseconds: Int64(time.tv_nsec)
        )
    }
}
