import VMGenCore

extension Command {
    /// The embedded templates, with those in `folder` before them; nil where the disk refused to read those.
    ///
    /// - Throws: `UsageError` of `command` where there is no such folder.
    static func templates(
        in folder: Path?,
        of command: Command,
        _ session: Session
    ) throws(UsageError) -> TemplateStore? {
        guard let folder else { return TemplateStore() }
        guard (try? Disk.status(of: folder.absolute, followingLinks: true).kind) == .folder else {
            throw command.usageError("'--templates \(folder.shown)': no such folder")
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
