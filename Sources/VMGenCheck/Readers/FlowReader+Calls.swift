import VMGenModel
import VMGenSpec

extension FlowReader {
    /// What is wrong with `part` where it is a call without the step that makes it; nil where it is none.
    func withoutStep(_ part: Fragment) -> Finding? {
        var cursor = TextCursor(part)
        guard let name = cursor.identifier(), StepKind(rawValue: name.text) == nil else { return nil }
        if let call = StepReader.firstClause(of: part)?.head, SinkReader.isPath(call) {
            return UnknownStep.work(call, part)
        }
        if cursor.isCallOrEnd {
            if requests.contains(name.text) { return UnknownStep.request(part) }
            if methods.contains(name.text) { return UnknownStep.method(part, name: name) }
        }
        return cursor.next == UInt8(ascii: ".") && SinkReader.isPath(part) ? UnknownStep.call(part) : nil
    }

    /// The step that `part` is, where another language's word runs work in it, `flatMap load`: what it runs is looked up too.
    func foreignWork(_ part: Fragment) -> StepSyntax? {
        var cursor = TextCursor(part)
        guard let word = cursor.identifier(), let kind = ForeignSteps.work(word.text), SinkReader.isPath(cursor.rest)
        else { return nil }
        return StepReader(findings: findings, verbatim: nil).read(part, kind: kind)
    }
}
