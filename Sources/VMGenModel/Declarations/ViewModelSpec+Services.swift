import VMGenSpec

extension ViewModelSpec {
    /// Whether `service` has to be a class: it is held weakly, or a flow sets a property of it.
    package func needsClass(_ service: Service) -> Bool { holdsWeakly(service) || sets(service) }

    /// Whether a parameter or variable holds `service` weakly.
    package func holdsWeakly(_ service: Service) -> Bool {
        holders(of: service).contains { $0.words.contains { $0 == "weak" || $0 == "unowned" } }
    }

    /// Whether a flow sets a property of `service`, which then has to be a class: what a `let` holds can be set no other way.
    package func sets(_ service: Service) -> Bool {
        let names = holders(of: service).map(\.name)
        return flows.contains { flow in
            guard case .set(let assignments) = flow.sink.kind else { return false }
            return assignments.contains { assignment in
                guard case .variable(let path) = assignment.target, path.contains(".") else { return false }
                return names.contains(String(path.prefix { $0 != "." && $0 != "?" && $0 != "!" }))
            }
        }
    }

    /// The parameters and variables that are a `Router`, a `Router?` or an `(any Router)?`, with the words before them.
    private func holders(of service: Service) -> [(words: [String], name: String)] {
        let all =
            parameters.map { (words: $0.modifiers, name: $0.name.text, type: $0.type.text) }
            + variables.map { (words: $0.modifiers, name: $0.name.text, type: $0.type?.text ?? "") }
        return all.filter { $0.type.split { " ?!()".contains($0) }.last.map(String.init) == service.name.text }
            .map { (words: $0.words, name: $0.name) }
    }
}
