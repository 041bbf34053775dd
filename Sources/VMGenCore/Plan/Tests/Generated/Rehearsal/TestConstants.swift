/// The constants of a test: samples that make something, which a test that names them twice makes once.
struct TestConstants {
    /// The samples: what they are called in a test, their type, and their text.
    private let samples: [(name: String, type: String, text: String)]

    /// The samples of `spec`.
    init(_ spec: ViewModelSpec) {
        let types = NestedTypes(spec)
        var samples: [(name: String, type: String, text: String)] = []
        for sample in spec.samples {
            let type: String
            switch sample.target {
            case .request: continue
            case .parameter(let index): type = spec.parameters[index].type.text
            case .input(let index): type = spec.inputs[index].element.text
            case .type(let name): type = name
            case .constant(let name): type = name
            }
            for (index, value) in sample.values.enumerated() {
                let isMade = KnownValue.isNew(value.text, others: []) && !value.text.contains("\n")
                guard isMade, !samples.contains(where: { $0.text == value.text }) else { continue }
                let word = Self.word(sample.name.text)
                let name = index == 0 ? word : "other\(word.capitalizedFirst)"
                samples.append((name, types.qualified(type), value.text))
            }
        }
        self.samples = samples.sorted { $0.text.count > $1.text.count }
    }

    /// `statements` with a constant in the place of each sample that they use twice.
    func hoisting(_ statements: [TestStatement]) -> [TestStatement] {
        var result = statements
        var constants: [TestStatement] = []
        for sample in samples {
            let count = result.reduce(0) { $0 + $1.count(of: sample.text) }
            guard count > 1 else { continue }
            result = result.map { $0.replacing(sample.text, with: sample.name) }
            constants.insert(.line("let \(sample.name): \(sample.type) = \(sample.text)"), at: 0)
        }
        return constants + result
    }

    /// A sample's name or type as the name of a constant: `room` for `Room`, `rooms` for `[Room]`.
    private static func word(_ name: String) -> String {
        let letters = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.first.map(String.init) ?? "value"
        let word = letters.prefix(1).lowercased() + letters.dropFirst()
        return ["harness", "viewModel", "request"].contains(word) ? "\(word)Sample" : SwiftText.escaped(word)
    }
}

extension TestStatement {
    /// How often `text` stands in it.
    fileprivate func count(of text: String) -> Int {
        texts.reduce(0) { $0 + $1.places(of: text).count }
    }

    /// The same with `new` in place of each `old`.
    fileprivate func replacing(_ old: String, with new: String) -> TestStatement {
        func replaced(_ text: String) -> String {
            var result = ""
            var rest = Substring(text)
            while let range = rest.firstRange(of: old) {
                result += rest[..<range.lowerBound] + new
                rest = rest[range.upperBound...]
            }
            return result + rest
        }
        switch self {
        case .line(let text): return .line(replaced(text))
        case .equal(let actual, let expected): return .equal(actual, replaced(expected))
        case .comes(let actual, equals: let expected): return .comes(actual, equals: replaced(expected))
        default: return self
        }
    }

    private var texts: [String] {
        switch self {
        case .line(let text): [text]
        case .equal(_, let expected), .comes(_, equals: let expected): [expected]
        default: []
        }
    }
}
