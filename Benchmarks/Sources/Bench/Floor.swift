import Foundation

/// What nothing can be faster than: reads the specs, and writes the bytes that vmgen makes of them to the same paths. They
/// are read from a copy, where vmgen has to think of them.
enum Floor {
    /// Reads all specs of `sources`, then writes the files below `expected` to `target`.
    static func run(sources: String, expected: String, target: String) {
        for path in paths(below: sources) where path.hasSuffix(".vm") { _ = read(path) }
        for path in paths(below: expected) {
            let place = target + path.dropFirst(expected.count)
            make(folder: String(place[..<(place.lastIndex(of: "/") ?? place.endIndex)]))
            let bytes = read(path)
            let descriptor = open(place, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
            _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            close(descriptor)
        }
    }

    private static func make(folder: String) {
        if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
        make(folder: String(folder[..<(folder.lastIndex(of: "/") ?? folder.endIndex)]))
        mkdir(folder, 0o777)
    }

    private static func read(_ path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        var info = stat()
        fstat(descriptor, &info)
        return [UInt8](unsafeUninitializedCapacity: Int(info.st_size)) { buffer, count in
            count = max(0, Foundation.read(descriptor, buffer.baseAddress, buffer.count))
        }
    }

    private static func paths(below folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var paths: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            let path = folder + "/" + name
            paths += entry.pointee.d_type == DT_DIR ? self.paths(below: path) : [path]
        }
        return paths
    }
}
