/// One declaration of a target's `ViewModelSupport.swift`, written only where something needs it.
public struct SupportPiece: Sendable {
    /// Its name, and that of its template, `Templates/<Runtime>/support/<name>.stencil`.
    public var name: String
    /// What needs it beside its own name: the partials (`flow/latest`) and features (`state`, `persistence`) of the plan.
    public var neededBy: Set<String>
    /// The names of the pieces that it uses itself.
    public var uses: [String]
    /// The modules it imports beside Foundation's.
    public var imports: [String]
    /// Whether its template is the same for all runtimes: `Templates/Shared/support/<name>.stencil`.
    public var isShared: Bool

    /// Makes a piece.
    public init(
        _ name: String,
        neededBy: Set<String> = [],
        uses: [String] = [],
        imports: [String] = [],
        isShared: Bool = false
    ) {
        self.name = name
        self.neededBy = neededBy
        self.uses = uses
        self.imports = imports
        self.isShared = isShared
    }
}

extension SupportPiece {
    /// The last pieces of every runtime. Its streams come from `module`, and `policies` are its pieces that do work.
    static func common(module: String, policies: [String]) -> [SupportPiece] {
        [
            SupportPiece("until", neededBy: ["flow/until"], uses: policies, imports: [module]),
            SupportPiece("escaping", neededBy: ["escaping"], imports: ["Foundation"], isShared: true),
            SupportPiece("present", neededBy: ["present"], isShared: true),
            SupportPiece("httpStatus", neededBy: ["request"], imports: ["Foundation"], isShared: true),
        ]
    }
}

extension Runtime {
    /// The pieces that `needs` call for, and those that they use, in the order of the table.
    ///
    /// - Parameter needs: names of pieces, and what pieces say that they are needed by.
    package func supportPieces(for needs: Set<String>) -> [SupportPiece] {
        var names = Set(support.filter { needs.contains($0.name) || !$0.neededBy.isDisjoint(with: needs) }.map(\.name))
        var unread = Array(names)
        while let name = unread.popLast() {
            let used = support.first { $0.name == name }?.uses ?? []
            unread += used.filter { names.insert($0).inserted }
        }
        return support.filter { names.contains($0.name) }
    }

    /// The template of `piece`.
    package func template(of piece: SupportPiece) -> String {
        "\(piece.isShared ? "Shared" : templateFolder)/support/\(piece.name).stencil"
    }
}
