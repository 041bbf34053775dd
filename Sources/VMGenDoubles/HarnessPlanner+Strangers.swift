import VMGenModel
import VMGenSpec

extension HarnessPlanner {
    /// What the compiler says, as a Swift literal, where hand-written tests use a name of the harness that the spec does not have,
    /// such as the old one of a renamed input. Empty where the run that renames says it, in a file of its own, `+Renamed.swift`:
    /// what a build makes follows from the specs alone.
    package var strangers: String {
        guard spec.marksText else { return "" }
        let sent = inputs.map { String($0.signature.prefix { $0 != "(" }) }
        let names = sent + outputs.map(\.label) + doubles.filter(\.isKept).map(\.name)
        let file = spec.source.path.split(separator: "/").last.map(String.init) ?? spec.source.path
        let all = names.prefix(Self.most).joined(separator: ", ") + (names.count > Self.most ? ", …" : "")
        return SwiftLiteral("\(file) has no input, output or double of this name; it has \(all)").swift
    }

    /// A message names no more.
    private static var most: Int { 12 }
}
