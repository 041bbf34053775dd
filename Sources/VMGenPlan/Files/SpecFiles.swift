/// What came of one spec.
public struct SpecFiles<File: Sendable>: Sendable {
    /// What they follow from.
    package var origin: SpecOrigin
    /// The files, in a stable order.
    package var files: [File]
    /// What they need of the files that specs share.
    package var needs: Set<String>

    /// Makes it of its parts.
    package init(_ files: [File], from origin: SpecOrigin, needing needs: Set<String>) {
        self.origin = origin
        self.files = files
        self.needs = needs
    }

    /// The same with what `make` makes of each file.
    ///
    /// - Throws: what `make` throws.
    package func map<Other: Sendable, Failure>(_ make: (File) throws(Failure) -> Other) throws(Failure) -> SpecFiles<
        Other
    > {
        var made: [Other] = []
        for file in files { made.append(try make(file)) }
        return SpecFiles<Other>(made, from: origin, needing: needs)
    }
}
