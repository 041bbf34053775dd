/// Where a new spec goes, and what it is called.
struct NewSpecPlace {
    /// The spec.
    let path: Path
    /// The name of its screen: `Rooms`.
    let name: String
    /// Its runtime, as a spec writes it.
    let runtime: String
    /// What to do next, in lines.
    let next: String

    /// Takes `operand`, a name with or without a folder before it.
    ///
    /// - Throws: `UsageError` for what is no name of a type, and where several targets may be meant.
    init(_ operand: String, in session: Session) throws(UsageError) {
        let given = operand.hasSuffix(SpecFinder.ending) ? String(operand.dropLast(SpecFinder.ending.count)) : operand
        let name = given.split(separator: "/").last.map(String.init) ?? ""
        try Self.check(name)
        self.name = name
        let here = session.path(given.contains("/") ? given : name).parent
        let beside = here.appending(name + SpecFinder.ending)
        if given.contains("/") || TargetLayout(holding: beside) != nil || !Self.isPackage(here) {
            path = beside
        } else {
            let targets = Self.targets(in: here)
            guard targets.count < 2 else {
                let example = targets[0].appending(name).shown
                throw NewCommand.command.usageError(
                    "this package has \(targets.count) targets; say which, as in 'vmgen new \(example)'"
                )
            }
            path = targets.first?.appending(name).appending(name + SpecFinder.ending) ?? beside
        }
        let layout = TargetLayout(holding: path)
        runtime = Self.runtime(beside: path, layout)
        let isBuilt = layout.map { BuiltTargets(in: $0.package).names.contains($0.target) } ?? false
        let output = layout == nil ? " --output DIR" : ""
        next =
            isBuilt
            ? "Each build generates it; 'swift test' runs its tests.\n"
            : "Run 'vmgen generate \(Self.argument(path.shown))\(output)' next.\n"
    }

    /// `path` as a shell takes it for one word.
    private static func argument(_ path: String) -> String {
        let plain = path.unicodeScalars.allSatisfy {
            $0.value >= 0x80 || $0.properties.isAlphabetic || "0123456789/._-+".unicodeScalars.contains($0)
        }
        guard !plain else { return path }
        return "\"" + path.map { "\"\\$`".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
    }

    private static func check(_ name: String) throws(UsageError) {
        let isUpper =
            name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 >= 0x80 } ?? false
        guard ModuleName.isValid(name) else {
            let hint = name.isEmpty ? "" : Hint.didYouMean(ModuleName.imported(as: name))
            throw NewCommand.command.usageError("'\(name)' cannot be the name of a type\(hint)")
        }
        guard isUpper else {
            throw NewCommand.command.usageError(
                "'\(name)' becomes the name of a type" + Hint.didYouMean(name.prefix(1).uppercased() + name.dropFirst())
            )
        }
        if name.hasSuffix("ViewModel"), name != "ViewModel" {
            let hint = Hint.didYouMean(String(name.dropLast("ViewModel".count)))
            throw NewCommand.command.usageError("'\(name)' is called so by itself\(hint)")
        }
    }

    private static func isPackage(_ folder: Path) -> Bool { Disk.isFile(folder.appending("Package.swift").absolute) }

    private static func targets(in package: Path) -> [Path] {
        let sources = package.appending("Sources")
        let names = ((try? Disk.names(in: sources.absolute)) ?? []).filter { !$0.hasPrefix(".") }
        return names.map(sources.appending).filter { path in
            (try? Disk.status(of: path.absolute, followingLinks: true).kind) == .folder
        }
    }

    /// The runtime that the specs around `path` have, or that its package has streams of.
    private static func runtime(beside path: Path, _ layout: TargetLayout?) -> String {
        if let folder = layout?.folder ?? (Disk.exists(path.parent.absolute) ? path.parent : nil) {
            var finder = SpecFinder()
            if Disk.exists(folder.absolute) { finder.find(at: folder) }
            for spec in finder.sortedSpecs {
                for line in lines(of: spec) where line.hasPrefix("runtime:") {
                    let value = line.dropFirst("runtime:".count).prefix { $0 != "#" }
                    let words = value.split(separator: " ")
                    if let word = words.first { return String(word) }
                }
            }
        }
        let manifest = layout.map { lines(of: $0.package.appending("Package.swift")) } ?? []
        return manifest.contains { $0.contains("RxSwift") } ? "rxswift" : "combine"
    }

    private static func lines(of path: Path) -> [Substring] {
        let bytes = (try? Disk.read(path.absolute)) ?? []
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    }
}
