/// A target of a Swift package, seen from a path inside it: `…/Sources/<Target>/…` with `Package.swift` beside
/// `Sources`.
///
/// Packages that give their targets other paths are not recognised: the flags name the folders there.
struct TargetLayout: Hashable, Sendable {
    /// The target's name, which is the name of its folder.
    let target: String
    /// `Sources/<Target>`.
    let folder: Path
    /// `Tests/<Target>Tests`.
    let testsFolder: Path
    /// What the folders of generated files are called in both.
    var names = Names()

    /// What the folders of generated files are called.
    struct Names: Hashable, Sendable {
        /// In the target.
        var output = TargetLayout.outputName
        /// In its tests.
        var testsOutput = TargetLayout.outputName
    }

    /// The target that holds `path`, a file or folder inside it; nil where there is none.
    ///
    /// Of several folders called `Sources` above it the nearest counts that has a `Package.swift` beside it.
    init?(holding path: Path) {
        var folder = path.parent
        var below = [path.name]
        while !folder.name.isEmpty {
            if folder.name == "Sources", let target = below.last, Self.isPackage(folder.parent) {
                // A file directly in `Sources` belongs to no target that its path names.
                guard below.count > 1 || !Disk.isFile(path.absolute) else { return nil }
                self.target = target
                self.folder = folder.appending(target)
                testsFolder = folder.parent.appending("Tests/\(target)Tests")
                return
            }
            below.append(folder.name)
            folder = folder.parent
        }
        return nil
    }

    /// The folder of the package.
    var package: Path { folder.parent.parent }
    /// Where the target's generated files go.
    var output: Path { folder.appending(names.output) }
    /// Where its generated tests go.
    var testsOutput: Path { testsFolder.appending(names.testsOutput) }

    /// The name of the folders that generated files go to.
    static let outputName = "Generated"

    /// The name under which the target is imported: `my-app` is the module `my_app`.
    var moduleName: String { ModuleName.imported(as: target) }

    private static func isPackage(_ folder: Path) -> Bool {
        Disk.isFile(folder.appending("Package.swift").absolute)
    }
}
