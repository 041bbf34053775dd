import VMGenModel
import VMGenSpec

extension ViewModelSpec {
    /// Whether `service` has to be a class: it is held weakly, or a flow sets a property of it, which what a `let` holds allows
    /// no other way.
    func needsClass(_ service: Service) -> Bool {
        let name = service.name.text
        let held =
            parameters.map { (words: $0.modifiers, name: $0.name.text, type: $0.type.text) }
            + variables.map { (words: $0.modifiers, name: $0.name.text, type: $0.type?.text ?? "") }
        let own = held.filter { Self.protocolName($0.type) == name }
        if own.contains(where: { $0.words.contains { $0 == "weak" || $0 == "unowned" } }) { return true }
        return flows.contains { flow in
            guard case .set(let assignments) = flow.sink.kind else { return false }
            return assignments.contains { assignment in
                guard case .variable(let path) = assignment.target, path.contains(".") else { return false }
                let head = path.prefix { $0 != "." && $0 != "?" && $0 != "!" }
                return own.contains { $0.name == head }
            }
        }
    }

    /// The protocol that `type` names: `Router` of `Router`, `Router?` and `(any Router)?`.
    private static func protocolName(_ type: String) -> String? {
        type.split { " ?!()".contains($0) }.last.map(String.init)
    }
}
