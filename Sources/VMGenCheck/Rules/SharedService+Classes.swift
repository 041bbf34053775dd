import VMGenModel
import VMGenSpec

extension SharedService {
    /// The classes among `types`, which the target's Swift declares, that the view model of `spec` has leave the main actor, though
    /// they are not `Sendable`: those whose methods it awaits, and those that it hands to methods of its services.
    static func check(_ spec: ViewModelSpec, types: DeclaredTypes) -> [Finding] {
        guard isOnMainActor(spec) else { return [] }
        let awaited = spec.flows.flatMap(\.invocations).filter(\.isAsync)
        let called = spec.parameters.filter { parameter in
            awaited.contains { call in
                if case .foreign = call.target { return call.text.text.hasPrefix("\(parameter.name.text).") }
                return false
            }
        }
        var findings = called.compactMap { parameter in
            finding(
                parameter.type,
                types,
                "what awaits a method of `\(parameter.type.text)` takes it off the main actor"
            )
        }
        for call in awaited {
            guard case .service(_, let index, let place) = call.target else { continue }
            let method = spec.services[index].methods[place]
            // What stays on the main actor may be handed whatever is there.
            guard spec.services[index].mainActor == nil, !method.isMainActor else { continue }
            findings += method.parameters.compactMap { parameter in
                finding(
                    Fragment(parameter.type, call.text.range),
                    types,
                    "`\(method.name.text)` is awaited off the main actor, and is handed a `\(parameter.type)`"
                )
            }
        }
        var seen: Set<String> = []
        return findings.filter { seen.insert($0.message).inserted }
    }

    /// The warning that a class called `type` leaves the main actor, as `what` says; nil where it may, or nobody knows.
    private static func finding(_ type: Fragment, _ types: DeclaredTypes, _ what: String) -> Finding? {
        guard let unsendable = types.unsendable(type.text) else { return nil }
        let name = unsendable.name
        let holding = SwiftText.isIdentifier(type.text) && name != type.text ? ", and with it a `\(name)`" : ""
        var finding = warning(
            "\(what)\(holding), which Swift 6 allows of what is `Sendable`; write `class \(name): Sendable` there, or `@MainActor` before it",
            at: type.range
        )
        finding.elsewhere = [unsendable.place]
        return finding
    }
}
