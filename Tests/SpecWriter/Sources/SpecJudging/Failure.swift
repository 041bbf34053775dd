import Foundation

/// Something that went wrong with a spec that is valid.
public struct Failure: Sendable {
    /// Where it shows.
    public enum Stage: String, Sendable {
        /// vmgen refuses the spec.
        case check
        /// vmgen ends without an answer.
        case crash
        /// The view model does not compile.
        case viewModel = "view model"
        /// The hand-written logic does not compile against it.
        case logic
        /// The harness and its doubles do not compile.
        case harness
        /// The generated tests do not compile.
        case tests
        /// What a target's specs share does not compile.
        case support
        /// A generated test fails.
        case run
    }

    /// The spec's name.
    public var spec: String
    /// Where it shows.
    public var stage: Stage
    /// What is said.
    public var message: String
    /// The line that it is said about; empty where there is none.
    public var line = ""
    /// The number of that line; 0 where there is none.
    public var number = 0
    /// Whether that line is one of the spec.
    public var isAtSpec = false
    /// The language mode that it shows in.
    public var mode: Int

    /// What is said, whatever the spec is called.
    var general: String { message.components(separatedBy: spec).joined(separator: "Spec") }

    /// What failures of one kind have in common: the stage and the shape of the message, with the outermost types of
    /// what it quotes.
    public var kind: String {
        var text = ""
        var quoted: String?
        for character in message where !character.isNumber {
            guard "'`\"".contains(character) else {
                if quoted == nil { text.append(character) } else { quoted?.append(character) }
                continue
            }
            if let inner = quoted {
                text += Self.shape(inner)
                quoted = nil
            } else {
                quoted = ""
            }
        }
        return "\(stage.rawValue): \(text)"
    }

    private static func shape(_ quoted: String) -> String {
        if quoted.hasPrefix("(") { return "(…)" }
        guard let open = quoted.firstIndex(of: "<") else { return "_" }
        return quoted[..<open] + "<…>"
    }

    /// Whether vmgen refuses, in so many words, what the writer could not know: that a name is taken by what is generated or by what
    /// counts time, that an input which ends work starts it as well, by way of other flows, or that a value that is `Published` is
    /// read while it changes.
    public var isExcused: Bool {
        let reasons = [
            "is taken by the generated code", "cannot end this work", "` count on, of type `",
            "` is the value before here:",
        ]
        return stage == .check && reasons.contains(where: message.contains)
    }
}

extension Failure {
    /// The failures that a compiler's output or vmgen's tells of, the first of each spec and stage before the others.
    ///
    /// - Parameters:
    ///   - output: lines of the form `path:line:column: error: message`.
    ///   - names: the specs' names, with which the names of their files start.
    static func read(_ output: String, names: Set<String>, mode: Int, isCheck: Bool) -> [Failure] {
        var failures: [Failure] = []
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let sign = line.range(of: ": error: ") else { continue }
            let place = line[..<sign.lowerBound]
            let parts = place.split(separator: ":")
            guard parts.count >= 2, let file = parts[0].split(separator: "/").last else { continue }
            let message = String(line[sign.upperBound...])
            let name = names.first { file.hasPrefix($0) }
            let quoted = isCheck && index + 1 < lines.count ? String(lines[index + 1]) : ""
            failures.append(
                Failure(
                    spec: name ?? "",
                    stage: isCheck ? .check : name == nil ? .support : stage(of: file),
                    message: message,
                    line: quoted.isEmpty ? String(place) : quoted,
                    number: Int(parts[1]) ?? 0,
                    isAtSpec: file.hasSuffix(".vm"),
                    mode: mode
                )
            )
        }
        return failures
    }

    private static func stage(of file: Substring) -> Stage {
        if file.hasSuffix("GeneratedTests.swift") { return .tests }
        if file.hasSuffix("Harness.swift") { return .harness }
        return file.hasSuffix("+Logic.swift") || file.hasSuffix("Domain.swift") ? .logic : .viewModel
    }
}
