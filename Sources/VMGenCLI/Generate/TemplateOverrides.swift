import VMGenCore
import VMGenDiagnostics

/// The templates of a folder, by their paths below it.
struct TemplateOverrides {
    /// The texts by path: `Shared/ViewModel.swift.stencil`.
    private(set) var texts: [String: String] = [:]
    /// What to say of files that override nothing.
    private(set) var warnings: [Message] = []

    /// Reads all files below `folder`; hidden ones are passed over.
    ///
    /// A file that overrides no embedded template is kept, since an overriding template may include it, with a warning.
    ///
    /// - Throws: `DiskError` for the first folder or file that cannot be read or is not UTF-8.
    init(in folder: Path) throws(DiskError) {
        try read(folder, prefix: "")
        for path in texts.keys.sorted() where !TemplateStore.names.contains(path) {
            let meant = Self.meantTemplate(path).map { "did you mean '\($0)'?" }
            let help = meant ?? "'vmgen templates list' prints their names"
            let text = "overrides no template; \(help)"
            warnings.append(Message(.warning, rule: "unknown-template", text, in: folder.appending(path)))
        }
    }

    private mutating func read(_ folder: Path, prefix: String) throws(DiskError) {
        let names: [String]
        do {
            names = try Disk.names(in: folder.absolute)
        } catch {
            throw DiskError(path: folder, message: "the folder cannot be read: \(error.text)")
        }
        for name in names where !name.hasPrefix(".") {
            let path = folder.appending(name)
            let kind = try? Disk.status(of: path.absolute, followingLinks: false).kind
            if kind == .folder {
                try read(path, prefix: prefix + name + "/")
            } else if Disk.isFile(path.absolute) {
                texts[prefix + name] = try Self.text(of: path)
            }
        }
    }

    private static func text(of path: Path) throws(DiskError) -> String {
        let bytes: [UInt8]
        do {
            bytes = try Disk.read(path.absolute)
        } catch {
            throw DiskError(path: path, message: "cannot be read: \(error.text)")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw DiskError(path: path, message: "is not UTF-8 text")
        }
        return text
    }

    /// The template that `path` is a misspelling of, or that has its name in another folder.
    static func meantTemplate(_ path: String) -> String? {
        let name = path.split(separator: "/").last
        let sameName = TemplateStore.names.filter { $0.split(separator: "/").last == name }
        if sameName.count == 1 { return sameName.first }
        return DidYouMean.closest(to: path, in: TemplateStore.names)
    }
}
