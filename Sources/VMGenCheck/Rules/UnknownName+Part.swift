import VMGenModel
import VMGenSpec

extension UnknownName {
    /// `text` is the `part` of a service's property at `path`, of whose `type` the spec does not say what parts it has: it may be
    /// a value, and it may be a stream.
    static func partOfProperty(_ text: Fragment, path: String, type: String, part: String, names: Namespace) -> Finding
    {
        let words = text.text.split(separator: ".").map(String.init)
        let last = words.last ?? ""
        let own = [last, words.suffix(2).first.map { $0 + last.capitalizedFirst } ?? last].first { names[$0] == nil }
        let name = own ?? "latest\(last.capitalizedFirst)"
        return error(
            "`\(path)` is of the type `\(type)`, and the spec does not say whether its `\(part)` is a value or a stream; for a "
                + "value write `with \(path)`, and `.\(part)` where it is used, and for a stream `\(text.text) -> as \(name)`, and "
                + "`with \(name)`",
            at: text.range
        )
    }

    /// What `with` takes along in `spec` as a stream, of which a flow sets a part or all: it is a value.
    static func checkSet(_ spec: ViewModelSpec) -> [Finding] {
        let paths = spec.flows.flatMap { flow -> [String] in
            guard case .set(let assignments) = flow.sink.kind else { return [] }
            return assignments.compactMap { if case .variable(let path) = $0.target { path } else { nil } }
        }
        guard !paths.isEmpty else { return [] }
        return spec.flows.flatMap(\.companions).compactMap { companion in
            guard case .source(.expression(let path)) = companion.kind,
                paths.contains(where: { $0 == path.text || $0.hasPrefix(path.text + ".") }),
                let dot = path.text.firstIndex(of: ".")
            else { return nil }
            let head = path.text[..<dot]
            return error(
                "`\(path.text)` is a value, which a flow sets, and a path is taken along as a stream; write `with \(head)`, and "
                    + "`\(path.text[dot...])` where it is used",
                at: path.range
            )
        }
    }

    /// What is wrong with the parameter or variable `name` as a stream, whose type is `type`; nil where it may be one: a type of
    /// another name may stand for one.
    static func heldValue(_ name: Fragment, _ type: Fragment, in draft: SpecDraft) -> Finding? {
        if draft.runtime.hasStream(type) { return nil }
        if let finding = NotWork.check(type, of: name.text, runtime: draft.runtime, at: name) { return finding }
        if let closure = ClosureType(calledOn: type.text) ?? ClosureType(type.text) {
            let call = "\(name.text)(\(closure.parameters.map { _ in "…" }.joined(separator: ", ")))"
            let what =
                draft.runtime.hasStream(Fragment(closure.result, type.range))
                ? "a flow starts from what it returns, `\(call)`" : "a flow calls it, `start -> map \(call) -> …`"
            return error("`\(name.text)` is a closure; \(what)", at: name.range)
        }
        guard draft.runtime.isCertainlyPlain(type) || draft.serviceIndex(ofType: type) != nil else { return nil }
        return error("`\(name.text)` is a plain value, no stream; `with \(name.text)` takes it along", at: name.range)
    }

    /// A flow starts from `name`, a `@Published` variable of which the type is not written, or which is wrapped or observed besides.
    static func published(_ name: Fragment, isObserved: Bool) -> Finding {
        let way =
            isObserved
            ? "alone, with no other wrapper and no `didSet`; let the flow do what that does"
            : "and has its type written: `@Published var \(name.text): … = …`"
        return error("a flow starts from what is `@Published` \(way)", at: name.range)
    }

    /// `name` has a value, and its `part` is asked for, as if `name` were the relay that holds it.
    static func valueOfValue(_ name: Fragment, at part: Fragment) -> Finding {
        error("`\(name.text)` is the value itself here; write `\(name.text)` without `.\(part.text)`", at: part.range)
    }

    /// What is wrong with `text`, which `with` takes along, where it computes something of `name`.
    static func computed(_ text: Fragment, of name: Fragment) -> Finding {
        error(
            "`with` takes along what has a name, and computes nothing; write `with \(name.text)`, and `\(text.text)` where it is "
                + "used, with its `$` in the place of `\(name.text)`",
            at: text.range
        )
    }
}
