import VMGenModel
import VMGenSpec

extension ViewModelPlanner {
    /// The error enum, and which of its cases stands for what; nil where the spec declares none.
    package var errors: ErrorsPlan? {
        guard let errors = spec.errors, errors.isDeclared else { return nil }
        return ErrorsPlan(
            name: errors.typeName.text,
            documentation: errors.documentation,
            cases: errors.cases.map { errorCase in
                ErrorsPlan.Case(
                    name: SwiftText.escaped(errorCase.name.text),
                    documentation: errorCase.documentation
                )
            },
            matches: matches(errors),
            other: errors.caseName(for: .other).map(SwiftText.escapedMember) ?? ""
        )
    }

    /// The failures that have a case of their own, other than the one for anything else.
    private func matches(_ errors: ErrorPolicy) -> [ErrorsPlan.Match] {
        let other = errors.caseName(for: .other)
        let types: [(ErrorPolicy.Reason, String)] = [(.decoding, "DecodingError"), (.transport, "URLError")]
        return types.compactMap { reason, type in
            guard let name = errors.caseName(for: reason), name != other else { return nil }
            return ErrorsPlan.Match(type: type, caseName: SwiftText.escapedMember(name))
        }
    }
}
