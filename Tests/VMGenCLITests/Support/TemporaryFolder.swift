import Foundation

/// A folder of its own for one test, gone with the test.
final class TemporaryFolder {
    /// Its absolute path, without symbolic links.
    let path: String

    /// Makes an empty folder.
    init() throws {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("vmgen-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        // macOS gives /var, which is a link, its plain name only here.
        path =
            realpath(url.path, nil).map { pointer in
                defer { free(pointer) }
                return String(cString: pointer)
            } ?? url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The absolute path of `relative` in it.
    func absolute(_ relative: String) -> String { path + "/" + relative }

    /// Writes a file, with the folders that hold it.
    func write(_ text: String, to relative: String) throws {
        try makeFolder((relative as NSString).deletingLastPathComponent)
        try Data(text.utf8).write(to: URL(fileURLWithPath: absolute(relative)))
    }

    /// Makes a folder, with those that hold it.
    func makeFolder(_ relative: String) throws {
        try FileManager.default.createDirectory(atPath: absolute(relative), withIntermediateDirectories: true)
    }

    /// Makes a symbolic link to `target`, as it is written.
    func link(_ relative: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: absolute(relative), withDestinationPath: target)
    }

    /// The text of a file, or nil where there is none.
    func text(_ relative: String) -> String? {
        FileManager.default.contents(atPath: absolute(relative)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Removes a file or folder.
    func remove(_ relative: String) throws {
        try FileManager.default.removeItem(atPath: absolute(relative))
    }

    /// Sets the permission bits of a file or folder.
    func setPermissions(_ bits: Int, of relative: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: absolute(relative))
    }

    /// The permission bits of a file or folder.
    func permissions(of relative: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: absolute(relative))[.posixPermissions] as? Int
    }

    /// Sets the time of the last change of a file to a moment long ago, and returns it.
    @discardableResult
    func makeOld(_ relative: String) throws -> Date {
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: absolute(relative))
        return date
    }

    /// The time of the last change of a file.
    func changeDate(of relative: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: absolute(relative))[.modificationDate] as? Date
    }

    /// The paths of all files below it, hidden ones and links too, in order; folders only where they are empty. The sums
    /// beside generated files are left out: they are there wherever such files are.
    func allFiles() throws -> [String] {
        let all = try FileManager.default.subpathsOfDirectory(atPath: path).filter { !$0.hasSuffix("/.vmgen.sums") }
        return all.filter { path in !all.contains { $0.hasPrefix(path + "/") } }.sorted()
    }
}
