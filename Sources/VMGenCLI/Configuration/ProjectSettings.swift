import VMGenCheck
import VMGenCore
import VMGenDiagnostics
import VMGenModel

/// The configuration that holds for a place, and where it stands.
struct ProjectSettings {
    /// The name of the file.
    static let fileName = "vmgen.config"

    /// The file; nil where there is none.
    private(set) var path: Path?
    /// What it says.
    private(set) var configuration = Configuration()
    /// What is wrong with it.
    private(set) var diagnostics: [Diagnostic] = []
    /// Why it cannot be read.
    private(set) var failure: DiskError?

    /// No configuration.
    init() {}

    /// Reads the configuration at `path`.
    init(at path: Path) {
        let bytes: [UInt8]
        do {
            bytes = try Disk.read(path.absolute)
        } catch {
            self.init()
            self.path = path
            failure = DiskError(path: path, message: "cannot be read: \(error.text)")
            return
        }
        self.init(of: SourceText(path: path.shown, bytes: bytes), at: path)
    }

    /// Takes `source` for the configuration at `path`, whatever stands there.
    init(of source: SourceText, at path: Path) {
        self.path = path
        (configuration, diagnostics) = ConfigurationReader.read(
            source,
            version: CommandLineTool.version,
            rules: RuleCatalog.ids,
            isError: { RuleCatalog.entry(id: $0)?.isError == true }
        )
    }

    /// What holds for `folder`: the nearest configuration, in it or above it, but none above the repository.
    init(for folder: Path) {
        var place = folder
        while true {
            let file = place.appending(Self.fileName)
            if Disk.exists(file.absolute) {
                self.init(at: file)
                return
            }
            guard !place.name.isEmpty, !Disk.exists(place.appending(".git").absolute) else { break }
            place = place.parent
        }
        self.init()
    }

    /// Whether specs can be read as it says.
    var isUsable: Bool { failure == nil && !diagnostics.contains(where: \.isError) }

    /// The folder of templates.
    var templates: Path? { configuration.templates.flatMap { path?.parent.appending($0) } }
    /// The file and the line that name it: `vmgen.config:2`.
    var templatesPlace: String? {
        guard let path, let line = configuration.written[.templates]?.line else { return nil }
        return "\(path.shown):\(line)"
    }
    /// The folder of generated files for specs outside of packages.
    var output: Path? { configuration.output.flatMap { path?.parent.appending($0) } }
    /// The folder of their tests.
    var testsOutput: Path? { configuration.testsOutput.flatMap { path?.parent.appending($0) } }
}
