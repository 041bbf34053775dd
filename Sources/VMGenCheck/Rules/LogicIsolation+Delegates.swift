import VMGenModel
import VMGenSpec

extension LogicIsolation {
    /// The protocols of the target, on no actor, whose methods are callbacks of the view model of `draft`, which is on the main actor:
    /// Swift 6 does not let it implement what they ask for without `async`.
    static func checkDelegates(_ draft: SpecDraft) -> [Finding] {
        guard let declaration = draft.declaration, declaration.isMainActor else { return [] }
        let callbacks = Set(draft.logic.filter { $0.isCallback && !$0.isAsync }.map(\.name.text))
        return declaration.inherited.compactMap { parent in
            guard let found = draft.protocols[parent.text], draft.protocols.isOnNoActor(found),
                !draft.services.contains(where: { $0.name.text == parent.text }),
                found.members.contains(where: { member in
                    let name = ServicesReader.bare(member).text.prefix { $0 != "(" && $0 != "<" }
                    return callbacks.contains(String(name))
                        && !SwiftProtocol.attributes(of: member).contains("MainActor")
                })
            else { return nil }
            let name = parent.text
            var finding = warning(
                "the view model is on the main actor, and `\(name)` on none, so Swift 6 does not let it implement that; write "
                    + "`@preconcurrency \(name)` where it is called on the main thread, or put `@MainActor` before `protocol \(name)`",
                at: parent.range
            )
            finding.elsewhere = [.init("declared here", in: found.source, at: found.name.range)]
            return finding
        }
    }
}

extension SwiftProtocols {
    /// Whether `found`, and all that it inherits from, is certainly bound to no actor.
    fileprivate func isOnNoActor(_ found: SwiftProtocol) -> Bool {
        var seen: Set<String> = []
        var open = [found]
        while let next = open.popLast() {
            if next.mayHaveActor { return false }
            for parent in next.inherited where !Service.markers.contains(parent) && seen.insert(parent).inserted {
                guard let other = self[parent] else { return false }
                open.append(other)
            }
        }
        return true
    }
}
