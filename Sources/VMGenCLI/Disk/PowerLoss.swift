/// What a loss of power does to files that were written shortly before.
enum PowerLoss {
    /// Whether it may have left a file of these bytes: the name was kept, and what stood in it was not. Nobody wrote it so,
    /// and nothing is lost with it.
    static func isLeft(in bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 == 0 } }

    /// Waits until the disk has what was written to `descriptor`.
    ///
    /// - Throws: the system's error; a disk that cannot tell is none.
    static func waitForDisk(_ descriptor: Int32) throws(SystemError) {
        #if canImport(Darwin)
            // `fsync` leaves it in the memory of the disk.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        if fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP { return }
        throw .last
    }
}
