import VMGenModel
import VMGenSpec

/// Reads what callers write down word by word beside the streams: labels, initializers, properties, and the cases of enums.
enum ReachReader {
    private static let users: Set<ContractChange.Audience> = [.callers, .tests]

    /// What others read from the view model beside its output, and what they set.
    static func properties(of spec: ViewModelSpec) -> [ContractItem] {
        spec.variables.map { variable in
            let name = variable.name.text
            let value = SwiftText.cut(variable.declaration, at: " = ")?.1.text ?? ""
            var aspects = [
                ContractItem.Aspect(
                    id: "type",
                    value: SpecText.squeezed(variable.type?.text ?? value),
                    sentence: { "the property `\(name)` is `\($1)` instead of `\($0)`" },
                    breaks: users
                ),
                ContractItem.Aspect(
                    id: "body",
                    value: SpecText.squeezed(variable.body?.text ?? ""),
                    sentence: { old, new in
                        if old.isEmpty { return "the property `\(name)` is computed now: `\(new)`" }
                        if new.isEmpty { return "the property `\(name)` is not computed any more" }
                        return "the property `\(name)` is computed as `\(new)` instead of `\(old)`"
                    },
                    breaks: []
                ),
            ]
            aspects += reach("property", name, variable.modifiers, isSettable: variable.isSettable)
            return ContractItem(
                subject: .dependency,
                noun: "property",
                name: name,
                declaration: name + (variable.type.map { ": \($0.text)" } ?? ""),
                removingBreaks: users,
                aspects: aspects,
                isHidden: variable.isPrivate
            )
        }
    }

    /// The initializers beside the one of the parameters.
    static func initializers(of spec: ViewModelSpec) -> [ContractItem] {
        spec.furtherInits.map { initializer in
            ContractItem(
                subject: .dependency,
                noun: "initializer",
                name: initializer.name,
                declaration: initializer.name,
                removingBreaks: users,
                aspects: [
                    ContractItem.Aspect(
                        id: "signature",
                        value: SpecText.squeezed(initializer.signature.text),
                        sentence: { "the initializer `\($1)` was `\($0)`" },
                        breaks: users
                    )
                ],
                isHidden: initializer.modifiers.contains("private")
            )
        }
    }

    /// The enums that the lines of inputs and outputs of `spec` declare, and their cases.
    static func choices(of spec: ViewModelSpec) -> [ContractItem] {
        (spec.inputs + spec.outputs).flatMap { port -> [ContractItem] in
            guard let choice = port.choice else { return [] }
            let type = choice.name.text
            let whole = ContractItem(
                subject: port.role == .input ? .input : .output,
                noun: "enum",
                name: type,
                declaration: choice.head.text,
                removingBreaks: users,
                aspects: [
                    ContractItem.Aspect(
                        id: "head",
                        value: SpecText.squeezed(choice.head.text),
                        sentence: { "`\(type)` is declared as `\($1)` instead of `\($0)`" },
                        breaks: users
                    )
                ]
            )
            return [whole] + choice.cases.map { self.case($0, of: type, whole.subject) }
        }
    }

    private static func `case`(_ event: EventCase, of type: String, _ subject: ContractChange.Subject) -> ContractItem {
        let name = "\(type).\(event.name.text)"
        return ContractItem(
            subject: subject,
            noun: "case",
            name: name,
            declaration: name,
            addingBreaks: [.callers],
            removingBreaks: users,
            addingReason: "a `switch` over it has to know it",
            aspects: [
                ContractItem.Aspect(
                    id: "payload",
                    value: "(\(ContractReader.payload(of: event)))",
                    sentence: { "the case `\(name)` carries `\($1)` instead of `\($0)`" },
                    breaks: users
                )
            ]
        )
    }

    /// What a call of `init` writes before the argument of `parameter`.
    static func label(of parameter: InitParameter) -> ContractItem.Aspect {
        let name = parameter.name.text
        func word(_ label: String) -> String { "`\(label.isEmpty ? name : label):`" }
        return ContractItem.Aspect(
            id: "label",
            value: parameter.label.map { $0 == name ? "" : $0 } ?? "",
            sentence: { old, new in
                let now = new == "_" ? "without a label" : "as \(word(new))"
                let before = old == "_" ? "had none" : "was \(word(old))"
                return "the parameter `\(name)` of `init` is passed \(now) now; it \(before)"
            },
            breaks: users
        )
    }

    /// Who reads and sets the property that keeps `parameter`.
    static func reach(of parameter: InitParameter) -> [ContractItem.Aspect] {
        let modifiers = parameter.isDeclared ? parameter.modifiers : ["private"]
        return reach(
            "property",
            parameter.name.text,
            modifiers,
            isSettable: parameter.isDeclared && parameter.isVariable
        )
    }

    /// Who reads `name` from the view model itself, as `port` says.
    static func visibility(of port: Port, _ noun: String) -> ContractItem.Aspect {
        let name = port.name.text
        return ContractItem.Aspect(
            id: "visibility",
            value: port.visibility.map { SpecText.squeezed($0.text) } ?? "",
            sentence: { old, new in
                if new.isEmpty { return "the \(noun) `\(name)` cannot be read from the view model any more" }
                if old.isEmpty { return "the \(noun) `\(name)` can be read from the view model" }
                return "the \(noun) `\(name)` is `\(new)` instead of `\(old)`"
            },
            breaks: users,
            isBreaking: { old, _ in !old.isEmpty }
        )
    }

    private static func reach(
        _ noun: String,
        _ name: String,
        _ modifiers: [String],
        isSettable: Bool
    ) -> [ContractItem.Aspect] {
        let levels = ["private", "internal", "package", "public", "open"]
        let level =
            modifiers.contains("fileprivate") ? "private" : levels.first(where: modifiers.contains) ?? "internal"
        let isOpen = isSettable && level != "private" && !modifiers.contains { $0.hasSuffix("(set)") }
        return [
            ContractItem.Aspect(
                id: "access",
                value: level,
                sentence: { "the \(noun) `\(name)` is `\($1)` instead of `\($0)`" },
                breaks: users,
                isBreaking: { old, new in levels.firstIndex(of: new) ?? 0 < levels.firstIndex(of: old) ?? 0 }
            ),
            ContractItem.Aspect(
                id: "set",
                value: isOpen ? "set" : "",
                sentence: { _, new in "the \(noun) `\(name)` \(new.isEmpty ? "cannot be set any more" : "can be set")"
                },
                breaks: users,
                isBreaking: { _, new in new.isEmpty }
            ),
        ]
    }
}
