import VMGenDiagnostics
import VMGenModel
import VMGenPlan
import VMGenSpec

/// Plans the stub of one protocol of the `services:` section.
package struct StubPlanner: Sendable {
    /// The protocol.
    package let service: Service
    /// The view model whose spec declares it.
    package let spec: ViewModelSpec
    /// What stands before its name: the module's, where the tests of another one have a stub of the same name.
    package let prefix: String
    /// The methods of the protocol, and what the stub makes of them.
    package let methods: [StubbedMethodPlan]

    /// The files of the specs that declare or list it, the one that declares it first, and the Swift that they were found in.
    package internal(set) var origins: [SourceText] = []
    /// What else the stub follows from.
    package internal(set) var words: [String] = []

    /// Plans the stub of `service`, which `spec` declares.
    package init(service: Service, spec: ViewModelSpec, prefix: String = "") {
        self.prefix = prefix
        self.service = service
        self.spec = spec
        var names: [String: Int] = [:]
        for method in service.methods { names[method.name.text, default: 0] += 1 }
        let taken = service.plainNames
        let isSendable = Self.isSendable(service) || service.isSendable(in: spec)
        methods = service.methods.map { method in
            let isOverloaded = names[method.name.text, default: 0] > 1
            return StubbedMethodPlan(
                method: method,
                spec: spec,
                isOverloaded: isOverloaded,
                taken: taken,
                isSendable: isSendable
            )
        }
    }

    /// What a stub calls the property that says what its member called `word` answers: `onClose`; `onCloseCall` for a protocol that
    /// has something called `onClose` itself, which is among the names in `taken`.
    static func double(of word: String, besides taken: Set<String>) -> String {
        var name = "on\(word.capitalizedFirst)"
        while taken.contains(name) { name += "Call" }
        return name
    }

    /// What the stub makes of the method at `index` of the protocol; nil where there is none.
    package func plan(ofMethod index: Int) -> StubbedMethodPlan? {
        methods.indices.contains(index) ? methods[index] : nil
    }

    /// What the stub makes of `method`, as another spec may declare it as well; nil where the protocol has no such method.
    package func plan(of method: SwiftMethod) -> StubbedMethodPlan? {
        let called = methods.filter { plan in
            plan.method.name.text == method.name.text
                && plan.method.parameters.map(\.label) == method.parameters.map(\.label)
        }
        // Several may differ in types alone.
        let types = method.withOptionals.parameters.map(\.type)
        return called.first { $0.method.parameters.map(\.type) == types } ?? called.first
    }

    /// The name of its type: `LibraryStub`.
    package var name: String { "\(prefix)\(key.filter { $0 != "." })Stub" }

    /// What tests call the protocol, or the struct, which may stand inside of the view model: `Library`, `LibraryViewModel.Actions`.
    package var key: String { Self.key(of: service, in: spec) }

    /// What tests call `service` of `spec`.
    static func key(of service: Service, in spec: ViewModelSpec) -> String {
        service.isStruct ? NestedTypes(spec).qualified(service.name.text) : service.name.text
    }

    /// Why there is no stub, as a sentence; nil where there is one.
    package var obstacle: String? {
        // An actor has by itself what `Actor` asks for.
        if let foreign = service.ancestors.first(where: { !Service.markers.contains($0) && $0 != "Actor" }) {
            let reason = "\(service.name.text) inherits from \(foreign), whose members the spec does not know"
            let isOwn = service.found == nil && !service.isExisting
            return "No \(name): \(reason)\(isOwn ? "; name it under `services`, `existing \(foreign)`" : "")."
        }
        if let member = service.unread.first { return "No \(name): no stub has `\(member)`." }
        if let method = methods.first(where: { $0.body == nil }) {
            return "No \(name): a stub cannot tell what `\(method.method.signature.text)` answers."
        }
        if let property = properties.first(where: { $0.form == nil }) {
            return "No \(name): a stub cannot tell what `\(property.property.name.text)` is."
        }
        var doubles: Set<String> = []
        if let clash = methods.first(where: { !doubles.insert($0.double).inserted }) {
            return "No \(name): two of its members would be called `\(clash.double)`."
        }
        return nil
    }

    /// Whether it can be made on the main actor alone: in a target that is there, what types are there is not known elsewhere, not even
    /// that they are `Hashable`.
    package var isMadeOnMainActor: Bool {
        spec.declaration.isIsolatedByDefault && service.mainActor != nil && !service.isStruct
    }

    /// What the stub's `init` has to be given.
    package var parameters: [(name: String, type: String)] {
        methods.compactMap { $0.needsAnswer ? ($0.word, $0.value) : nil }
            + properties.compactMap { property in
                guard let form = property.form, form.value == nil else { return nil }
                return (property.property.name.text, form.type)
            }
    }

    /// The members that are answered call by call: methods, and properties that are streams.
    package var answered: [StubMethodPlan] {
        (methods.compactMap(\.plan) + properties.compactMap(\.stream)).map { method in
            var method = method
            method.label = SwiftLiteral("\(name).\(method.double)")
            // In Swift 5 mode a method is no `@Sendable` closure by itself.
            if service.isStruct, isSendable, method.declaration.hasPrefix("func ") {
                method.declaration = "@Sendable \(method.declaration)"
            }
            return method
        }
    }

    /// What a struct is made with, as arguments; empty for a protocol.
    package var arguments: [String] {
        (service.fields ?? []).map { "\(SwiftText.escapedParameter($0.name)): \(SwiftText.escaped($0.name))" }
    }

    /// Whether the struct that it makes is `Sendable`, or a closure in it, as one on the main actor is; or whether one of them
    /// leaves the main actor, where the struct is made, and takes the stub along.
    package var isSendable: Bool { Self.isSendable(service) }

    private static func isSendable(_ service: Service) -> Bool {
        let fields = service.fields ?? []
        let isSent = fields.contains { $0.type.holds("@Sendable") || $0.type.holds("@MainActor") }
        return service.ancestors.contains("Sendable") || isSent
            || service.mainActor != nil && fields.contains { $0.type.holds("async") }
    }

    /// The properties that hold a value.
    package var held: [StubPropertyPlan] { properties.filter { $0.stream == nil }.compactMap(\.form) }

    /// The properties of the protocol, and what the stub makes of them.
    package var properties: [StubbedPropertyPlan] {
        service.allProperties.map { StubbedPropertyPlan(property: $0, of: service, spec: spec) }
    }
}

extension Service {
    /// The names of its members that nothing else of a stub can have: those of properties, and of methods without parameters.
    var plainNames: Set<String> {
        Set(allProperties.map(\.name.text) + methods.filter { $0.parameters.isEmpty }.map(\.name.text))
    }
}
