/// The targets of a package whose files the build-tool plugin generates at each build.
///
/// Read from the text of `Package.swift`, without running it: a target is built that names the plugin, in its own words or
/// by a variable that does.
struct BuiltTargets: Sendable {
    /// The name of the plugin.
    static let plugin = "VMGenPlugin"

    /// The names of the targets.
    let names: Set<String>

    /// Reads the manifest in `package`, a folder; without one there are none.
    init(in package: Path) {
        let bytes = (try? Disk.read(package.appending("Package.swift").absolute)) ?? []
        self.init(manifest: bytes)
    }

    /// Reads the text of a manifest.
    init(manifest: [UInt8]) {
        let tokens = ManifestLexer.tokens(of: manifest)
        guard tokens.contains(.string(Self.plugin)) else {
            names = []
            return
        }
        let calls = Self.targetCalls(in: tokens)
        let variables = Self.variables(in: tokens, outside: calls)
        names = Set(
            calls.filter { Self.usesPlugin(tokens[$0], variables) }.compactMap { Self.targetName(tokens[$0]) }
        )
    }

    /// The ranges of `target(…)`, `executableTarget(…)` and `testTarget(…)`, from the opening bracket to the closing one.
    private static func targetCalls(in tokens: [ManifestLexer.Token]) -> [Range<Int>] {
        let functions = ["target", "executableTarget", "testTarget"].map(ManifestLexer.Token.name)
        return tokens.indices.dropFirst().filter { index in
            tokens[index] == .sign(UInt8(ascii: "(")) && functions.contains(tokens[index - 1])
        }.compactMap { start in
            var depth = 0
            for index in start..<tokens.endIndex {
                if case .sign(let sign) = tokens[index] {
                    if "([{".utf8.contains(sign) { depth += 1 }
                    if ")]}".utf8.contains(sign) { depth -= 1 }
                }
                if depth == 0 { return start..<index + 1 }
            }
            return nil
        }
    }

    /// The variables in whose initial values the plugin is named.
    private static func variables(in tokens: [ManifestLexer.Token], outside calls: [Range<Int>]) -> Set<String> {
        var variables: Set<String> = []
        for (index, token) in tokens.enumerated() where token == .string(plugin) {
            guard !calls.contains(where: { $0.contains(index) }) else { continue }
            let start = tokens[..<index].lastIndex { $0 == .name("let") || $0 == .name("var") }
            if let start, case .name(let name) = tokens[start + 1] { variables.insert(name) }
        }
        return variables
    }

    private static func usesPlugin(_ call: ArraySlice<ManifestLexer.Token>, _ variables: Set<String>) -> Bool {
        if call.contains(.string(plugin)) { return true }
        return call.indices.dropLast().contains { index in
            guard case .name(let name) = call[index], variables.contains(name) else { return false }
            // `plugins:` is a label.
            return call[index + 1] != .sign(UInt8(ascii: ":"))
        }
    }

    /// The text behind the first `name:`. A dependency of a target, which has a name too, comes behind it.
    private static func targetName(_ call: ArraySlice<ManifestLexer.Token>) -> String? {
        guard let label = call.firstIndex(of: .name("name")), label + 2 < call.endIndex else { return nil }
        guard call[label + 1] == .sign(UInt8(ascii: ":")), case .string(let name) = call[label + 2] else { return nil }
        return name
    }
}
