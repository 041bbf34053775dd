import VMGenSpec

/// The services of a spec that those see who see its view model: what that is made with, what it holds for others, and what those
/// services speak of in turn.
package struct ExposedServices {
    /// Their names.
    package private(set) var names: Set<String> = []
    /// Where callers of the view model see something, for a message, by the names in the types there.
    private var places: [String: String] = [:]

    /// There are none.
    init() {}

    /// Those of `spec`.
    package init(_ spec: ViewModelSpec) {
        let wide = ["public ", "package ", "open "]
        for parameter in spec.parameters where !parameter.isAssigned {
            let isHidden = spec.initWord == .internal && !parameter.modifiers.contains { wide.contains("\($0) ") }
            if isHidden { continue }
            note(parameter.type, at: spec.initWord == .internal ? "`\(parameter.name.text)`" : "`init`")
        }
        for variable in spec.variables {
            guard wide.contains(where: variable.declaration.text.hasPrefix), let type = variable.type else { continue }
            note(type, at: "`\(variable.name.text)`")
        }
        let services = Dictionary(spec.services.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        var open = Array(places.keys) + spec.logic.filter(\.isCallback).flatMap { Self.names(in: $0.signature) }
        while let name = open.popLast() {
            guard let service = services[name], names.insert(name).inserted else { continue }
            let texts = service.methods.map(\.signature) + service.properties.map(\.type)
            open += service.inherited + texts.flatMap(Self.names)
        }
    }

    /// Where callers of the view model see what is called `name`, for a message; nil where they do not.
    package func place(of name: String) -> String? { places[name] }

    /// Notes that `type` is seen at `place`, unless what it names is seen before.
    private mutating func note(_ type: Fragment, at place: String) {
        for name in Self.names(in: type) where places[name] == nil { places[name] = place }
    }

    private static func names(in text: Fragment) -> [String] { SwiftText.freeNames(in: text).map(\.text) }
}
