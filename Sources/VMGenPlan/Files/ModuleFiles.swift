/// What came of the specs of one module.
package struct ModuleFiles<File: Sendable> {
    /// Each spec's own files.
    package var specs: [SpecFiles<File>]
    /// What the specs share; what all tests of several modules share is the first one's.
    package var shared: [File]

    /// Makes it of its parts.
    package init(_ specs: [SpecFiles<File>], shared: [File]) {
        self.specs = specs
        self.shared = shared
    }

    /// All of them, in a stable order.
    package var all: [File] { specs.flatMap(\.files) + shared }
}
