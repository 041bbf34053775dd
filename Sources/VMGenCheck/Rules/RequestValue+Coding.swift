import VMGenModel
import VMGenSpec

extension RequestValue {
    /// The parameters of requests of `draft` that are a body, of a struct of the spec that does not say that it is encoded, and what
    /// is decoded as one that does not say so.
    static func checkCoding(_ draft: SpecDraft) -> [Finding] {
        let own = OwnStructs(draft.types)
        return draft.requests.flatMap { request -> [Finding] in
            let body = request.parameters.first { $0.name == request.body?.text }
            let coded = [
                (request.decode, request.decode?.text, "Decodable"), (request.body, body?.type, "Encodable"),
            ]
            return coded.compactMap { place, type, coding in
                guard let place, let type, let name = own.uncoded(TypeText(type)) else { return nil }
                return warning(
                    "`\(name)` does not say that it is `\(coding)`; write `struct \(name): \(coding)` under `types`, unless an "
                        + "extension in Swift does",
                    at: place.range
                )
            }
        }
    }
}

extension OwnStructs {
    /// Protocols that say nothing of coding, and ask for nothing that is `Codable`.
    private static let uncoding: Set<String> = [
        "Equatable", "Hashable", "Sendable", "Identifiable", "Comparable", "Error", "CustomStringConvertible",
    ]

    /// The struct of the spec that `type` holds where that is certainly not declared as one that is coded; nil for all else.
    fileprivate func uncoded(_ type: TypeText) -> String? {
        if let inner = type.optionalOf ?? type.arrayOf ?? type.dictionaryOf?.value { return uncoded(inner) }
        guard let declared = self[type], !declared.isExtended,
            declared.inherited.allSatisfy(Self.uncoding.contains)
        else { return nil }
        return type.text
    }
}
