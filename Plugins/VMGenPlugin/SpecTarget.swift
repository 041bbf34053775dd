import Foundation
import PackagePlugin

/// A target with specs, whichever build system it belongs to.
struct SpecTarget {
    /// The name under which it is imported.
    let module: String
    /// Its specs, in order; of those whose files would have the same names the first.
    let specs: [URL]
    /// The others, each behind the one that it has its name from.
    let clashes: [(first: URL, second: URL)]
    /// Its Swift files and its specs, where a spec may name a protocol that they declare.
    let swift: [URL]
    /// The folder with the templates that take the place of the tool's own, if any: the target's, or else the package's, or
    /// else the one that the configuration names.
    let templates: URL?

    /// The project's configuration, if it has one.
    let configuration: URL?

    /// The name of that folder.
    static let templatesFolder = "vmgen-templates"

    /// Takes the specs among `files`; nil where there are none.
    ///
    /// - Parameters:
    ///   - module: the name under which the target is imported.
    ///   - files: the target's files.
    ///   - package: the folder of the package or project.
    init?(module: String, files: [URL], package: URL) {
        var specs: [URL] = []
        var clashes: [(first: URL, second: URL)] = []
        var owners: [String: URL] = [:]
        for spec in files.filter({ $0.pathExtension == "vm" }).sorted(by: { $0.path < $1.path }) {
            let name = FileNames(specName: spec.specName).sources[0].lowercased()
            if let first = owners[name] {
                clashes.append((first, spec))
            } else {
                owners[name] = spec
                specs.append(spec)
            }
        }
        guard !specs.isEmpty else { return nil }
        self.specs = specs
        let words = ["existing ", "@escaping "].map { Data($0.utf8) }
        let isNamed = specs.contains { spec in
            guard let text = try? Data(contentsOf: spec) else { return false }
            return words.contains { text.range(of: $0) != nil }
        }
        swift = isNamed ? files.filter { ["swift", "vm"].contains($0.pathExtension) }.sorted { $0.path < $1.path } : []
        self.clashes = clashes
        self.module = module
        let shared = package.appending(path: Self.templatesFolder)
        let isThere = (try? shared.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
        configuration = Self.configuration(for: package)
        templates =
            files.lazy.compactMap(Self.templates(holding:)).first
            ?? (isThere ? shared : configuration.flatMap(Self.templates(namedIn:)))
    }

    /// The folder that `configuration` names under `templates`, seen from it. What is wrong with it is said by the tool.
    private static func templates(namedIn configuration: URL) -> URL? {
        let text = (try? String(contentsOf: configuration, encoding: .utf8)) ?? ""
        let key = "templates:"
        guard let line = text.split(whereSeparator: \.isNewline).first(where: { $0.hasPrefix(key) }) else { return nil }
        let value = line.dropFirst(key.count).replacingOccurrences(of: "\t", with: " ")
            .components(separatedBy: " #")[0].trimmingCharacters(in: .whitespaces)
        return value.isEmpty ? nil : configuration.deletingLastPathComponent().appending(path: value)
    }

    /// The nearest `vmgen.config`, in `package` or above it, but none above the repository: the one that the tool finds.
    private static func configuration(for package: URL) -> URL? {
        var folder = package
        while true {
            let file = folder.appending(path: "vmgen.config")
            if FileManager.default.fileExists(atPath: file.path) { return file }
            let isRepository = FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
            guard folder.path.count > 1, !isRepository else { return nil }
            folder.deleteLastPathComponent()
        }
    }

    /// The folder of templates that `file` lies in, if any.
    private static func templates(holding file: URL) -> URL? {
        var folder = file.deletingLastPathComponent()
        while folder.path.count > 1 {
            if folder.lastPathComponent == templatesFolder { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The files in `templates`, at any depth, hidden ones left out.
    static func files(in templates: URL?) -> [URL] {
        guard let templates else { return [] }
        let all = FileManager.default.enumerator(
            at: templates,
            includingPropertiesForKeys: [.isRegularFileKey],
            options: .skipsHiddenFiles
        )
        let files = (all?.compactMap { $0 as? URL } ?? []).filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        }
        return files.sorted { $0.path < $1.path }
    }
}

extension URL {
    /// The name without its ending: `FindNumber`.
    var specName: String { deletingPathExtension().lastPathComponent }
}
