/// A folder of files that nobody misses: each is whole, or as good as not there, and the oldest go where they take too much
/// room.
///
/// Whatever the disk refuses here is nobody's loss, so nothing of it is ever said.
struct KeptFolder {
    private let path: Path
    private let most: Int

    /// The folder at `path`, which is made once there is something to keep.
    ///
    /// - Parameter most: the most bytes that all files have together; by itself many times those of a large project.
    init(_ path: Path, most: Int = 256 << 20) {
        self.path = path
        self.most = most
    }

    /// What was kept by `name`; nil where there is nothing, or not all of it. It counts as used just now.
    func bytes(of name: String) -> ArraySlice<UInt8>? {
        let file = path.appending(name).absolute
        // What somebody else has put there is not what this user has kept.
        guard Self.isOwn(path.absolute), Self.isOwn(file), let bytes = try? Disk.read(file) else { return nil }
        let sum = bytes.prefix(Self.sumLength)
        let kept = bytes.dropFirst(Self.sumLength)
        guard sum.elementsEqual(Self.sum(of: kept)) else { return nil }
        utimes(file, nil)
        return kept
    }

    /// Keeps `bytes` by `name`, in the place of what was kept by it.
    func keep(_ bytes: [UInt8], as name: String) {
        if mkdir(path.absolute, 0o700) != 0, errno == ENOENT {
            mkdir(path.parent.absolute, 0o700)
            mkdir(path.absolute, 0o700)
        }
        guard Self.isOwn(path.absolute) else { return }
        let file = path.appending(name)
        TemporaryFile.sweep(path)
        makeRoom(for: bytes.count, besides: name)
        guard let (descriptor, temporary) = try? TemporaryFile.open(beside: file) else { return }
        fchmod(descriptor, 0o600)
        let isWritten = (try? writeAll(Self.sum(of: bytes[...]) + bytes, to: descriptor)) != nil
        let isWhole = close(descriptor) == 0 && isWritten
        if !isWhole || rename(temporary, file.absolute) != 0 { unlink(temporary) }
    }

    /// Deletes what was not used for the longest time, until there is room for `count` bytes more.
    private func makeRoom(for count: Int, besides name: String) {
        let names = ((try? Disk.entries(of: path.absolute)) ?? []).filter { !$0.hasPrefix(".") && $0 != name }
        var files = names.compactMap { name in
            Disk.stamp(of: path.appending(name).absolute).map { (name: name, stamp: $0) }
        }
        files.sort { ($0.stamp.seconds, $0.stamp.nanoseconds) < ($1.stamp.seconds, $1.stamp.nanoseconds) }
        var length = files.reduce(count) { $0 + Int($1.stamp.length) }
        for file in files {
            guard length > most else { return }
            unlink(path.appending(file.name).absolute)
            length -= Int(file.stamp.length)
        }
    }

    private static let sumLength = 16

    private static func sum(of bytes: ArraySlice<UInt8>) -> [UInt8] { Array(Checksum.ofAll(bytes).utf8) }

    /// Whether `path` belongs to the user that runs vmgen.
    private static func isOwn(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0 && info.st_uid == geteuid()
    }
}
