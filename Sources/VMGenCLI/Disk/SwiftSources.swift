import VMGenDiagnostics
import VMGenSpec

/// The files in which specs find protocols and types that exist: Swift, and other specs.
enum SwiftSources {
    /// Whether one of `specs` may name a protocol that exists, a closure's type by a name, or a type that another module has too:
    /// only then are Swift files worth reading.
    static func areNeeded(by specs: [SourceText]) -> Bool {
        let words = ["existing ", "@escaping "].map { Array($0.utf8) }
        return specs.contains { spec in
            spec.bytes.indices.contains { start in
                words.contains { spec.bytes[start] == $0[0] && spec.bytes[start...].starts(with: $0) }
            } || !SwiftTypes.mentioned(in: spec.bytes, of: ImportedTypes.names).isEmpty
        }
    }

    /// The texts of `files`; one that cannot be read declares nothing, and neither does one that vmgen wrote, whose spec does.
    static func texts(of files: [Path]) -> [SourceText] {
        files.compactMap { file in
            guard let bytes = try? Disk.read(file.absolute), !FileHeader.isPresent(in: bytes) else { return nil }
            return SourceText(path: file.shown, bytes: bytes)
        }
    }

    /// The Swift files and specs below `folders`, in order, without generated and hidden folders and without links.
    static func files(below folders: Set<Path>) -> [Path] {
        var files: Set<Path> = []
        for folder in folders { search(folder, into: &files) }
        return files.sorted()
    }

    private static func search(_ folder: Path, into files: inout Set<Path>) {
        guard let names = try? Disk.names(in: folder.absolute) else { return }
        for name in names where !name.hasPrefix(".") && name != TargetLayout.outputName {
            let path = folder.appending(name)
            switch try? Disk.status(of: path.absolute, followingLinks: false).kind {
            case .folder: search(path, into: &files)
            case .file where name.hasSuffix(".swift") || name.hasSuffix(".vm"): files.insert(path)
            default: continue
            }
        }
    }
}
