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
        commit = String(decoding: found.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
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

    private static func run(_ arguments: [String], in folder: Path) -> Subprocess.Result? {
        try? Subprocess.run("git", ["-C", folder.absolute] + arguments)
    }
}
