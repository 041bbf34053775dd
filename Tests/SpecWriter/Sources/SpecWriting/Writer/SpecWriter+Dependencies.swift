import Foundation

extension SpecWriter {
    /// Writes parameters and variables that hold values, and decides which services there are.
    mutating func writeDependencies() {
        let kinds = serviceKinds
        for _ in 0..<dice.pick(weighed: [(25, 0), (50, 1), (25, 2)]) {
            let kind = dice.pick(kinds)
            let name = names.make(["useCase", "service", "repository", "navigator", "store", "provider"], using: &dice)
            let suffix = Self.typeSuffix(name)
            var service = ServiceDraft(name: name, type: type(suffix), kind: kind)
            if kind == .opaque, dice.chance(30) { service.isWeak = true }
            if [.declared, .existing, .listed].contains(kind), !isStruct, dice.chance(12) {
                service.isForClasses = true
                service.isWeak = true
                service.isLate = dice.chance(50)
                note(service.isLate ? "variable service" : "weak service")
            }
            services.append(service)
        }
        for _ in 0..<dice.pick(weighed: [(55, 0), (30, 1), (15, 2)]) {
            let name = names.make(["limit", "roomIndex", "user", "title2", "config", "pageSize"], using: &dice)
            var type = element()
            if type == .void { type = .int }
            if case .closure = type { type = .int }
            let modifier = dice.pick(["", "", "", "let ", "var ", "private let "])
            let value = dice.chance(35) ? " = \(type.literal(dice.number(0...5), known: true))" : ""
            note("parameter")
            draft.arguments[name] = type
            let label = parameterLabel(of: type)
            draft.add(.line("\(modifier)\(label)\(name): \(type.text)\(value)"), to: "init")
            values.append(Stream(name: name, element: type, hasValue: true, rank: 0))
        }
        if dice.chance(12) {
            let name = names.make(["counter", "formatter", "attempt"], using: &dice)
            note("variable")
            draft.add(.line("private \(dice.pick(["let", "var"])) \(Names.quoted(name)): Int = 3"), to: "variables")
            values.append(Stream(name: name, element: .int, hasValue: true, rank: 0))
        }
    }

    /// The kinds of service that a spec may have: in one that is compared all have stubs.
    private var serviceKinds: [ServiceDraft.Kind] {
        isShared ? [.declared, .existing, .listed] : [.declared, .existing, .listed, .opaque]
    }

    /// What the type of the service called `name` ends in, which is no other type's.
    private static func typeSuffix(_ name: String) -> String {
        let suffix = name.prefix(1).uppercased() + name.dropFirst()
        return ["ViewModel", "Item", "Page", "Mode", "Base", "Screen", "Failure", "Trouble"].contains(suffix)
            ? suffix + "Service" : suffix
    }

    /// The index of a service that flows may ask for something, a new one where there is none.
    mutating func someService() -> Int {
        if services.isEmpty {
            let name = names.make(["useCase", "service"], using: &dice)
            let suffix = Self.typeSuffix(name)
            services.append(
                ServiceDraft(name: name, type: type(suffix), kind: dice.pick(serviceKinds))
            )
        }
        return dice.number(0...(services.count - 1))
    }

    /// Writes the services with what flows asked of them, and the parameters that hold them.
    mutating func finishServices() {
        for service in services where !(service.methods.isEmpty && service.properties.isEmpty) {
            note("service \(service.kind)")
            draft.services.append(service)
            let open = draft.access
            if service.isLate {
                draft.add(.line("weak var \(Names.quoted(service.name)): \(service.type)?"), to: "variables")
            } else if service.isWeak {
                let isOptional = service.kind == .opaque || dice.chance(50)
                draft.add(
                    .line("weak var \(Names.quoted(service.name)): \(service.type)\(isOptional ? "?" : "")"),
                    to: "init"
                )
            } else {
                let modifier = dice.pick(["", "", "private let ", "var "])
                draft.add(.line("\(modifier)\(service.name): \(service.type)"), to: "init")
            }
            let members = service.methods.map(\.signature)
            let properties = service.properties.map { ($0.isSettable ? "var " : "") + "\($0.name): \($0.type)" }
            switch service.kind {
            case .declared:
                let inherited = service.isForClasses ? " AnyObject" : ""
                let details = (members + properties).map { "- " + $0 }
                draft.add(.line("\(service.type):\(inherited)", details: details), to: "services")
            case .existing, .listed:
                let details = (members + properties).map { "- " + $0 }
                if service.kind == .existing {
                    draft.add(.line("existing \(service.type):", details: details), to: "services")
                } else {
                    writeListed(service.type)
                }
                let inherited = (service.isForClasses ? ["AnyObject"] : []) + ["Sendable"]
                let requirements =
                    service.methods.map { "    func \($0.signature)" }
                    + service.properties.map { "    var \($0.name): \($0.type) { get\($0.isSettable ? " set" : "") }" }
                draft.domain.append(
                    (
                        service.type,
                        ["\(open)protocol \(service.type): \(inherited.joined(separator: ", ")) {"] + requirements + [
                            "}"
                        ]
                    )
                )
            case .opaque:
                let bodies = service.methods.map { method in
                    "    \(open)func \(method.signature) { \(method.returning.map { "return \($0)" } ?? "") }"
                }
                let stored = service.properties.map { "    \(open)var \($0.name): \($0.type) = \($0.value)" }
                draft.domain.append(
                    (
                        service.type,
                        ["\(open)final class \(service.type): @unchecked Sendable {"] + stored + [
                            "    \(open)init() {}"
                        ]
                            + bodies + ["}"]
                    )
                )
            }
        }
    }

    /// Whether `spec` has `type` where a type stands, and not only where a value is made.
    private func names(_ type: String, in spec: String) -> Bool {
        spec.components(separatedBy: type).dropFirst().contains { rest in
            guard let next = rest.first else { return false }
            return !next.isLetter && next != "(" && next != "."
        }
    }

    /// Writes samples for what generated tests cannot make by themselves.
    mutating func writeSamples() {
        guard dice.chance(60) || draft.features.contains("scenarios") else { return }
        note("samples")
        let spec = draft.declarationText
        for suffix in ["Item", "Mode"] where names(type(suffix), in: spec) {
            let element: Element = suffix == "Item" ? .item(type(suffix)) : .mode(type(suffix))
            let values = [element.literal(1, known: true), element.literal(2, known: true)].joined(separator: ", ")
            draft.add(.line("\(type(suffix)): \(values)"), to: "samples")
        }
        if draft.features.contains("types"), spec.contains(": Tab") || spec.contains("Tab]") || spec.contains("Tab?") {
            draft.add(.line("Tab: .news, .search"), to: "samples")
        }
        for value in values
        where draft.features.contains("scenarios") && value.element.text.contains(type("Page") + "<") {
            draft.add(.line("\(value.name): \(value.element.literal(1, known: false))"), to: "samples")
        }
        for service in services where service.kind == .opaque && spec.contains(": \(service.type)\n") {
            draft.add(.line("\(service.name): \(service.type)()"), to: "samples")
        }
    }
}
