import VMGenModel
import VMGenSpec

/// A sample that tests name instead of making it: what it is called there, its type, and its text.
package struct TestConstant: Equatable {
    /// What it is called.
    package var name: String
    /// Its type.
    package var type: String
    /// What makes it.
    package var text: String
    /// Whether it is a member of the tests' type, because the spec gives it a name; others are made in the test that names them.
    package var isMember = false

    /// Makes it of its parts.
    package init(name: String, type: String, text: String, isMember: Bool = false) {
        self.name = name
        self.type = type
        self.text = text
        self.isMember = isMember
    }

    /// What follows `let` in its declaration. What is made by the type's own name says its type once.
    ///
    ///     early = Room(id: 1)
    ///     all: [Room] = [.kitchen]
    package var declaration: String { text.hasPrefix("\(type)(") ? "\(name) = \(text)" : "\(name): \(type) = \(text)" }

    /// Those of `spec` that make something, whose samples as tests spell them are `samples`: the members first, and none that makes
    /// what another one does. `qualified` spells a type of the spec as tests do.
    package static func all(
        of spec: ViewModelSpec,
        _ samples: [Sample],
        qualified: (String) -> String
    ) -> [TestConstant] {
        let members = SampleConstants(samples).all.map { name, type, value in
            TestConstant(name: SwiftText.escaped(name), type: qualified(type), text: value.text, isMember: true)
        }
        var all = members.filter { isMade($0.text) }
        for sample in samples {
            guard let type = type(of: sample.target, in: spec) else { continue }
            for (index, value) in sample.values.enumerated() where isMade(value.text) {
                guard !all.contains(where: { $0.text == value.text }) else { continue }
                let word = word(sample.name.text)
                let first = index == 0 ? word : "other\(word.capitalizedFirst)"
                let name = members.contains { $0.name == first } ? "\(SwiftText.unescaped(first))Sample" : first
                all.append(TestConstant(name: name, type: qualified(type), text: value.text))
            }
        }
        return all
    }

    /// Whether `text` makes something, in one line.
    private static func isMade(_ text: String) -> Bool { KnownValue.isNew(text) && !text.contains("\n") }

    /// The type of what a test makes of the samples of `target`; nil where it makes nothing, or has a member for it.
    private static func type(of target: Sample.Target, in spec: ViewModelSpec) -> String? {
        switch target {
        case .request, .constant: nil
        case .parameter(let index): spec.parameters[index].type.text
        case .input(let index): spec.inputs[index].element.text
        case .type(let name): name
        }
    }

    /// A sample's name or type as the name of a constant: `room` for `Room`, `rooms` for `[Room]`.
    private static func word(_ name: String) -> String {
        let letters = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.first.map(String.init) ?? "value"
        let word = letters.prefix(1).lowercased() + letters.dropFirst()
        return ["expect", "harness", "viewModel", "request"].contains(word) ? "\(word)Sample" : SwiftText.escaped(word)
    }
}
