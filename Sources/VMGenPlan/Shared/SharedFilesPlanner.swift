import VMGenModel

/// Decides what the view models of a target share: the support file, and the protocol of a URL session.
package struct SharedFilesPlanner {
    /// What the view models run on.
    package let runtime: Runtime
    /// What they need of it: names of support pieces, what those say that they are needed by, and `urlSession`.
    package let needs: Set<String>
    /// Who sees a view model.
    package let access: Access
    /// Whether the target's declarations are on the main actor, where they say nothing else.
    package let isOnMainActor: Bool

    /// Makes it of its parts.
    package init(runtime: Runtime, needs: Set<String>, access: Access, isOnMainActor: Bool = false) {
        self.runtime = runtime
        self.needs = needs
        self.access = access
        self.isOnMainActor = isOnMainActor
    }

    /// The files, those that nothing needs left out.
    package var files: [FilePlan] {
        let pieces = runtime.supportPieces(for: needs)
        let asksSession = needs.contains("urlSession")
        let folder = runtime.templateFolder
        var files: [FilePlan] = []
        if !pieces.isEmpty {
            let support = SupportPlan(
                access: access,
                isOnMainActor: isOnMainActor,
                imports: Set(pieces.flatMap(\.imports) + (asksSession ? ["Foundation"] : [])).sorted(),
                library: runtime.library ?? "",
                usesURLSession: asksSession,
                hops: needs.contains("work/hop"),
                hearsEarly: needs.contains("early/inside"),
                pieces: pieces.map(runtime.template(of:))
            )
            files.append(FilePlan(FileNames.support, .output, .support, support))
        }
        if asksSession {
            let session = SessionPlan(access: access, isOnMainActor: isOnMainActor, imports: runtime.sessionImports)
            files.append(FilePlan(FileNames.urlSessionProtocol, .output, .session, session, folder: folder))
        }
        return files
    }
}

extension Runtime {
    /// What the protocol of a URL session and its stub import, in order.
    package var sessionImports: [String] { Set(["Foundation", library ?? templateFolder]).sorted() }
}
