import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// What is in force for a place: flags before what a spec says, that before the configuration, that before what vmgen does
/// by itself.
struct SettingsTable {
    /// One setting.
    struct Row: Equatable {
        /// Its key.
        var key: String
        /// What is in force.
        var value: String
        /// `--tests`, `Rooms.vm:2`, `vmgen.config:4`, or `default`.
        var origin: String
    }

    /// All settings, in the order of the help.
    let rows: [Row]

    /// Looks the settings up.
    ///
    /// - Parameter spec: the spec that they are for; nil for those of all specs.
    init(_ settings: ProjectSettings, _ arguments: ParsedArguments, spec: Path?) {
        let said = spec.map(Self.sections) ?? [:]
        rows = Configuration.Key.allCases.map { key in
            if let flag = Self.flags[key], let value = arguments.value(of: flag) {
                return Row(key: key.rawValue, value: value, origin: flag.name)
            }
            if let spec, let (value, line) = said[key] {
                return Row(key: key.rawValue, value: value, origin: "\(spec.shown):\(line)")
            }
            if let path = settings.path, let (text, line) = settings.configuration.written[key] {
                let value = Self.block(of: key, settings.configuration) ?? text
                return Row(key: key.rawValue, value: value, origin: "\(path.shown):\(line)")
            }
            return Row(key: key.rawValue, value: Self.defaults[key] ?? "-", origin: "default")
        }
    }

    /// What stands below a key, on one line.
    private static func block(of key: Configuration.Key, _ configuration: Configuration) -> String? {
        switch key {
        case .header: configuration.defaults.header.joined(separator: " / ")
        case .imports: configuration.defaults.imports.joined(separator: ", ")
        case .severities:
            configuration.defaults.severities.sorted { $0.key < $1.key }
                .map { "\($0.key): \($0.value?.rawValue ?? "ignore")" }.joined(separator: ", ")
        case .vmgen, .runtime, .access, .tests, .output, .testsOutput, .isolation, .module, .templates: nil
        }
    }

    /// What `spec` says itself, with the numbers of the lines.
    private static func sections(of spec: Path) -> [Configuration.Key: (String, Int)] {
        guard let bytes = try? Disk.read(spec.absolute) else { return [:] }
        let source = SourceText(path: spec.shown, bytes: bytes)
        var said: [Configuration.Key: (String, Int)] = [:]
        for entry in SpecParser.parse(source).0.entries {
            guard let name = entry.key, let value = entry.value else { continue }
            let line = source.location(of: name.range.lower).line
            if let key = Configuration.Key(rawValue: name.text), [.runtime, .tests, .imports].contains(key) {
                said[key] = (value.text, line)
            } else if name.text == "view-model",
                let access = SwiftText.words(of: value).map(\.text).first(where: isAccess)
            {
                said[.access] = (access, line)
            }
        }
        return said
    }

    private static func isAccess(_ word: String) -> Bool {
        ["public", "open", "package", "internal", "fileprivate", "private"].contains(word)
    }

    private static let flags: [Configuration.Key: Flag] = [
        .output: GenerateOptions.outputFlag, .testsOutput: GenerateOptions.testsOutputFlag,
        .templates: GenerateOptions.templatesFlag, .module: GenerateOptions.moduleFlag,
        .tests: GenerateOptions.testsFlag,
    ]

    private static let defaults: [Configuration.Key: String] = [
        .vmgen: CommandLineTool.version, .access: "internal", .tests: TestFramework.xctest.rawValue,
        .output: TargetLayout.outputName, .testsOutput: TargetLayout.outputName, .isolation: "nonisolated",
        .templates: "embedded",
    ]
}
