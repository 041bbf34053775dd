import VMGenSpec

extension ViewModelSpec {
    /// Whether a flow sets a property of `service`, which then has to be a class: what a `let` holds can be set no other way.
    package func sets(_ service: Service) -> Bool {
        let types =
            parameters.map { (name: $0.name.text, type: $0.type.text) }
            + variables.map { (name: $0.name.text, type: $0.type?.text ?? "") }
        return flows.contains { flow in
            guard case .set(let assignments) = flow.sink.kind else { return false }
            return assignments.contains { assignment in
                guard case .variable(let path) = assignment.target, path.contains(".") else { return false }
                let head = path.prefix { $0 != "." && $0 != "?" && $0 != "!" }
                let type = types.first { $0.name == head }?.type ?? ""
                return type.split { " ?!".contains($0) }.last.map(String.init) == service.name.text
            }
        }
    }
}
