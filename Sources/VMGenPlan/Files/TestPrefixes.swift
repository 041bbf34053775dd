/// Which test files of a test target start with their module's name: those of specs that have a namesake in another module
/// of the same test target. `Plugins/VMGenPlugin` knows the same rule.
public struct TestPrefixes: Sendable {
    /// The names that several modules have, in small letters.
    private let shared: Set<String>

    /// Takes the names of the specs of each module, without their endings.
    public init(specNames: [[String]]) {
        var seen: Set<String> = []
        var shared: Set<String> = []
        for names in specNames {
            let names = Set(names.map(Self.key))
            shared.formUnion(seen.intersection(names))
            seen.formUnion(names)
        }
        self.shared = shared
    }

    /// What stands before the names of the test files of the spec `name` of `module`.
    public func prefix(of name: String, in module: String?) -> String {
        shared.contains(Self.key(name)) ? module ?? "" : ""
    }

    /// Names that differ in case alone are one on many disks.
    private static func key(_ name: String) -> String { FileNames(specName: name).base.lowercased() }
}
