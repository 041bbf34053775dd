import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A step that makes what has no type by itself, `nil` or `.search`: Swift knows it only by what becomes of it.
struct UntypedValue {
    /// The steps and the sink of the flow.
    let chain: ChainSyntax
    /// The declarations.
    let draft: SpecDraft

    /// What is wrong with the step at `index`, where nothing behind it tells Swift of what type its values are; nil for all others.
    func check(_ index: Int) -> Finding? {
        guard let made = made(by: chain.steps[index]), let part = UntypedSwift.part(of: made),
            GenericAnswer(chain: chain, draft: draft).type(after: index) == nil
        else { return nil }
        let rest = chain.steps.dropFirst(index + 1)
        if let consumer = rest.first(where: { !$0.kind.passesOn && $0.kind != .with }) {
            switch consumer.argument {
            case .closure, .none, .expression: return consumer.kind.changesValue ? finding(part) : nil
            case .call(let text), .work(let text, _): return text.takesWholeValues ? nil : finding(part)
            case .list, .amount, .verbatim: return nil
            }
        }
        switch chain.sink?.kind {
        case .named(let name, nil):
            let isListed = part.text.first == "." && made.text.contains("[")
            return finding(part, name: rest.allSatisfy(\.kind.passesOn) && !isListed ? name : nil)
        case .name, .named: return rest.allSatisfy(\.kind.passesOn) ? nil : finding(part)
        case .set(let assignments):
            let isEmpty = part.text.first == "[" && assignments.count > 1
            return isEmpty || !assignments.allSatisfy(\.value.takesWholeValues) ? finding(part) : nil
        case .call(let text), .event(_, arguments: let text?): return text.takesWholeValues ? nil : finding(part)
        case .event, .expression, .parts, .ignore, nil: return nil
        }
    }

    /// Nothing says of what type `part` is. `name` is that of the stream which it becomes.
    private func finding(_ part: Fragment, name: Fragment? = nil) -> Finding {
        let type = type(with: part)
        let way =
            if let name {
                "say it behind the name, `as \(name.text): \(type ?? "…")`"
            } else if part.text == "nil" {
                "write it with the type, as in `String?.none`"
            } else if part.text.first == "[" {
                "write it with the type, as in `\(part.text == "[:]" ? "[String: Int]" : "[String]")()`"
            } else {
                "write the type in front" + (type.map { ", `\($0)\(part.text)`" } ?? " of the dot")
            }
        return StepArgument.error("nothing says of what type `\(part.text)` is here; \(way)", at: part.range)
    }

    /// What `step` makes of each value; nil for one that makes nothing, or says of what type that is.
    private func made(by step: StepSyntax) -> Fragment? {
        switch step.argument {
        case .expression(let text): return step.kind == .replace ? text : nil
        case .closure(let body):
            guard step.kind.changesValue || step.kind == .combine || step.kind == .zip else { return nil }
            guard let (head, rest) = body.closureSignature else { return body }
            return head.text.contains("->") ? nil : rest
        case .none, .call, .work, .list, .amount, .verbatim: return nil
        }
    }

    /// The one type of the spec that has the case that `part` names; nil where there is none, or several.
    private func type(with part: Fragment) -> String? {
        var cursor = TextCursor(part)
        guard cursor.take("."), let name = cursor.identifier()?.text else { return nil }
        let own = EnumCases(draft.types).cases.filter { $0.value.contains { $0.name == name } }.keys
        let choices = (draft.outputs.ports + draft.states.ports).compactMap(\.choice)
            .filter { $0.cases.contains { $0.name.text == name } }.map(\.name.text)
        let all = Set(own).union(choices)
        return all.count == 1 ? all.first : nil
    }
}

extension Fragment {
    /// Whether each `$0` in it is a whole value or a whole argument, so that what it is handed to tells its type.
    fileprivate var takesWholeValues: Bool {
        let bytes = Array(text.utf8)
        return SwiftText.closureArguments(in: self).filter { $0.index == 0 }.allSatisfy { argument in
            let (lower, upper) = (argument.range.lower - range.lower, argument.range.upper - range.lower)
            let before = bytes[..<lower].last { !$0.isBlank }
            let after = bytes[upper...].first { !$0.isBlank }
            return before.map { Array("(,:[".utf8).contains($0) } ?? true
                && after.map { Array("),]".utf8).contains($0) } ?? true
        }
    }
}
