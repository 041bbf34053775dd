import VMGenModel
import VMGenSpec

/// The constants that the samples of a spec declare for its scenarios. One may name others.
package struct SampleConstants {
    /// All of them, in order: the name, the type as the spec has it, and the value.
    package let all: [(name: String, type: String, value: Fragment)]
    /// The constants that each names.
    private let named: [String: Set<String>]

    /// The constants among `samples`.
    package init(_ samples: [Sample]) {
        all = samples.compactMap { sample in
            guard case .constant(let type) = sample.target, let value = sample.values.first else { return nil }
            return (sample.name.text, type, value)
        }
        let names = Set(all.map(\.name))
        let uses = all.map { ($0.name, names.intersection(SwiftText.freeNames(in: $0.value).map(\.text))) }
        named = Dictionary(uses) { first, _ in first }
    }

    /// Whether the constant called `name` names another one, so that it cannot be a stored property of its own.
    package func namesOthers(_ name: String) -> Bool { named[name]?.isEmpty == false }

    /// The constants that what `names` stand for needs, themselves included.
    package func needed(for names: Set<String>) -> Set<String> {
        var needed: Set<String> = []
        var open = Array(names)
        while let name = open.popLast() {
            if needed.insert(name).inserted { open += named[name] ?? [] }
        }
        return needed
    }
}
