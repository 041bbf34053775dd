import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// The constants of a test: samples that make something, which a test that names them twice makes once.
package struct TestConstants {
    /// A sample: what it is called in a test, its type, and its text.
    package struct Constant: Equatable {
        package var name: String
        package var type: String
        package var text: String

        /// What follows `let` in its declaration. What is made by the type's own name says its type once.
        ///
        ///     early = Room(id: 1)
        ///     all: [Room] = [.kitchen]
        var declaration: String { text.hasPrefix("\(type)(") ? "\(name) = \(text)" : "\(name): \(type) = \(text)" }
    }

    /// The samples, longest first.
    private let samples: [Constant]

    /// The samples of `spec`, which are `all` as tests spell them.
    package init(_ spec: ViewModelSpec, _ all: [Sample]) {
        let types = NestedTypes(spec)
        var samples: [Constant] = []
        for sample in all {
            let type: String
            switch sample.target {
            case .request: continue
            case .parameter(let index): type = spec.parameters[index].type.text
            case .input(let index): type = spec.inputs[index].element.text
            case .type(let name), .constant(let name): type = name
            }
            for (index, value) in sample.values.enumerated() {
                let isMade = KnownValue.isNew(value.text) && !value.text.contains("\n")
                guard isMade, !samples.contains(where: { $0.text == value.text }) else { continue }
                let word = Self.word(sample.name.text)
                let name = index == 0 ? word : "other\(word.capitalizedFirst)"
                samples.append(Constant(name: name, type: types.qualified(type), text: value.text))
            }
        }
        self.samples = samples.sorted { $0.text.count > $1.text.count }
    }

    /// `test` with a constant in the place of each sample that it has twice.
    func hoisting(_ test: GeneratedTest) -> GeneratedTest {
        var test = test
        for sample in samples {
            let count = test.values.reduce(0) { $0 + $1.places(of: sample.text).count }
            guard count > 1 else { continue }
            let named = { (value: String) in value.replacing(word: sample.text, with: sample.name) }
            test.given = test.given.map { $0.mapped(named) }
            test.steps = test.steps.map { $0.mapped(named) }
            test.constants.insert(sample, at: 0)
        }
        return test
    }

    /// A sample's name or type as the name of a constant: `room` for `Room`, `rooms` for `[Room]`.
    private static func word(_ name: String) -> String {
        let letters = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.first.map(String.init) ?? "value"
        let word = letters.prefix(1).lowercased() + letters.dropFirst()
        return ["expect", "harness", "viewModel", "request"].contains(word) ? "\(word)Sample" : SwiftText.escaped(word)
    }
}
