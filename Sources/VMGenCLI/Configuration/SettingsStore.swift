/// The configurations of a run, each read once.
final class SettingsStore {
    private var settings: [Path: ProjectSettings] = [:]
    private let find: (Path) -> ProjectSettings

    /// Takes what finds the configuration that holds for a folder: on the disk, where nothing else is said.
    init(_ find: @escaping (Path) -> ProjectSettings = ProjectSettings.init(for:)) {
        self.find = find
    }

    /// What holds for `folder`.
    func settings(for folder: Path) -> ProjectSettings {
        if let known = settings[folder] { return known }
        let found = find(folder)
        settings[folder] = found
        return found
    }

    /// Those that were asked for and cannot be used, in the order of their files.
    var unusable: [ProjectSettings] {
        var seen: Set<Path> = []
        return settings.values.filter { !$0.isUsable && $0.path.map { seen.insert($0).inserted } ?? false }
            .sorted { one, other in one.path.flatMap { path in other.path.map { path < $0 } } ?? false }
    }
}
