import VMGenModel
import VMGenSpec

/// Reads the named parts of a contract from a resolved spec.
struct ContractReader {
    private let spec: ViewModelSpec

    /// Reads `spec`.
    init(_ spec: ViewModelSpec) {
        self.spec = spec
    }

    /// All parts, in the order of the reference.
    var items: [ContractItem] {
        [declaration] + parameters + ReachReader.initializers(of: spec) + ReachReader.properties(of: spec) + services
            + requests
            + errors
            + Self.ports(of: spec) + ReachReader.choices(of: spec) + Self.events(of: spec) + Self.states(of: spec)
            + Self.logic(of: spec)
    }

    /// An aspect whose sentence is `` `name` is `new` instead of `old` `` behind `before`.
    private func aspect(
        _ id: String,
        _ value: String,
        _ before: String,
        breaks: Set<ContractChange.Audience>
    ) -> ContractItem.Aspect {
        ContractItem.Aspect(id: id, value: value, sentence: { "\(before) `\($1)` instead of `\($0)`" }, breaks: breaks)
    }

    private var declaration: ContractItem {
        let type = spec.declaration
        let access = type.access ?? "internal"
        let head = (type.attributes + [type.isFinal ? "final" : "", type.keyword]).filter { !$0.isEmpty }
        let inherited = type.inherited.map(\.text).joined(separator: ", ")
        let shape = spec.transform
        let bag = shape.bag.map { ", \($0.label ?? "_"): \($0.type)" } ?? ""
        let label = shape.label ?? "_"
        func conformances(_ ports: PortsDeclaration) -> String {
            ports.inherited.isEmpty ? "nothing" : ports.inherited.map(\.text).joined(separator: ", ")
        }
        let transform =
            shape.isStored ? "stored" : "\(shape.method)(\(label): \(shape.inputType)\(bag)) -> \(shape.outputType)"
        let everyone: Set<ContractChange.Audience> = [.callers, .implementations, .tests]
        return ContractItem(
            subject: .viewModel,
            noun: "view model",
            name: type.name.text,
            declaration: type.name.text,
            aspects: [
                aspect("runtime", spec.runtime.name, "its streams are those of", breaks: everyone),
                aspect("access", access, "it is", breaks: [.callers]),
                aspect(
                    "declaration",
                    head.joined(separator: " ") + (type.generics ?? ""),
                    "it is declared as",
                    breaks: [.callers, .tests]
                ),
                aspect("inherited", inherited.isEmpty ? "nothing" : inherited, "it inherits from", breaks: [.callers]),
                aspect("transform", transform, "input and output meet in", breaks: [.callers, .tests]),
                aspect("input", conformances(spec.inputDeclaration), "what comes in conforms to", breaks: [.callers]),
                aspect(
                    "output",
                    conformances(spec.outputDeclaration),
                    "what goes out conforms to",
                    breaks: [.callers, .tests]
                ),
            ]
        )
    }

    private var parameters: [ContractItem] {
        spec.parameters.filter { !$0.isAssigned }.map { parameter in
            let value = parameter.defaultValue?.text
            let type = parameter.type.text
            let needed: Set<ContractChange.Audience> = value == nil ? [.callers, .tests] : []
            return ContractItem(
                subject: .dependency,
                noun: "parameter of `init`",
                name: parameter.name.text,
                declaration: "\(parameter.name.text): \(type)" + (value.map { " = \($0)" } ?? ""),
                addingBreaks: needed,
                removingBreaks: [.callers, .tests],
                addingReason: value == nil ? "`init` needs it" : "",
                aspects: [
                    aspect(
                        "type",
                        type,
                        "the parameter `\(parameter.name.text)` of `init` is",
                        breaks: [.callers, .tests]
                    ),
                    ContractItem.Aspect(
                        id: "default",
                        value: value ?? "",
                        sentence: { old, new in
                            let name = "the parameter `\(parameter.name.text)` of `init`"
                            if old.isEmpty { return "\(name) has a default, `\(new)`" }
                            if new.isEmpty { return "\(name) has no default any more; it was `\(old)`" }
                            return "\(name) is `\(new)` by default instead of `\(old)`"
                        },
                        breaks: value == nil ? [.callers, .tests] : []
                    ),
                    ReachReader.label(of: parameter),
                ] + ReachReader.reach(of: parameter)
            )
        }
    }

    private var services: [ContractItem] {
        spec.services.filter { !$0.isExisting }.flatMap { service in
            if let fields = service.fields {
                return fields.map { member(service, "property", $0.name, "\($0.word) \($0.type)") }
            }
            let methods = service.declaredMethods.map { method in
                member(service, "method", method.name.text + labels(method), signature(method))
            }
            let properties = service.declaredProperties.map { property in
                let access = property.isSettable ? "{ get set }" : "{ get }"
                return member(service, "property", property.name.text, "\(property.type.text) \(access)")
            }
            return methods + properties
        }
    }

    private func member(_ service: Service, _ noun: String, _ name: String, _ declaration: String) -> ContractItem {
        let full = "\(service.name.text).\(name)"
        return ContractItem(
            subject: .service,
            noun: noun,
            name: full,
            declaration: full,
            addingBreaks: [.implementations],
            removingBreaks: [.callers, .tests],
            addingReason: "what \(service.isStruct ? "makes" : "conforms to") `\(service.name.text)` needs it",
            aspects: [aspect("signature", declaration, "the \(noun) `\(full)` is", breaks: [.implementations, .tests])]
        )
    }

    private var requests: [ContractItem] {
        spec.requests.map { request in
            let name = request.name.text
            func pairs(_ list: [(name: Fragment, value: Fragment)]) -> String {
                list.map { "\($0.name.text): \($0.value.text)" }.joined(separator: ", ")
            }
            func part(_ id: String, _ value: String, _ before: String, _ breaks: Set<ContractChange.Audience> = [])
                -> ContractItem.Aspect
            {
                ContractItem.Aspect(
                    id: id,
                    value: value,
                    sentence: { old, new in
                        if old.isEmpty { return "the request `\(name)` \(before) `\(new)`, and had none" }
                        if new.isEmpty { return "the request `\(name)` \(before) none; it was `\(old)`" }
                        return "the request `\(name)` \(before) `\(new)` instead of `\(old)`"
                    },
                    breaks: breaks
                )
            }
            let parameters = request.parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")
            return ContractItem(
                subject: .request,
                noun: "request",
                name: name,
                declaration: "\(name): \(request.method.text) \(request.url.text)",
                removingBreaks: [.tests],
                aspects: [
                    part("parameters", parameters, "has the parameters", [.implementations, .tests]),
                    part("url", "\(request.method.text) \(request.url.text)", "goes to", [.tests]),
                    part("query", pairs(request.query), "has the query"),
                    part("headers", pairs(request.headers), "has the headers"),
                    part("body", request.body?.text ?? "", "has the body"),
                    part(
                        "status",
                        request.statuses.map(\.text).joined(separator: ", "),
                        "expects the statuses",
                        [.tests]
                    ),
                    part("decode", request.decode?.text ?? "", "decodes", [.tests]),
                    part(
                        "value",
                        (request.value?.text ?? "") + (request.mayLackValue ? "?" : ""),
                        "answers the value",
                        [.tests]
                    ),
                ]
            )
        }
    }

    private var errors: [ContractItem] {
        guard let errors = spec.errors else { return [] }
        let type = errors.typeName.text
        let whole = ContractItem(
            subject: .error,
            noun: "error type",
            name: type,
            declaration: type,
            addingBreaks: [.callers],
            removingBreaks: [.callers, .tests]
        )
        return [whole]
            + errors.cases.map { item in
                ContractItem(
                    subject: .error,
                    noun: "error case",
                    name: "\(type).\(item.name.text)",
                    declaration: "\(type).\(item.name.text)",
                    addingBreaks: [.callers],
                    removingBreaks: [.callers, .tests],
                    addingReason: "a `switch` over the errors has to know it",
                    aspects: [
                        aspect(
                            "reasons",
                            item.reasons.map(\.rawValue).joined(separator: ", "),
                            "`\(type).\(item.name.text)` stands for",
                            breaks: [.tests]
                        )
                    ]
                )
            }
    }

    /// A method's labels: `(email:password:)`.
    private func labels(_ method: SwiftMethod) -> String {
        "(" + method.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    private func signature(_ method: SwiftMethod) -> String { SpecText.squeezed(method.signature.text) }
}
