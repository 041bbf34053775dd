import VMGenModel
import VMGenSpec

extension ViewModelSpec {
    /// The lines of Swift that stand in the output as they stand in the spec, without their indentation: nested types, and
    /// the blocks of `swift` steps.
    package var verbatimLines: Set<String> {
        let blocks = flows.steps(and: failures).flatMap { step -> [Fragment] in
            if case .verbatim(let block) = step.argument { return block.lines }
            return []
        }
        let lines = (types?.lines ?? []) + blocks
        return Set(lines.map { String($0.text.drop { $0 == " " }) })
    }
}
