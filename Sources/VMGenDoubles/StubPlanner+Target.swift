import VMGenModel

extension StubPlanner {
    /// The stubs of a target, one for each service: of the spec that declares it, or, for a protocol that exists already, of the
    /// first one that lists it, with what all of them list.
    ///
    /// - Parameter prefix: what stands before the name of the stub of the protocol of that name.
    package static func stubs(for specs: [ViewModelSpec], prefix: (String) -> String = { _ in "" }) -> [StubPlanner] {
        let listed = specs.flatMap { spec in
            let spec = spec.services.isEmpty ? spec : spec.isolated
            return spec.services.map { (service: $0, spec: spec) }
        }
        let ofKey = Dictionary(grouping: listed) { key(of: $0.service, in: $0.spec) }
        var keys: Set<String> = []
        return listed.compactMap { service, spec -> StubPlanner? in
            let key = key(of: service, in: spec)
            let others = ofKey[key] ?? []
            let isDeclared = others.contains { !$0.service.isExisting }
            guard !(service.isExisting && isDeclared), keys.insert(key).inserted else { return nil }
            let whole = others.reduce(service) { isDeclared ? $0 : $0.adding($1.service) }
            var stub = StubPlanner(service: whole, spec: spec, prefix: prefix(service.name.text))
            stub.origins = [spec.source] + others.flatMap { [$0.spec.source] + $0.service.origins }
            stub.words = others.map { "\($0.service.isExtended)" }
            return stub
        }
    }
}

extension Service {
    /// The service with the members of `other` that it does not list.
    fileprivate func adding(_ other: Service) -> Service {
        if isStruct { return self }
        var service = self
        service.methods += other.methods.filter { method in
            !methods.contains { $0.signature.text == method.signature.text }
        }
        service.properties += other.properties.filter { property in
            !properties.contains { $0.name.text == property.name.text }
        }
        service.awaited += other.awaited.filter { property in
            !awaited.contains { $0.name.text == property.name.text }
        }
        return service
    }
}
