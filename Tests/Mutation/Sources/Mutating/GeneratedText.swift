/// The text of one generated file, as the lines in which the regular shapes of generated code are found.
public struct GeneratedText: Sendable {
    /// The lines, without their line ends.
    public let lines: [String]
    /// The lines without indentation; a comment is an empty one.
    let code: [String]

    /// Splits `text` into lines.
    public init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        code = lines.map { line in
            let trimmed = line.drop { $0 == " " }
            return trimmed.hasPrefix("//") ? "" : String(trimmed)
        }
    }

    /// Whether the code runs on Combine; otherwise on RxSwift.
    public var isCombine: Bool {
        code.contains { $0.contains("AnyPublisher") || $0.contains("AnyCancellable") }
    }

    /// Whether this is a view model, not what several of them share.
    var isViewModel: Bool {
        code.contains("struct Input {") || code.contains("enum Input {") || code.contains("struct Output {")
    }

    /// The number of spaces before the code of line `index`.
    func indent(_ index: Int) -> Int {
        lines[index].prefix { $0 == " " }.count
    }

    /// Line `index` with `code` in place of its code.
    func line(_ index: Int, _ code: String) -> String {
        String(repeating: " ", count: indent(index)) + code
    }

    /// The lines from `index` to where the brackets that open in it are closed: one chain step, with its closure.
    func step(at index: Int) -> Range<Int> {
        var depth = 0
        for end in index..<lines.count {
            for character in code[end] {
                if "({[".contains(character) { depth += 1 }
                if ")}]".contains(character) { depth -= 1 }
            }
            if depth <= 0 { return index..<end + 1 }
        }
        return index..<index + 1
    }
}
