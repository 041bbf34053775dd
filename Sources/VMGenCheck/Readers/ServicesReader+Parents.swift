import VMGenModel
import VMGenSpec

extension ServicesReader {
    /// Adds to each of `services` what it has of those among them that it inherits from, and has all of an actor be awaited. One
    /// that inherits from itself is reported.
    func inherit(among services: inout [Service]) {
        let declared = services
        let places = Dictionary(
            declared.indices.map { (declared[$0].name.text, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for index in services.indices {
            if declared[index].inherited.contains(where: { places[$0] != nil || protocols[$0] != nil }) {
                services[index].heritage = []
                var seen: Set = [declared[index].name.text]
                inherit(from: declared[index], places, declared, into: &services[index], seen: &seen)
            }
            if services[index].isActor, !services[index].isExisting {
                let parents = declared[index].inherited.compactMap { places[$0] }
                let ofActor = parents.contains { declared[$0].isActor }
                findings.add(ServiceMember.checkActor(services[index], ofActor: ofActor))
            }
            services[index].awaitActor()
        }
    }

    /// Adds what `parent` inherits to `service`; of those in `seen` everything is there.
    private func inherit(
        from parent: Service,
        _ places: [String: Int],
        _ declared: [Service],
        into service: inout Service,
        seen: inout Set<String>
    ) {
        for name in parent.inherited {
            guard let place = places[name] else {
                if let found = existing(name, at: parent.name) {
                    guard seen.insert(name).inserted else { continue }
                    service.add(found)
                    inherit(from: found, places, declared, into: &service, seen: &seen)
                    continue
                }
                if service.heritage?.contains(name) == false { service.heritage?.append(name) }
                continue
            }
            if name == service.name.text { findings.add(ServiceMember.ownParent(service.name)) }
            guard seen.insert(name).inserted else { continue }
            service.add(declared[place])
            inherit(from: declared[place], places, declared, into: &service, seen: &seen)
        }
    }
}

extension ServicesReader {
    /// The protocol called `name` as the target's Swift or another spec declares it, of which a service at `place` inherits; nil where
    /// nobody does.
    private func existing(_ name: String, at place: Fragment) -> Service? {
        guard protocols[name] != nil else { return nil }
        return readExisting(Fragment(name, place.range), documentation: []).first
    }
}

extension Service {
    /// Adds the members of `parent` that it does not have itself.
    fileprivate mutating func add(_ parent: Service) {
        mayHaveActor = mayHaveActor || parent.mayHaveActor
        isExtended = isExtended || parent.isExtended
        added.formUnion(parent.added)
        unread += parent.unread
        awaited += parent.awaited.filter { property in !awaited.contains { $0.name.text == property.name.text } }
        origins += parent.origins
        for var method in parent.methods where !methods.contains(where: { $0.fullName == method.fullName }) {
            method.isInherited = true
            methods.append(method)
        }
        for var property in parent.properties where !properties.contains(where: { $0.name.text == property.name.text })
        {
            property.isInherited = true
            properties.append(property)
        }
    }
}
