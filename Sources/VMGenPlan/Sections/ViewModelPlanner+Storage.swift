import VMGenModel
import VMGenSpec

extension ViewModelPlanner {
    /// What the view model keeps for itself: bags, and whether it needs an `init`.
    package var storage: StoragePlan {
        let keeps = spec.transform.bag == nil && streams.subscribes
        let hasBag = keeps && spec.bagVariable == nil
        let isStored = spec.transform.isStored
        let renewsBag = keeps && !isStored && !spec.declaration.isValueType
        let remembered = remembered
        return StoragePlan(
            hasBag: hasBag,
            renewsBag: renewsBag,
            form: spec.runtime.bag,
            isBagInout: spec.transform.bag.map { $0.type.hasPrefix("inout ") } ?? true,
            bag: spec.bagName,
            isNeeded: hasBag || remembered.isNeeded,
            needsInit: !parameters.isEmpty || !remembered.givenPorts.isEmpty || access.isWide || isStored
                || spec.superArguments != nil,
            overridesInit: isInherited(.override)
                || spec.declaration.isObject && parameters.isEmpty && remembered.givenPorts.isEmpty
                    && !isInherited(.required),
            requiresInit: isInherited(.required),
            hidesInit: spec.initWord == .internal,
            superCall: superCall
        )
    }

    /// Whether `init` is one of the superclass's as `inherited` says: vmgen adds no parameter to it.
    private func isInherited(_ inherited: InitWord) -> Bool {
        spec.initWord == inherited && addedParameters.isEmpty
    }

    /// The call of the superclass's `init`; empty where Swift makes it by itself, or there is none.
    private var superCall: String {
        if let arguments = spec.superArguments { return "super.init(\(spec.marked(arguments)))" }
        let handed = parameters.filter(\.isForSuper)
        let usesSelf = spec.hasSuperclass && (spec.transform.isStored || !remembered.persistedPorts.isEmpty)
        // Of a superclass with several initializers Swift calls none by itself.
        let asksForMore = spec.furtherInits.contains { $0.modifiers.contains("required") && !$0.parameters.isEmpty }
        guard isInherited(.override) || isInherited(.required) || !handed.isEmpty || usesSelf || asksForMore else {
            return ""
        }
        return "super.init(\(handed.map(\.argument).joined(separator: ", ")))"
    }

    /// One protocol or struct of the `services` section.
    ///
    /// What a view model on the main actor awaits has to be `Sendable`: it leaves the main actor with every call.
    package func service(_ service: Service) -> ServicePlan {
        if let fields = service.fields { return structure(service, fields) }
        let isClass = service.ancestors.contains { $0 == "AnyObject" || $0 == "Actor" }
        let all =
            (spec.needsClass(service) && !isClass ? ["AnyObject"] : []) + service.inherited
            + (service.becomesSendable(in: spec) ? ["Sendable"] : [])
        let inherited = all.isEmpty ? "" : ": " + all.joined(separator: ", ")
        let types = NestedTypes(spec)
        let properties: [(documentation: [String], text: String)] = service.declaredProperties.map {
            let type = types.qualified($0.type.text)
            return (
                $0.documentation,
                "var \(SwiftText.escaped($0.name.text)): \(type) { get\($0.isSettable ? " set" : "") }"
            )
        }
        let methods: [(documentation: [String], text: String)] = service.declaredMethods.map {
            ($0.documentation, "func \(types.qualified($0.signature.text))")
        }
        let members = (properties + methods).enumerated().map { index, member in
            ServiceMemberPlan(
                documentation: member.documentation,
                declaration: member.text,
                isApart: index > 0 && !member.documentation.isEmpty
            )
        }
        return ServicePlan(
            documentation: service.documentation,
            isOnMainActor: service.mainActor != nil,
            access: Access(to: service, of: spec).prefix,
            declaration: service.name.text + inherited,
            members: members
        )
    }

    /// The struct `service`, which holds `fields`. Its `init` is written out where other modules see it.
    private func structure(_ service: Service, _ fields: [Service.Field]) -> ServicePlan {
        let (types, access) = (NestedTypes(spec), Access(to: service, of: spec))
        var plan = ServicePlan(
            documentation: service.documentation,
            access: access.prefix,
            keyword: "struct",
            declaration: ([service.name.text] + service.inherited).joined(separator: ": "),
            members: fields.enumerated().map { index, field in
                ServiceMemberPlan(
                    documentation: field.documentation,
                    declaration:
                        "\(access.prefix)\(field.word) \(SwiftText.escaped(field.name)): \(types.qualified(field.type))",
                    isApart: index > 0 && !field.documentation.isEmpty
                )
            }
        )
        if !access.prefix.isEmpty {
            plan.parts = fields.map { field in
                let parameter =
                    "\(SwiftText.escapedParameter(field.name)): \(TypeText.kept(types.qualified(field.type)))"
                return (SwiftText.escaped(field.name), parameter)
            }
        }
        return plan
    }
}

extension Service {
    /// Whether what conforms to it is `Sendable` and on no actor: it says so where `spec` declares it, or inherits it.
    package func isSendable(in spec: ViewModelSpec) -> Bool {
        guard mainActor == nil, !isActor, !isElsewhere else { return false }
        return ancestors.contains("Sendable") || becomesSendable(in: spec)
            || spec.services.contains { inherited.contains($0.name.text) && $0.becomesSendable(in: spec) }
    }

    /// Whether it has to say that it is `Sendable` in `spec`, which neither it says nor what it inherits from.
    fileprivate func becomesSendable(in spec: ViewModelSpec) -> Bool {
        guard spec.declaration.isMainActor, !isExisting, methods.contains(where: \.isAsync),
            !ancestors.contains(where: { $0 == "Sendable" || $0 == "Actor" })
        else { return false }
        let parents = spec.services.filter { inherited.contains($0.name.text) }
        return !parents.contains { $0.becomesSendable(in: spec) }
    }
}
