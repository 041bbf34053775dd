import VMGenModel
import VMGenSpec

extension UnknownName {
    /// The places where a type that stands beside the view model speaks of a generic parameter of `spec`, which is known within
    /// the view model alone.
    static func checkParameters(_ spec: ViewModelSpec) -> [Finding] {
        let names = parameters(of: spec.declaration)
        if names.isEmpty { return [] }
        var findings: [Finding] = []
        for service in spec.services where !service.isExisting {
            let texts = service.methods.filter { $0.generics == nil }.map(\.signature) + service.properties.map(\.type)
            findings += texts.flatMap { places(in: $0, of: names) }.map { place in
                outside(place, type: service.name.text, spec, instead: "hand it over as a type that both know")
            }
        }
        for (ports, fields) in [(spec.inputDeclaration, spec.inputs), (spec.outputDeclaration, spec.outputs)] {
            guard ports.place == .global, let name = ports.name else { continue }
            findings += fields.flatMap { places(in: $0.element, of: names) }.map { place in
                outside(place, type: name.text, spec, instead: "leave `global` out")
            }
        }
        return findings
    }

    private static func outside(_ place: Fragment, type: String, _ spec: ViewModelSpec, instead: String) -> Finding {
        let message =
            "`\(place.text)` is known within `\(spec.declaration.name.text)` alone, and `\(type)` stands beside it; \(instead)"
        return error(message, at: place.range)
    }

    /// The names of the generic parameters of `declaration`.
    private static func parameters(of declaration: TypeDeclaration) -> Set<String> {
        guard let clause = declaration.generics else { return [] }
        let list = Fragment(String(clause.dropFirst().dropLast()), declaration.name.range)
        let parts = SwiftText.split(list, on: ",", typeBrackets: true).map(\.text)
        return Set(parts.map { String($0.prefix { $0 != ":" && $0 != " " }) })
    }

    /// Where `text` names one of `names`, and no member of something.
    static func places(in text: Fragment, of names: Set<String>) -> [Fragment] {
        let words = SwiftText.Text(text)
        return words.tokens.indices.compactMap { index in
            let token = words.tokens[index]
            guard token.kind == .name, names.contains(words.string(token)),
                index == 0 || words.tokens[index - 1].kind != .dot
            else { return nil }
            return words.fragment(token.lower, token.upper)
        }
    }
}
