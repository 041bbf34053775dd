/// The number that a failed system call left, and its text.
struct SystemError: Error, Equatable {
    /// The value of `errno`.
    let code: Int32

    /// The error of the call that failed just now.
    static var last: SystemError { SystemError(code: errno) }

    /// What stands at the path is neither a file nor a folder.
    static let noFile = SystemError(code: -1)
    /// The file has more bytes than are read.
    static let tooLarge = SystemError(code: EFBIG)

    /// `Permission denied`.
    var text: String {
        if self == .noFile { return "it is a pipe, a device or a socket" }
        guard let message = strerror(code) else { return "error \(code)" }
        return String(cString: message)
    }

    /// Whether there is nothing at the path.
    var isMissing: Bool { code == ENOENT }
    /// Whether something on the way to the path is a file.
    var isNotFolder: Bool { code == ENOTDIR }
    /// Whether there is something at the path already.
    var isOccupied: Bool { code == EEXIST }
    /// Whether the file system does not know how to do what was asked.
    var isUnsupported: Bool { [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(code) }
}
