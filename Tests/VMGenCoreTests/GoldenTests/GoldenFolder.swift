import Foundation
import Testing

/// The folder of golden files, or one below it.
struct GoldenFolder {
    /// Where it is.
    let url: URL

    /// `Tests/VMGenCoreTests/Golden`.
    static let root = GoldenFolder(
        url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Golden")
    )

    /// Whether the files are to be written anew: `VMGEN_RECORD=1`.
    static let records = ProcessInfo.processInfo.environment["VMGEN_RECORD"] == "1"

    /// The folder `name` in it.
    func folder(_ name: String) -> GoldenFolder { GoldenFolder(url: url.appendingPathComponent(name)) }

    /// The paths of the files below it, sorted, hidden ones left out.
    func files() -> [String] {
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        return all.filter { path in
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
            return !isHidden && !isFolder(path)
        }.sorted()
    }

    /// The names of the folders in it, sorted, hidden ones left out.
    func folders() -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return all.filter { !$0.hasPrefix(".") && isFolder($0) }.sorted()
    }

    /// The text of a file, or nil where there is none.
    func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: url.appendingPathComponent(path).path)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Holds `actual`, texts by path, against the `expected` paths; or writes them, where `records` says so.
    ///
    /// A run that records fails, with what it did: none is green by accident.
    func compare(_ actual: [String: String], expected: [String]) throws {
        var recorded: [String] = []
        for path in Set(expected).union(actual.keys).sorted() {
            let old = text(path)
            let new = actual[path]
            if old.map(\.utf8.count) == new.map(\.utf8.count), old == new { continue }
            if Self.records {
                recorded.append("\(old == nil ? "new" : new == nil ? "gone" : "changed")  \(path)")
                try write(new, to: path)
            } else {
                Issue.record("\(url.lastPathComponent)/\(path) \(Self.difference(from: old, to: new))")
            }
        }
        if Self.records {
            let list = recorded.isEmpty ? "nothing differed" : recorded.joined(separator: "\n")
            Issue.record("recorded \(url.lastPathComponent); look at the difference before you commit it:\n\(list)")
        }
    }

    private static func difference(from old: String?, to new: String?) -> String {
        guard let old else { return "is missing; VMGEN_RECORD=1 swift test --filter Golden writes it" }
        guard let new else { return "is not generated; VMGEN_RECORD=1 swift test --filter Golden removes it" }
        return "differs from what is generated:\n" + LineDiff.render(expected: old, actual: new)
    }

    private func write(_ text: String?, to path: String) throws {
        let file = url.appendingPathComponent(path)
        guard let text else { return try FileManager.default.removeItem(at: file) }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
