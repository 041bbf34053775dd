/// The hidden files that hold new text until it is put in place: `.vmgen-PROCESS-NUMBER`.
enum TemporaryFile {
    private static let prefix = ".vmgen-"

    /// Opens a new one beside `path`.
    ///
    /// - Throws: the system's error.
    static func open(beside path: Path) throws(SystemError) -> (descriptor: Int32, path: String) {
        var attempts = 0
        while true {
            // No two runs take the same names, whatever the numbers of their processes are.
            let number = String(UInt64.random(in: .min ... .max), radix: 16)
            let name = path.parent.appending("\(prefix)\(getpid())-\(number)").absolute
            let descriptor = systemOpen(name)
            if descriptor >= 0 { return (descriptor, name) }
            let error = SystemError.last
            attempts += 1
            guard error.isOccupied, attempts < 100 else { throw error }
        }
    }

    /// Removes from `folder` what runs that were killed have left there. Files of processes that live stay, unless nothing
    /// has touched them for an hour.
    static func sweep(_ folder: Path) {
        for name in (try? Disk.entries(of: folder.absolute)) ?? [] {
            guard let process = process(of: name) else { continue }
            let path = folder.appending(name).absolute
            let isLeft = process == getpid() || (kill(process, 0) != 0 && errno == ESRCH) || isOld(path)
            if isLeft, (try? Disk.status(of: path, followingLinks: false).kind) == .file { unlink(path) }
        }
    }

    /// The process that made the file called `name`; nil for any other file.
    static func process(of name: String) -> Int32? {
        guard name.hasPrefix(prefix) else { return nil }
        let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let process = Int32(parts[0]), process > 0 else { return nil }
        return parts[1].isEmpty || !parts[1].allSatisfy(\.isHexDigit) ? nil : process
    }

    private static func isOld(_ path: String) -> Bool {
        var info = stat()
        guard lstat(path, &info) == 0 else { return false }
        #if canImport(Darwin)
            return time(nil) - info.st_mtimespec.tv_sec > 3600
        #else
            return time(nil) - info.st_mtim.tv_sec > 3600
        #endif
    }
}

private func systemOpen(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
}
