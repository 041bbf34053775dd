import VMGenCore

extension Command {
    /// The embedded templates, with those in `folder` before them; nil where the disk refused to read those.
    ///
    /// - Parameter place: the line of a configuration that names the folder; nil where the flag does.
    /// - Throws: `UsageError` of `command` where there is no such folder.
    static func templates(
        in folder: Path?,
        of command: Command,
        writtenAt place: String? = nil,
        _ session: Session
    ) throws(UsageError) -> TemplateStore? {
        guard let folder else { return TemplateStore() }
        guard (try? Disk.status(of: folder.absolute, followingLinks: true).kind) == .folder else {
            let written = place.map { "\($0): 'templates: \(folder.name)'" } ?? "'--templates \(folder.shown)'"
            throw command.usageError("\(written): no such folder")
        }
        do {
            let overrides = try TemplateOverrides(in: folder)
            session.complain(overrides.warnings)
            return TemplateStore(overrides: overrides.texts, folder: folder.shown)
        } catch {
            session.complain([error])
            return nil
        }
    }
}
