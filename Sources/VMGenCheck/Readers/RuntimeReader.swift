import VMGenModel
import VMGenSpec

/// Reads the `runtime:` line: `rxswift`, `combine`, or `combine(CombineShim)` with the module that is imported in the
/// place of Combine.
struct RuntimeReader: EntryReading {
    let findings: Findings

    /// The runtime that `entry` names; nil where it names none that exists.
    func read(_ entry: EntrySyntax) -> Runtime? {
        guard let value = entry.value else { return nil }
        let (name, module) = parts(of: value)
        guard let runtime = Runtime.all.first(where: { $0.name == name.text }) else {
            findings.add(UnknownRuntime.finding(name))
            return nil
        }
        guard let module else { return runtime }
        guard runtime.library != nil, SwiftText.isIdentifier(module.text) else {
            findings.add(UnknownRuntime.noModule(module, of: runtime))
            return runtime
        }
        return runtime.replacingLibrary(by: module.text)
    }

    /// The runtime's name, and the module in brackets behind it.
    private func parts(of value: Fragment) -> (name: Fragment, module: Fragment?) {
        var cursor = TextCursor(value)
        guard let name = cursor.identifier(), let brackets = cursor.bracketed(by: "("), cursor.isAtEnd else {
            return (value, nil)
        }
        return (name, brackets.inner)
    }
}
