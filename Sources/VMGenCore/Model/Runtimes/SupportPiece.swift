/// One declaration of a target's `ViewModelSupport.swift`, written only where something needs it.
public struct SupportPiece: Sendable {
    /// Its template: `Templates/<Runtime>/support/<name>.stencil`.
    public var name: String
    /// What needs it: the partials (`flow/latest`) and features (`state`, `persistence`) of the plan.
    public var neededBy: Set<String>
    /// The modules it imports beside Foundation's.
    public var imports: [String]

    /// Makes a piece.
    public init(_ name: String, neededBy: Set<String>, imports: [String] = []) {
        self.name = name
        self.neededBy = neededBy
        self.imports = imports
    }
}
