import VMGenModel
import VMGenSpec

extension RequestValue {
    /// The requests of `draft` whose `value` leads elsewhere than it says, as far as what is decoded is declared by the spec, or is
    /// known to everybody.
    static func checkPaths(_ draft: SpecDraft) -> [Finding] {
        let own = OwnStructs(draft.types)
        return draft.requests.compactMap { check($0, own: own) }
    }

    private static func check(_ request: Request, own: OwnStructs) -> Finding? {
        guard let decode = request.decode, let value = request.value, let answer = request.answerType,
            !request.isUnreadable
        else { return nil }
        let parts = value.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var type = TypeText(decode.text)
        for (index, part) in parts.enumerated() {
            let isMarked = part.hasSuffix("?")
            let name = isMarked ? String(part.dropLast()) : part
            if let meant = own[type]?.meant(by: name) {
                return error("`\(type.text)` has no `\(name)`; did you mean `\(meant)`?", at: value.range)
            }
            guard let next = own.type(of: name, in: type) else { return nil }
            if index == parts.count - 1 { return last(name, of: type, next, of: request, answer: answer, own: own) }
            let form = (parts[..<index] + [isMarked ? name : name + "?"] + parts[(index + 1)...]).joined(separator: ".")
            if isMarked, own.isNeverNil(next) {
                return error("`\(name)` is never nil; write `value: \(form) as \(answer.text)`", at: value.range)
            }
            // At the ends of what is decoded as an array that has been reported.
            if !isMarked, next.optionalOf != nil {
                guard index > 0 || type.arrayOf == nil else { return nil }
                return error("`\(name)` may be nil; write `value: \(form) as \(answer.text)`", at: value.range)
            }
            type = next.optionalOf ?? next
        }
        return nil
    }

    /// What is wrong with the `answer` that the path `value` is said to be, where `name` of `owner`, of `type`, is its end.
    private static func last(
        _ name: String,
        of owner: TypeText,
        _ type: TypeText,
        of request: Request,
        answer: Fragment,
        own: OwnStructs
    ) -> Finding? {
        guard let value = request.value else { return nil }
        if request.mayLackValue, own.isNeverNil(type) {
            return error("`\(name)` is never nil; write `value: \(value.text) as \(answer.text)`", at: value.range)
        }
        // What may be missing is a failure, and the answer is what is there otherwise; at the end of an array, too.
        let isUnwrapped = request.mayLackValue || value.text.contains("?") || owner.arrayOf != nil
        if !isUnwrapped, type.optionalOf?.text == answer.text {
            return error(
                "`\(name)` may be nil; write `value: \(value.text)? as \(answer.text)`, which fails then",
                at: value.range
            )
        }
        let given = isUnwrapped ? type.optionalOf ?? type : type
        guard given.certainlyDiffers(from: TypeText(answer.text, declared: Set(own.all.keys))) else { return nil }
        return error(
            "`\(name)` is `\(given.text)`; write `value: \(value.text) as \(given.text)`",
            at: answer.range
        )
    }
}
