import VMGenCheck
import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension RuleCatalog.Entry {
    /// The spec that breaks the rule, complete, with a line end.
    public var wrong: String { Self.complete(explanation.wrong) }

    /// The same spec, mended; complete, with a line end.
    public var right: String { Self.complete(explanation.right) }

    /// What the rule says about `wrong`, as the file `path`, in source order.
    public func diagnostics(path: String) -> [Diagnostic] {
        let source = SourceText(path: path, bytes: wrongBytes)
        let protocols = SwiftProtocols(besideSource.map { [$0] } ?? [])
        let (model, found) = SpecAnalysis.analyse(source, protocols: protocols)
        return (found + diagnostics(of: model)).filter { $0.rule == id }
    }

    /// Whether it says an error of `wrong`, rather than a warning; nil where it says nothing.
    public var isError: Bool? {
        let found = diagnostics(path: "Wrong.vm")
        return found.isEmpty ? nil : found.contains(where: \.isError)
    }

    /// What is said about `model` where the spec that stands beside it has been read first.
    private func diagnostics(of model: ViewModelSpec?) -> [Diagnostic] {
        guard let model, let beside = besideSource, let other = SpecAnalysis.analyse(beside).0 else { return [] }
        return MixedRuntimes.check([other, model]) + DuplicateType.check([other, model])
    }

    /// The spec that stands beside the wrong one; nil where that breaks the rule alone.
    private var besideSource: SourceText? {
        explanation.beside.map { SourceText(path: "Beside.vm", text: Self.complete($0)) }
    }

    /// The bytes of `wrong`. A string is always valid UTF-8, so a replacement character stands for a byte that is not.
    private var wrongBytes: [UInt8] {
        let replacement = Array("\u{FFFD}".utf8)
        var bytes: [UInt8] = []
        var rest = Array(wrong.utf8)[...]
        while let first = rest.first {
            let isReplacement = rest.starts(with: replacement)
            bytes.append(isReplacement ? 0xFF : first)
            rest = rest.dropFirst(isReplacement ? replacement.count : 1)
        }
        return bytes
    }

    /// `spec` with a line end, and with the first two lines of a spec where it leaves them out.
    private static func complete(_ spec: String) -> String {
        let head = spec.hasPrefix("view-model:") ? "" : "view-model: HomeViewModel\nruntime: rxswift\n"
        return head + spec + "\n"
    }
}
