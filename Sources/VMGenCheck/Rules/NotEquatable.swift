import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// `distinct` of values that cannot be compared.
enum NotEquatable: Rule {
    package static let id = "not-equatable"

    /// What `distinct`, at `place`, cannot compare of `arriving`; nil where it can, or nobody knows.
    static func check(_ arriving: Arriving, at place: SourceRange, draft: SpecDraft) -> Finding? {
        guard arriving.isKnown else { return nil }
        let components = arriving.element.components
        guard !components.isEmpty else {
            return error("`distinct` has nothing to compare: what arrives carries no value; leave it out", at: place)
        }
        let types = components.count == 1 ? parts(of: components[0].type) : components.map(\.type)
        guard types.count <= 6 else {
            return error(
                "`distinct` compares tuples of up to six values, and \(types.count) arrive; compare one that tells, "
                    + "`distinct { $0 }`",
                at: place
            )
        }
        let own = OwnTypes(draft)
        for (index, type) in types.enumerated() {
            guard let type, let name = culprit(TypeText(type), own, isPart: types.count > 1) else { continue }
            let key = key(of: TypeText(type)).replacing("$0", with: "$\(types.count > 1 ? index : 0)")
            guard own.declared.contains(name) else {
                return error(
                    "`distinct` compares by `==`, which `\(name)` does not have; compare a part that has it, "
                        + "`distinct { \(key) }`",
                    at: place
                )
            }
            // What `types` declare an extension in Swift may make `Equatable`.
            return warning(
                "`distinct` compares by `==`, which `\(name)` does not say that it has; write `: Equatable` behind the name of "
                    + "`\(name)`, unless an extension in Swift does, or compare a part that has it, `distinct { \(key) }`",
                at: place
            )
        }
        return nil
    }

    /// What may tell one value of `type` from another.
    private static func key(of type: TypeText) -> String {
        if type.arrayOf != nil || type.dictionaryOf != nil { return "$0.count" }
        if let wrapped = type.optionalOf { return key(of: wrapped).replacing("$0", with: "$0?") }
        if type.text.hasPrefix("Result<") { return "try? $0.get()" }
        return TypeText.isAnyError(type.text) ? "$0.localizedDescription" : "$0.id"
    }

    /// The types of the parts of a tuple, or the type alone.
    private static func parts(of type: String?) -> [String?] {
        type.flatMap { TypeText($0).tupleParts }?.map(\.type.text) ?? [type]
    }

    /// The type, in `type`, whose values can certainly not be compared by `==`; nil where there is none, or nobody knows.
    /// `isPart` says that it is part of a tuple.
    private static func culprit(_ type: TypeText, _ own: OwnTypes, isPart: Bool) -> String? {
        let text = type.text
        if let wrapped = type.optionalOf ?? type.arrayOf ?? type.dictionaryOf?.value {
            return culprit(wrapped, own, isPart: true)
        }
        if let result = StreamType(Fragment(text, SourceRange(0, text.utf8.count))), result.name.text == "Result" {
            return result.arguments.lazy.compactMap { culprit(TypeText($0.text), own, isPart: true) }.first
        }
        let isFunction = SwiftText.cut(Fragment(text, SourceRange(0, text.utf8.count)), at: "->") != nil
        let isTuple = isPart && !isFunction && (type.tupleParts != nil || text == "Void")
        let isAny = ["Any", "AnyObject", "Error"].contains(text) || text.hasPrefix("any ")
        return isFunction || isTuple || isAny || own.unequal.contains(text) ? text : nil
    }

    /// The types of a spec that have no `==`.
    private struct OwnTypes {
        /// Their names.
        var unequal: Set<String> { declared.union(protocols) }
        /// Those that the `types` block declares.
        var declared: Set<String> = []
        /// The services.
        var protocols: Set<String>

        /// Reads those of the services and of the `types` block of `draft`.
        init(_ draft: SpecDraft) {
            protocols = Set(draft.services.map(\.name.text))
            declared = OwnEnums(draft.types).unequal
            for line in draft.types?.lines ?? [] where line.text.first?.isLetter == true {
                let words = SwiftText.words(of: line).map(\.text)
                guard let index = words.firstIndex(where: { ["struct", "class"].contains($0) }),
                    words.indices.contains(index + 1),
                    Set(words).isDisjoint(with: ["Equatable", "Hashable", "Comparable", "OptionSet"]),
                    words.last == words[index + 1]
                else { continue }
                declared.insert(words[index + 1])
            }
        }
    }
}
