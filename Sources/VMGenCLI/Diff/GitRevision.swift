import VMGenDiagnostics

/// The specs of a revision, read from the repository that holds a folder.
struct GitRevision {
    /// Why a revision cannot be read.
    struct Failure: Error {
        /// What is wrong; what to do.
        let message: String
    }

    /// The revision as it was given: `HEAD`, `origin/main`.
    let name: String
    /// The folder that paths are relative to.
    let folder: Path
    /// The commit that it stands for.
    private let commit: String
    /// The folder of the repository.
    private let top: Path

    /// Looks `name` up in the repository that holds `folder`.
    ///
    /// - Throws: `Failure` where there is no repository, no such revision, or no git.
    init(_ name: String, in folder: Path) throws(Failure) {
        self.name = name
        self.folder = folder
        guard let version = Self.run(["--version"], in: folder), version.code == 0 else {
            throw Failure(message: "git cannot be run; '--against DIR' compares with a folder")
        }
        guard let inside = Self.run(["rev-parse", "--is-inside-work-tree"], in: folder), inside.code == 0 else {
            throw Failure(message: "'\(folder.shown)' is in no git repository; '--against DIR' compares with a folder")
        }
        let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
        guard let found = Self.run(words, in: folder), found.code == 0 else {
            throw Failure(message: "'\(name)' is neither a revision of this repository nor a folder")
        }
        commit = Self.line(found.output)
        let depth = Self.run(["rev-parse", "--show-prefix"], in: folder).map { Self.line($0.output) } ?? ""
        top = depth.split(separator: "/").reduce(folder) { folder, _ in folder.parent }
    }

    /// The paths of the specs below the folder, relative to it.
    ///
    /// - Throws: `Failure` where git refuses.
    func specs() throws(Failure) -> [String] {
        guard let list = Self.run(["ls-tree", "-r", "-z", "--name-only", commit, "."], in: folder), list.code == 0
        else {
            throw Failure(message: "the files of '\(name)' cannot be listed")
        }
        return list.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter { path in
            let parts = path.split(separator: "/")
            return SpecFinder.isSpecName(parts.last.map(String.init) ?? "") && !parts.contains { $0.hasPrefix(".") }
        }
    }

    /// The bytes of the spec at `path`, relative to the folder.
    ///
    /// - Throws: `Failure` where git refuses.
    func read(_ path: String) throws(Failure) -> [UInt8] {
        guard let file = Self.run(["show", "\(commit):./\(path)"], in: folder), file.code == 0 else {
            throw Failure(message: "'\(path)' of '\(name)' cannot be read")
        }
        return file.output
    }

    /// The configuration that held for `place`: the nearest one, in it or above it, but none above the repository.
    func settings(for place: Path) -> ProjectSettings {
        var folder = place
        while folder.lies(in: top) {
            let file = folder.appending(ProjectSettings.fileName)
            if let bytes = contents(of: file) {
                return ProjectSettings(of: SourceText(path: "\(name):\(file.shown)", bytes: bytes), at: file)
            }
            if folder == top { break }
            folder = folder.parent
        }
        return ProjectSettings()
    }

    /// The Swift files below `place` that may declare a protocol, without generated and hidden folders.
    func swift(below place: Path) -> [SourceText] {
        let words = ["-e", "protocol", "-e", "services", commit, "--", "*.swift", "*.vm"]
        guard place.lies(in: top), let found = Self.run(["grep", "-l", "-z", "-w", "-F"] + words, in: place),
            found.code == 0
        else { return [] }
        return found.output.split(separator: 0).compactMap { entry in
            let path = String(decoding: entry.drop { $0 != UInt8(ascii: ":") }.dropFirst(), as: UTF8.self)
            let parts = path.split(separator: "/")
            guard !parts.contains(where: { $0.hasPrefix(".") || $0 == TargetLayout.outputName }) else { return nil }
            let file = place.appending(path)
            guard let bytes = contents(of: file), !FileHeader.isPresent(in: bytes) else { return nil }
            return SourceText(path: "\(name):\(file.shown)", bytes: bytes)
        }
    }

    /// The bytes of `file`; nil where the revision has none.
    private func contents(of file: Path) -> [UInt8]? {
        guard let found = Self.run(["show", "\(commit):\(file.relative(to: top))"], in: top) else { return nil }
        return found.code == 0 ? found.output : nil
    }

    /// The first line of `output`.
    private static func line(_ output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    private static func run(_ arguments: [String], in folder: Path) -> Subprocess.Result? {
        try? Subprocess.run("git", ["-C", folder.absolute] + arguments)
    }
}
