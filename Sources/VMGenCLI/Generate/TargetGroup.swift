import VMGenModel

/// The specs whose output goes to one folder: they share the support files.
struct TargetGroup {
    /// Where generated files go.
    var output: Path
    /// Where generated tests go; nil where none are wanted.
    var testsOutput: Path?
    /// The module that generated tests import, where it is known.
    var moduleName: String?
    /// What generated tests are written for; nil to follow the specs.
    var tests: TestFramework?
    /// The SwiftPM target whose layout the folders follow; nil where `--output` names them.
    var layout: TargetLayout?
    /// What the project says for its specs.
    var settings = ProjectSettings()
    /// Whether the build-tool plugin generates the files at each build: only those of the user are written then.
    var isBuilt = false
    /// The specs, in order.
    var specs: [Path]
}

extension TargetGroup {
    /// Puts `specs`, in order, into groups, ordered by their output folders.
    ///
    /// The layout of a SwiftPM target says where the output of a spec goes; flags win over it. With `--output` tests are
    /// written only where `--tests-output` says, since nobody knows which tests belong to that folder. What `store` says of a
    /// place holds where no flag does.
    ///
    /// - Returns: the groups, and a mistake for the specs whose place is not known.
    static func groups(
        of specs: [Path],
        _ options: GenerateOptions,
        _ store: SettingsStore
    ) -> (groups: [TargetGroup], mistakes: [DiskError]) {
        if let output = options.output {
            var group = group(of: specs, in: output, options)
            group.settings = store.settings(for: specs.first?.parent ?? output)
            return ([group], [])
        }
        var homes: [Path: TargetGroup] = [:]
        var groups: [TargetLayout: TargetGroup] = [:]
        var built: [Path: BuiltTargets] = [:]
        var homeless: [Path] = []
        for spec in specs {
            guard var layout = TargetLayout(holding: spec) else {
                let settings = store.settings(for: spec.parent)
                if let output = settings.output {
                    homes[output, default: group(of: [], in: output, options, settings)].specs.append(spec)
                    continue
                }
                homeless.append(spec)
                continue
            }
            let settings = store.settings(for: layout.package)
            layout.use(settings)
            if built[layout.package] == nil { built[layout.package] = BuiltTargets(in: layout.package) }
            let new = TargetGroup(
                output: layout.output,
                testsOutput: options.testsOutput ?? layout.testsOutput,
                moduleName: options.module ?? layout.moduleName,
                tests: options.tests,
                layout: layout,
                settings: settings,
                isBuilt: built[layout.package]?.names.contains(layout.target) ?? false,
                specs: []
            )
            groups[layout, default: new].specs.append(spec)
        }
        return ((Array(groups.values) + homes.values).sorted { $0.output < $1.output }, mistake(of: homeless))
    }

    /// That nobody knows where the files of `specs` go: said once for all of them.
    private static func mistake(of specs: [Path]) -> [DiskError] {
        guard let first = specs.first else { return [] }
        let others = specs.dropFirst()
        let named = others.prefix(3).map { "'\($0.shown)'" }.joined(separator: ", ") + (others.count > 3 ? ", …" : "")
        let message =
            "lies in no 'Sources/<Target>' of a Swift package"
            + (others.isEmpty ? "; " : ", nor \(others.count == 1 ? "does" : "do") \(named); ")
            + "say with '--output DIR' where \(others.isEmpty ? "its" : "their") files go"
        return [DiskError(path: first, message: message)]
    }

    /// The targets without a spec whose generated files lie in one of `folders`, and that none of `groups` is: what an
    /// earlier run wrote for specs that are gone. With `--output`, that folder, where there is no spec at all.
    static func orphans(
        in folders: Set<Path>,
        besides groups: [TargetGroup],
        _ options: GenerateOptions,
        _ store: SettingsStore
    ) -> [TargetGroup] {
        if let output = options.output {
            return groups.contains { !$0.specs.isEmpty } ? [] : [group(of: [], in: output, options)]
        }
        let taken = Set(groups.map(\.output))
        return folders.sorted().filter { !taken.contains($0) }.compactMap { folder in
            guard var layout = TargetLayout(holding: folder) else { return nil }
            layout.use(store.settings(for: layout.package))
            guard layout.output == folder else { return nil }
            return TargetGroup(
                output: folder,
                testsOutput: options.testsOutput ?? layout.testsOutput,
                layout: layout,
                specs: []
            )
        }
    }

    private static func group(
        of specs: [Path],
        in output: Path,
        _ options: GenerateOptions,
        _ settings: ProjectSettings = ProjectSettings()
    ) -> TargetGroup {
        TargetGroup(
            output: output,
            testsOutput: options.testsOutput ?? settings.testsOutput,
            moduleName: options.module ?? settings.configuration.module ?? TargetLayout(holding: output)?.moduleName
                ?? commonModule(of: specs),
            tests: options.tests,
            layout: nil,
            settings: settings,
            specs: specs
        )
    }

    /// The module of the target that holds all of `specs`; nil where they lie in several, or in none.
    private static func commonModule(of specs: [Path]) -> String? {
        let layouts = Set(specs.map(TargetLayout.init(holding:)))
        guard layouts.count == 1, let layout = layouts.first else { return nil }
        return layout?.moduleName
    }
}

extension TargetLayout {
    /// Takes the names of the folders from `settings`.
    fileprivate mutating func use(_ settings: ProjectSettings) {
        if let name = settings.configuration.output { names.output = name }
        if let name = settings.configuration.testsOutput { names.testsOutput = name }
    }
}
