import VMGenSpec

extension ViewModelSpec {
    /// Whether `service` has to be a class: it is held weakly, or a flow sets a property of it.
    package func needsClass(_ service: Service) -> Bool { holdsWeakly(service) || sets(service) }

    /// Whether a parameter or variable holds `service` weakly.
    package func holdsWeakly(_ service: Service) -> Bool { facts.weakServices.contains(service.name.text) }

    /// Whether a flow sets a property of `service`, which then has to be a class: what a `let` holds can be set no other way.
    package func sets(_ service: Service) -> Bool { facts.setServices.contains(service.name.text) }

    /// The parameters and variables with the words before them, and what they are: `Router` for `Router`, `Router?` and
    /// `(any Router)?`.
    var holders: [(words: [String], name: String, type: String)] {
        let all =
            parameters.map { (words: $0.modifiers, name: $0.name.text, type: $0.type.text) }
            + variables.map { (words: $0.modifiers, name: $0.name.text, type: $0.type?.text ?? "") }
        return all.map { holder in
            let word = holder.type.split { " ?!()".contains($0) }.last.map(String.init) ?? ""
            return (holder.words, holder.name, word)
        }
    }

    /// What flows set properties of, by name.
    var setReceivers: Set<String> {
        var receivers: Set<String> = []
        for flow in flows {
            guard case .set(let assignments) = flow.sink.kind else { continue }
            for assignment in assignments {
                guard case .variable(let path) = assignment.target, path.contains(".") else { continue }
                receivers.insert(String(path.prefix { $0 != "." && $0 != "?" && $0 != "!" }))
            }
        }
        return receivers
    }
}
