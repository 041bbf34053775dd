import Foundation
import Mutating

/// What earlier runs found, a file an example.
struct Ledger {
    /// Where the files are.
    let folder: URL

    /// The trials of `example`.
    func trials(of example: String) -> [Trial] {
        guard let text = try? String(contentsOf: file(of: example), encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap { Trial(row: String($0)) }
    }

    /// Keeps `trials` in place of those of `example` that are of the same kinds.
    ///
    /// - Throws: What prevents the file from being written.
    func keep(_ trials: [Trial], kinds: Set<String>, of example: String) throws {
        let others = self.trials(of: example).filter { !kinds.contains($0.kind) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = (others + trials).map(\.row).joined(separator: "\n") + "\n"
        try text.write(to: file(of: example), atomically: true, encoding: .utf8)
    }

    private func file(of example: String) -> URL {
        folder.appendingPathComponent("\(example).tsv")
    }
}
