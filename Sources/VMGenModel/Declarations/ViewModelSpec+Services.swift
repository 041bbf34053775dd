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
        return all.map { ($0.words, $0.name, TypeText.protocolName(in: $0.type)) }
    }

    /// The services that declare what flows set, by name: where one inherits the property from another service of the spec, that
    /// one, whose setter it is.
    var setServices: Set<String> {
        let holders = holders
        var names: Set<String> = []
        for flow in flows {
            guard case .set(let assignments) = flow.sink.kind else { continue }
            for assignment in assignments {
                guard case .variable(let path) = assignment.target, path.contains(".") else { continue }
                let words = path.split { ".?!".contains($0) }.map(String.init)
                for holder in holders where holder.name == words[0] {
                    names.insert(services.declarer(of: words.dropFirst(), in: holder.type))
                }
            }
        }
        return names
    }
}

extension [Service] {
    /// The name of the service that declares what `path` leads to from the one called `name`, through services that it holds too;
    /// that itself where nobody knows.
    fileprivate func declarer(of path: ArraySlice<String>, in name: String) -> String {
        let property = first { $0.name.text == name }?.properties.first { $0.name.text == path.first }
        let held = property.map { TypeText.protocolName(in: $0.type.text) }
        if path.count > 1, let held, contains(where: { $0.name.text == held }) {
            return declarer(of: path.dropFirst(), in: held)
        }
        return declarer(of: path.first ?? "", in: name)
    }

    /// The name of the service that declares the property called `property` of the one called `name`; that itself where nobody
    /// knows.
    private func declarer(of property: String, in name: String) -> String {
        var name = name
        // No way up is longer than that.
        for _ in self {
            let service = first { $0.name.text == name }
            guard let service, service.properties.contains(where: { $0.name.text == property && $0.isInherited }),
                let parent = first(where: { other in
                    service.inherited.contains(other.name.text)
                        && other.properties.contains { $0.name.text == property }
                })
            else { break }
            name = parent.name.text
        }
        return name
    }
}
