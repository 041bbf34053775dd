import Foundation

/// What else renders templates, on vmgen's own and the data that they see: `Benchmarks/Others`, with its programs built.
struct Others {
    /// The programs, by what the table calls them.
    static let names = ["Stencil + Yams", "Jinja2 + PyYAML"]

    /// The folder of the package.
    let folder: URL

    /// Writes down the data of the specs of `place`, and how each of the programs renders it; what is measured against `floor`.
    ///
    /// - Throws: where the data cannot be written down.
    func cases(beside place: Workplace, _ floor: String) throws -> [Case] {
        let values = folder.appendingPathComponent(".build/debug/Values").path
        _ = try ProcessRun([values, "specs", "values"], in: place.folder)
        let templates = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Templates").path
        let programs = [
            [folder.appendingPathComponent(".build/release/StencilRender").path],
            ["python3", folder.appendingPathComponent("jinja.py").path],
        ]
        return zip(Others.names, programs).map { name, words in
            let out = place.folder.appendingPathComponent("rendered")
            return Case(
                name: name,
                words: words + [templates, "values", "rendered"],
                folder: place.folder,
                prepare: { try? FileManager.default.removeItem(at: out) },
                floor: floor
            )
        }
    }
}
