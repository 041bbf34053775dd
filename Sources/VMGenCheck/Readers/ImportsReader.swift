import VMGenSpec

/// Reads the `imports:` section: modules on its line, separated by commas, or below it, one an item.
///
/// A module is written as after Swift's `import`, with attributes where it needs them: `UIKit`,
/// `@preconcurrency MapKit`, `struct Foundation.Date`.
struct ImportsReader: EntryReading {
    let findings: Findings

    private static let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

    /// The modules of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [Fragment] {
        var modules = entry.value.map { SwiftText.split($0, on: ",") } ?? []
        for line in entry.block where isItem(line, of: "imports") {
            expectNothingBelow(line)
            modules.append(line.content)
        }
        return modules.filter { isModule($0, isOnLine: entry.block.isEmpty) }
    }

    private func isModule(_ text: Fragment, isOnLine: Bool) -> Bool {
        var cursor = TextCursor(text)
        while cursor.next == UInt8(ascii: "@") {
            guard cursor.take("@"), cursor.identifier() != nil else { break }
            _ = cursor.bracketed(by: "(")
        }
        var name = cursor.identifier()
        if let word = name?.text, ImportsReader.kinds.contains(word) { name = cursor.identifier() }
        while name != nil, cursor.take(".") { name = cursor.identifier() }
        if name != nil, name?.text != "import", cursor.isAtEnd { return true }
        findings.add(LineShape.notAModule(text, isOnLine: isOnLine))
        return false
    }
}
