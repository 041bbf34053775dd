import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension ServicesReader {
    /// The services of `existing RoomUseCase, AlarmUseCase`, which `names` lists, as the target's Swift declares them. One that
    /// it does not declare is reported.
    func readExisting(_ names: Fragment, documentation: [String]) -> [Service] {
        SwiftText.split(names, on: ",").compactMap { part in
            if part.isEmpty { findings.add(FlowPart.emptyListItem(at: part.range)) }
            guard !part.isEmpty, let name = name(part) else { return nil }
            guard let found = protocols[name.text] else {
                findings.add(ServiceMember.notFound(name, among: protocols.names))
                var missing = Service(
                    documentation: [],
                    name: name,
                    isExisting: true,
                    inherited: [],
                    methods: [],
                    properties: []
                )
                missing.isMissing = true
                return missing
            }
            var service = Service(
                documentation: documentation,
                name: name,
                isExisting: true,
                inherited: [],
                methods: [],
                properties: []
            )
            service.isOfSpec = found.source.path.hasSuffix(".vm")
            service.access = found.access ?? (service.isOfSpec ? access : nil)
            service.found = Diagnostic.Note("declared here", in: found.source, at: found.name.range)
            var seen: Set = [name.text]
            add(found, to: &service, seen: &seen)
            return service
        }
    }

    /// The protocols of `types`, before which `existing` stands in the lines of parameters and variables, but for those among
    /// `services`.
    func readExisting(_ types: [Fragment], beside services: [Service]) -> [Service] {
        var known = Set(services.map(\.name.text))
        return types.flatMap { type -> [Service] in
            var whole = TextCursor(type)
            let brackets = whole.bracketed(by: "(")
            // `(any RoomService)?`
            var cursor = brackets.map { TextCursor($0.inner) } ?? whole
            let isMarked = cursor.take(word: "any")
            let name = cursor.identifier()
            if brackets == nil { whole = cursor }
            _ = whole.take("?") || whole.take("!")
            guard let name, whole.isAtEnd, brackets == nil || cursor.isAtEnd else {
                let message =
                    "`existing` stands before the name of one protocol that stands in no other type, `service: existing RoomService`; "
                    + "leave it out for all else, and give tests a value under `samples`"
                findings.add(LineShape.other(message, at: type.range))
                return []
            }
            if !isMarked, protocols.leavesOpen(name.text) { findings.add(ServiceMember.open(name)) }
            return known.insert(name.text).inserted ? readExisting(name, documentation: []) : []
        }
    }

    /// Adds what `found` asks for, and what it inherits from protocols of the target.
    private func add(_ found: SwiftProtocol, to service: inout Service, seen: inout Set<String>) {
        service.origins.append(found.source)
        if found.mayHaveActor {
            service.noteActor(of: found, isOther: found.attributes.contains(where: protocols.isOtherActor))
        }
        service.isExtended = service.isExtended || protocols.extended.contains(found.name.text)
        service.added.formUnion(protocols.added[found.name.text] ?? [])
        for parent in found.inherited {
            if let other = protocols[parent] {
                if seen.insert(parent).inserted { add(other, to: &service, seen: &seen) }
            } else if !service.inherited.contains(parent) {
                service.inherited.append(parent)
                if !Service.markers.contains(parent) { service.mayHaveActor = true }
            }
        }
        for member in found.members {
            // What is wrong with Swift that exists is for its compiler to say.
            let unheard = Findings(source: found.source)
            let reader = ServicesReader(runtime: runtime, findings: unheard, protocols: protocols)
            let (known, methods) = (service.properties.count, service.methods.count)
            var (bare, marks) = Self.marks(of: Self.bare(member))
            reader.readMember(EntrySyntax(item: bare), into: &service)
            let overload = unheard.hasError(of: DuplicateName.id) ? overload(bare, of: found, in: service) : nil
            service.methods += [overload].compactMap { $0 }
            let place = ActorMember(member, of: found, protocols)
            for index in service.properties.indices.dropFirst(known) {
                service.properties[index].isNonisolated = place.isNonisolated
            }
            if place.isElsewhere { marks = marks == "try" ? "try await" : "await" }
            if let marks, !unheard.hasErrors { service.setApart(from: known, marks: marks) }
            if service.methods.count > methods {
                service.methods[methods].isMainActor = SwiftProtocol.attributes(of: member).contains("MainActor")
                service.methods[methods].isNonisolated = place.isNonisolated
                if place.isElsewhere { service.awaitMethod(at: methods, declaredAs: member) }
            }
            if unheard.hasErrors, overload != nil || !unheard.hasError(of: DuplicateName.id) {
                service.unread.append(member.text)
                service.properties.removeSubrange(known...)
            }
        }
        service.awaitActor()
        for index in service.methods.indices { service.methods[index].stand(at: service.name.range) }
        for index in service.properties.indices {
            service.properties[index].name.range = service.name.range
            service.properties[index].type.range = service.name.range
        }
        for index in service.awaited.indices {
            service.awaited[index].name.range = service.name.range
            service.awaited[index].type.range = service.name.range
        }
    }

    /// `member` of `found` where it is a method with the name and the labels of one that `service` has already, and another type: a
    /// flow may call it, and a stub has one of them alone. Nil for all else.
    private func overload(_ member: Fragment, of found: SwiftProtocol, in service: Service) -> SwiftMethod? {
        var alone = service
        alone.methods = []
        alone.properties = []
        let reader = ServicesReader(runtime: runtime, findings: Findings(source: found.source), protocols: protocols)
        reader.readMember(EntrySyntax(item: member), into: &alone)
        guard let method = alone.methods.first else { return nil }
        return service.methods.contains { $0.hasType(of: method) } ? nil : method
    }

    /// The property `member` as one that is read as it is, and what Swift wants before it, `try await`; the latter is nil for all
    /// that neither takes time nor can fail.
    private static func marks(of member: Fragment) -> (bare: Fragment, marks: String?) {
        guard member.text.hasPrefix("var "), let brace = member.text.utf8.lastIndex(of: UInt8(ascii: "{")) else {
            return (member, nil)
        }
        let head = String(member.text[..<brace])
        let words = SwiftText.words(of: Fragment(String(member.text[brace...].dropFirst().dropLast()), member.range))
            .map(\.text)
        let marks = [words.contains("throws") ? "try" : nil, words.contains("async") ? "await" : nil].compactMap { $0 }
        guard words.first == "get", !marks.isEmpty else { return (member, nil) }
        return (Fragment(head + "{ get }", member.range), marks.joined(separator: " "))
    }

    /// `member` without attributes, modifiers and `func`.
    static func bare(_ member: Fragment) -> Fragment {
        var cursor = TextCursor(member)
        while true {
            var start = cursor
            if cursor.take("@") {
                _ = cursor.identifier()
                if cursor.next == UInt8(ascii: "(") { _ = cursor.bracketed(by: "(") }
            } else if !["mutating", "nonmutating", "nonisolated", "func"].contains(where: { cursor.take(word: $0) }) {
                return start.rest
            }
        }
    }
}

extension Service {
    /// Sets the properties from the one at `index` on apart, before which Swift wants `marks`.
    fileprivate mutating func setApart(from index: Int, marks: String) {
        awaited += properties[index...].map { property in
            var property = property
            property.marks = marks
            return property
        }
        properties.removeSubrange(index...)
    }

    /// Binds it, which `source` declares, to the main actor, unless it is an actor.
    mutating func isolate(in source: SourceText) {
        guard !inherited.contains("Actor") else { return }
        mayHaveActor = true
        mainActor = Diagnostic.Note("declared here", in: source, at: name.range)
    }

    /// Has the method at `index` be awaited, which `member` declares on another actor. What its actor does at once no stub does that is
    /// on none.
    fileprivate mutating func awaitMethod(at index: Int, declaredAs member: Fragment) {
        if !methods[index].isAsync { unread.append(member.text) }
        methods[index].isAsync = true
    }

    /// Notes the actor that Swift binds it to, or may, as `found` is bound, which is what it is or inherits from.
    mutating func noteActor(of found: SwiftProtocol, isOther: Bool = false) {
        mayHaveActor = true
        isElsewhere = isElsewhere || isOther
        guard found.attributes.contains("MainActor"), found.name.text == name.text else { return }
        mainActor = Diagnostic.Note("declared here", in: found.source, at: found.name.range)
    }
}

extension SwiftMethod {
    /// Whether it is called as `other`, takes the same and gives the same.
    fileprivate func hasType(of other: SwiftMethod) -> Bool {
        func plain(_ type: String?) -> String? { type?.filter { $0 != " " } }
        return fullName == other.fullName && isAsync == other.isAsync
            && plain(returnType?.text) == plain(other.returnType?.text)
            && parameters.map { plain($0.type) } == other.parameters.map { plain($0.type) }
    }

    /// Has all of it stand at `range`: it was read from another file.
    fileprivate mutating func stand(at range: SourceRange) {
        name.range = range
        signature.range = range
        returnType?.range = range
    }
}
