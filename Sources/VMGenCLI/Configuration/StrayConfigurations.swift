/// Configurations that nobody reads: those in a package, below its manifest.
enum StrayConfigurations {
    /// The warnings about those in the folders of the specs of `groups`, and between them and their packages.
    static func warnings(about groups: [TargetGroup]) -> [Message] {
        var seen: Set<Path> = []
        var found: Set<Path> = []
        for group in groups {
            guard let package = group.layout?.package else { continue }
            for spec in group.specs {
                var folder = spec.parent
                while folder != package, folder.lies(in: package), seen.insert(folder).inserted {
                    let file = folder.appending(ProjectSettings.fileName)
                    if Disk.exists(file.absolute) { found.insert(file) }
                    folder = folder.parent
                }
            }
        }
        return found.sorted().map { file in
            let message = "nothing here is read: a package has one configuration; move it beside 'Package.swift'"
            return Message(.warning, rule: "stray-configuration", message, in: file)
        }
    }
}
