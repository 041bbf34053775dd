import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// The specs of one folder of a golden target.
struct GoldenCase: CustomTestStringConvertible, Sendable {
    /// The target that it belongs to.
    let target: GoldenTarget
    /// The folder's name.
    let name: String
    /// The names of its specs, sorted.
    let specs: [String]
    /// What is generated for it.
    private let kept = KeptValue<GenerationResult>()

    /// A folder with its specs.
    init(target: GoldenTarget, name: String, specs: [String]) {
        (self.target, self.name, self.specs) = (target, name, specs)
    }

    /// The cases of all targets.
    static let all = GoldenTarget.all.flatMap(\.cases)

    var testDescription: String { "\(target.runtime) \(name)" }

    /// What is generated for it alone, as if it were a target of its own; once for all who look at it.
    var generated: GenerationResult {
        kept.value { EmbeddedTemplates.generate(target.input(specs: specs)) }
    }
}
