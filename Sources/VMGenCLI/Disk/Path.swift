import VMGenDiagnostics

/// A place on the disk: an absolute path, and the form in which messages print it.
///
/// A path that the user gave relative to the working directory is printed so, and so is everything that derives from
/// it; an absolute one is printed whole (Xcode only jumps to absolute paths).
struct Path: Sendable {
    /// `/Users/me/App/Sources/App`: no `.`, no `..`, no slash at the end.
    let absolute: String
    /// The folder that `shown` is relative to; nil where the whole path is printed.
    private let base: String?

    /// Makes the path that `text` stands for in the folder `workingDirectory`, which is absolute.
    ///
    /// `..` is followed as the disk sees it: after a symbolic link it leads to the parent of the link's target.
    init(_ text: String, in workingDirectory: String) {
        let isAbsolute = text.hasPrefix("/")
        var components = isAbsolute ? [] : Self.components(of: workingDirectory)
        for component in Self.components(of: text) where component != "." {
            guard component == ".." else {
                components.append(component)
                continue
            }
            let joined = "/" + components.joined(separator: "/")
            if Disk.isSymbolicLink(joined), let real = Disk.realPath(joined) {
                components = Self.components(of: real)
            }
            _ = components.popLast()
        }
        absolute = "/" + components.joined(separator: "/")
        base = isAbsolute ? nil : workingDirectory
    }

    private init(absolute: String, base: String?) {
        self.absolute = absolute
        self.base = base
    }

    /// The path as messages print it: `Sources/App/FindNumber.vm`, `../App`, `.`, or the whole of it; without what would act
    /// on a terminal or end the line.
    var shown: String { PrintedText.line(base.map { relative(to: $0) } ?? absolute) }

    /// The way to it from `folder`: `../Rooms.vm`.
    func relative(to folder: Path) -> String { relative(to: folder.absolute) }

    /// The way to it from `folder` that holds on every machine: nil where they have nothing in common but the root folder.
    func way(from folder: Path) -> String? {
        components.first == folder.components.first ? relative(to: folder) : nil
    }

    private func relative(to base: String) -> String {
        let from = Self.components(of: base)
        let to = Self.components(of: absolute)
        var common = 0
        while common < from.count, common < to.count, from[common] == to[common] { common += 1 }
        let parts = Array(repeating: "..", count: from.count - common) + to[common...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The last component; empty for the root folder.
    var name: String { String(Substring(absolute.utf8[nameStart...])) }

    /// The folder that holds it; the root folder holds itself.
    var parent: Path {
        let slash = absolute.utf8.index(before: nameStart)
        let folder = slash == absolute.utf8.startIndex ? "/" : String(Substring(absolute.utf8[..<slash]))
        return Path(absolute: folder, base: base)
    }

    /// Where the last component starts.
    private var nameStart: String.Index {
        let utf8 = absolute.utf8
        return utf8.lastIndex(of: UInt8(ascii: "/")).map(utf8.index(after:)) ?? utf8.startIndex
    }

    /// The path of `relative`, names joined by `/`, below this folder.
    func appending(_ relative: String) -> Path {
        Path(absolute: absolute == "/" ? "/" + relative : absolute + "/" + relative, base: base)
    }

    /// Whether it is `folder`, or lies in it.
    func lies(in folder: Path) -> Bool { components.starts(with: folder.components) }

    /// Its names from the root on.
    var components: [String] { Self.components(of: absolute) }

    private static func components(of text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }
}

extension Path: Hashable, Comparable {
    /// Whether both name the same place, however they are printed.
    static func == (one: Path, other: Path) -> Bool { one.absolute.utf8.elementsEqual(other.absolute.utf8) }

    /// Orders by the bytes of the names, folder by folder: the same order on every machine.
    static func < (one: Path, other: Path) -> Bool {
        one.absolute.utf8.lexicographicallyPrecedes(other.absolute.utf8) { left, right in
            // What ends a folder's name comes before all that may go on with it.
            let slash = UInt8(ascii: "/")
            return (left == slash ? 0 : left) < (right == slash ? 0 : right)
        }
    }

    /// Hashes the place: its bytes, since two texts that Swift takes for one are two files.
    func hash(into hasher: inout Hasher) {
        var absolute = absolute
        absolute.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
