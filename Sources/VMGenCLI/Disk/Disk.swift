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

    /// The most bytes that are read of a file; no file that vmgen has to do with is nearly as long.
    static let longestFile = 256 << 20

    /// `path` without symbolic links; nil where it does not exist.
    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The folder in which the process runs; nil where it is gone, may not be read, or has a name that is not UTF-8.
    static var workingDirectory: String? {
        guard let buffer = getcwd(nil, 0) else { return nil }
        defer { free(buffer) }
        return String(validatingCString: buffer)
    }

    /// The bytes of the file at `path`.
    ///
    /// - Parameter most: how many bytes it may have.
    /// - Throws: the system's error; a folder is one (`Is a directory`), and so are a pipe, which would be waited for, a
    ///   device, and a file of more bytes.
    static func read(_ path: String, most: Int = longestFile) throws(SystemError) -> [UInt8] {
        let (descriptor, size) = try openFile(path)
        defer { close(descriptor) }
        guard size <= most else { throw .tooLarge }
        var bytes = [UInt8](repeating: 0, count: size + 1)
        var length = 0
        while true {
            if length == bytes.count { bytes += [UInt8](repeating: 0, count: max(4096, length)) }
            let count = bytes.withUnsafeMutableBytes {
                systemRead(descriptor, $0.baseAddress?.advanced(by: length), $0.count - length)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .last }
            length += count
            guard count > 0 else { break }
            guard length <= most else { throw .tooLarge }
        }
        bytes.removeLast(bytes.count - length)
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

    /// The first bytes of the file at `path`, at most `count`.
    ///
    /// - Throws: the system's error; what is no file is one.
    static func start(of path: String, count: Int) throws(SystemError) -> [UInt8] {
        let (descriptor, _) = try openFile(path)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: count)
        var read = -1
        repeat {
            read = bytes.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
        } while read < 0 && errno == EINTR
        guard read >= 0 else { throw .last }
        return Array(bytes.prefix(read))
    }

    /// Opens the plain file at `path` without waiting for anybody; the descriptor and its size.
    private static func openFile(_ path: String) throws(SystemError) -> (descriptor: Int32, size: Int) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last }
        var info = stat()
        guard fstat(descriptor, &info) == 0 else {
            let error = SystemError.last
            close(descriptor)
            throw error
        }
        guard info.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw info.st_mode & S_IFMT == S_IFDIR ? SystemError(code: EISDIR) : .noFile
        }
        return (descriptor, Int(info.st_size))
    }

    /// The names in the folder at `path`, without `.` and `..`, ordered by their bytes.
    ///
    /// - Throws: the system's error.
    static func names(in path: String) throws(SystemError) -> [String] {
        try entries(of: path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The same in the order in which the system has them, for who looks at each by itself.
    ///
    /// - Throws: the system's error.
    static func entries(of path: String) throws(SystemError) -> [String] {
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
        return names
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
