import VMGenModel
import VMGenPlan
import VMGenSpec

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What reads the disk. System calls alone: loading Foundation takes longer than generating.
enum Disk {
    /// What stands at a path.
    enum Kind: Sendable {
        /// A plain file.
        case file
        /// A folder.
        case folder
        /// A symbolic link that was not followed.
        case symbolicLink
        /// A pipe, a device, a socket.
        case other
    }

    /// Kind and identity of what stands at a path.
    struct Status: Sendable {
        /// What it is.
        var kind: Kind
        /// The same for two paths that lead to the same thing.
        var identity: Identity
        /// The permission bits.
        var permissions: UInt32
    }

    /// The device and the number on it: what makes a folder the same folder under another name.
    struct Identity: Hashable, Sendable {
        /// The device's number.
        var device: UInt64
        /// The number on the device.
        var node: UInt64
    }

    /// What stands at `path`.
    ///
    /// - Parameter followingLinks: whether a symbolic link counts as what it leads to.
    /// - Throws: the system's error, `isMissing` where there is nothing.
    static func status(of path: String, followingLinks: Bool) throws(SystemError) -> Status {
        var info = stat()
        guard (followingLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { throw .last }
        let kind: Kind =
            switch info.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .symbolicLink
            default: .other
            }
        return Status(
            kind: kind,
            identity: Identity(device: UInt64(truncatingIfNeeded: info.st_dev), node: UInt64(info.st_ino)),
            permissions: UInt32(info.st_mode & 0o7777)
        )
    }

    /// Whether `path` itself is a symbolic link.
    static func isSymbolicLink(_ path: String) -> Bool {
        (try? status(of: path, followingLinks: false).kind) == .symbolicLink
    }

    /// Whether `path` is a file, or a link to one.
    static func isFile(_ path: String) -> Bool {
        (try? status(of: path, followingLinks: true).kind) == .file
    }

    /// Whether there is anything at `path`, a link that leads nowhere included.
    static func exists(_ path: String) -> Bool {
        (try? status(of: path, followingLinks: false)) != nil
    }

    /// `path` without symbolic links; nil where it does not exist.
    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The folder in which the process runs; `/` where the system does not tell.
    static var workingDirectory: String {
        guard let buffer = getcwd(nil, 0) else { return "/" }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// The bytes of the file at `path`.
    ///
    /// - Throws: the system's error; a folder is one (`Is a directory`).
    static func read(_ path: String) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { throw .last }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(info.st_size) + 1)
        try readAll(of: descriptor, into: &bytes)
        return bytes
    }

    /// All bytes of standard input.
    ///
    /// - Throws: the system's error.
    static func readInput() throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        try readAll(of: 0, into: &bytes)
        return bytes
    }

    /// Adds what there is to read from `descriptor` to `bytes`.
    ///
    /// - Throws: the system's error.
    static func readAll(of descriptor: Int32, into bytes: inout [UInt8]) throws(SystemError) {
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .last }
            guard count > 0 else { return }
            bytes.append(contentsOf: chunk[..<count])
        }
    }

    /// The names in the folder at `path`, without `.` and `..`, ordered by their bytes.
    ///
    /// - Throws: the system's error.
    static func names(in path: String) throws(SystemError) -> [String] {
        guard let stream = opendir(path) else { throw .last }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
