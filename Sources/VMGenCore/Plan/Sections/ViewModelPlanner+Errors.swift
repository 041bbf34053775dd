import VMGenTemplating

extension ViewModelPlanner {
    /// The error enum, and which of its cases stands for what.
    var errors: TemplateValue {
        guard let errors = spec.errors else {
            return .dictionary(["isDeclared": .bool(false)])
        }
        return .dictionary([
            "isDeclared": .bool(errors.isDeclared),
            "name": .string(errors.typeName.text),
            "documentation": .strings(errors.documentation),
            "cases": .list(errors.cases.map(errorCase)),
            "matches": .list(matches(errors)),
            "other": .string(errors.caseName(for: .other).map(SwiftText.escapedMember) ?? ""),
        ])
    }

    /// The failures that have a case of their own, other than the one for anything else.
    private func matches(_ errors: ErrorPolicy) -> [TemplateValue] {
        let other = errors.caseName(for: .other)
        let types: [(ErrorPolicy.Reason, String)] = [(.decoding, "DecodingError"), (.transport, "URLError")]
        return types.compactMap { reason, type in
            guard let name = errors.caseName(for: reason), name != other else { return nil }
            return .dictionary(["type": .string(type), "case": .string(SwiftText.escapedMember(name))])
        }
    }

    private func errorCase(_ errorCase: ErrorPolicy.Case) -> TemplateValue {
        .dictionary([
            "name": .string(SwiftText.escaped(errorCase.name.text)),
            "documentation": .strings(errorCase.documentation),
        ])
    }
}
