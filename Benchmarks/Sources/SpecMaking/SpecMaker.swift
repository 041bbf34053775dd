/// Makes the text of one spec, which follows from its number.
package struct SpecMaker {
    /// What a spec has beside inputs, outputs and flows.
    package enum Kind: String {
        /// Nothing.
        case plain
        /// A service, a request in one of ten, and scenarios.
        case full
    }

    /// How many inputs and outputs specs have, and how many of a hundred have so many: of 420 hand-written view models the
    /// median has 3 and 3, one in ten more than 6 and 8, the largest 28 and 32.
    private static let sizes: [(share: Int, inputs: Int, outputs: Int)] = [
        (15, 1, 1), (20, 2, 2), (25, 3, 3), (15, 4, 4), (13, 5, 6), (7, 6, 8), (4, 10, 12), (1, 28, 32),
    ]

    /// The type of an input and what flows make of it.
    private enum Element: CaseIterable {
        case void
        case number
        case text
    }

    /// The spec's number.
    package let number: Int
    /// What it has.
    package let kind: Kind
    private let inputs: [(name: String, element: Element)]
    private let outputCount: Int

    /// Makes the spec called `Screen`*number*.
    package init(number: Int, kind: Kind) {
        self.number = number
        self.kind = kind
        // Sizes are spread over the numbers: 37 and 100 have no common factor.
        var place = number * 37 % 100
        let size = Self.sizes.first(where: { size in
            place -= size.share
            return place < 0
        })
        outputCount = size?.outputs ?? 1
        inputs = (0..<(size?.inputs ?? 1)).map { index in
            let element = Element.allCases[(number + index) % Element.allCases.count]
            return ("\(Self.stem(of: element))\(index)", element)
        }
    }

    /// The name of the spec's file without its ending.
    package var name: String { "Screen\(number)" }

    /// The spec.
    package var text: String {
        var parts = ["## The screen of number \(number).\nview-model: final class \(name)ViewModel\nruntime: rxswift\n"]
        if kind == .full { parts.append(dependencies) }
        parts.append("inputs:\n" + inputs.map { "  \($0.name): \(Self.type(of: $0.element))\n" }.joined())
        parts.append("outputs:\n" + (0..<outputCount).map(output).joined() + (kind == .full ? fullOutputs : ""))
        if kind == .full, hasRequest { parts.append(request) }
        parts.append("flows:\n" + (0..<outputCount).map(flow).joined() + (kind == .full ? fullFlows : ""))
        if kind == .full { parts.append("scenarios:\n" + scenarios) }
        return parts.joined(separator: "\n")
    }

    /// The input that feeds the output of a number.
    private func source(of output: Int) -> (name: String, element: Element) { inputs[output % inputs.count] }

    private func output(_ index: Int) -> String {
        switch source(of: index).element {
        case .void: "  ## Told that it happened.\n  done\(index): Void\n"
        case .number: "  sum\(index): Int = 0\n"
        case .text: index % 2 == 0 ? "  isValid\(index): Bool = false\n" : "  title\(index): String = \"\"\n"
        }
    }

    private func flow(_ index: Int) -> String {
        let (name, element) = source(of: index)
        switch element {
        case .void: return "  - \(name) -> done\(index)\n"
        case .number: return "  - \(name) -> filter { $0 > \(index) } -> map { $0 + \(number) } -> sum\(index)\n"
        case .text:
            let isFlag = index % 2 == 0
            return isFlag
                ? "  - \(name) -> map { !$0.isEmpty } -> distinct -> isValid\(index)\n"
                : "  - \(name) -> map { $0.uppercased() } -> title\(index)\n"
        }
    }

    // MARK: - What a full one has beside

    private var hasRequest: Bool { number % 10 == 0 }

    private var dependencies: String {
        let session = hasRequest ? "  var urlSession: URLSessionProtocol = URLSession.shared\n" : ""
        return "init:\n  let useCase: \(name)UseCase\n\(session)\nservices:\n  \(name)UseCase:\n"
            + "    - load(id: Int) -> Single<[String]>\n"
    }

    private var fullOutputs: String {
        "  items: [String] = []\n" + (hasRequest ? "  score: Int = 0\n" : "") + "  error: any Error\n"
    }

    private var request: String {
        "requests:\n  fetchScore: GET https://example.com/scores/\(number)\n    decode: Int\n"
    }

    private var fullFlows: String {
        "  - \(inputs[0].name) -> latest useCase.load(id: \(number)) -> items\n"
            + (hasRequest ? "  - \(inputs[0].name) -> latest fetchScore -> score\n" : "")
            + "  - errors -> error\n"
    }

    private var scenarios: String {
        let (name, element) = inputs[0]
        let send =
            switch element {
            case .void: name
            case .number: "\(name) 7"
            case .text: "\(name) \"seven\""
            }
        return "  what was loaded is shown:\n"
            + "    given: useCase.load answers [\"a\", \"b\"]\n    when: \(send)\n    then: items = [\"a\", \"b\"]\n"
            + "  nothing happens before:\n    when: start\n    then: items is unchanged\n"
    }

    private static func stem(of element: Element) -> String {
        switch element {
        case .void: "tap"
        case .number: "amount"
        case .text: "text"
        }
    }

    private static func type(of element: Element) -> String {
        switch element {
        case .void: "Void"
        case .number: "Int"
        case .text: "String"
        }
    }
}
