/// A module that the tests of another one are for, too.
struct TestedModule {
    /// The name under which it is imported.
    let name: String
    /// Its specs, in order.
    var specs: [Path]

    /// Reads the values of `--beside`: `MODULE=SPEC`, those of one module together.
    ///
    /// - Throws: `UsageError` for a value without a module or a spec.
    static func modules(_ values: [String], in session: Session) throws(UsageError) -> [TestedModule] {
        var modules: [TestedModule] = []
        for value in values {
            let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, !value.hasPrefix("=") else {
                throw Command.build.usageError("'\(value)' says no module and spec: --beside MODULE=SPEC")
            }
            let spec = session.path(parts[1])
            if let index = modules.firstIndex(where: { $0.name == parts[0] }) {
                modules[index].specs.append(spec)
            } else {
                modules.append(TestedModule(name: parts[0], specs: [spec]))
            }
        }
        return modules
    }
}
