import VMGenModel
import VMGenSpec

/// Reads the `logic:` section: the hand-written methods, as Swift signatures.
struct LogicReader: EntryReading {
    /// The runtime whose kinds of stream count.
    let runtime: Runtime
    let findings: Findings
    /// The names that the target's Swift gives types.
    var aliases: TypeAliases?

    /// The methods of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [SwiftMethod] {
        let reader = SignatureReader(runtime: runtime, section: "logic", aliases: aliases, findings: findings)
        return entry.block.compactMap { line in
            let hasBody = line.content.text.hasSuffix("{")
            // The end of a body that has been reported.
            if !line.isItem, line.content.text == "}" { return nil }
            guard isItem(line, of: "logic") || line.content.text.contains("(") else { return nil }
            if !hasBody { expectNothingBelow(line) }
            var cursor = TextCursor(line.content)
            let isCallback = cursor.take(word: "callback") && cursor.next != UInt8(ascii: "(") && !cursor.isAtEnd
            let isExisting = !isCallback && cursor.take(word: "existing") && cursor.next != UInt8(ascii: "(")
            let attributes = isCallback ? attributes(&cursor) : []
            let signature = isCallback || isExisting ? cursor.rest : line.content
            if signature.text.hasPrefix("@") {
                findings.add(LineShape.attribute(signature))
                return nil
            }
            guard
                var method = reader.read(signature, documentation: documentation(of: line), takesState: !isExisting)
            else { return nil }
            if !isExisting, let finding = LineShape.checkLogic(method, isCallback: isCallback) {
                findings.add(finding)
                if let index = method.parameters.firstIndex(where: { $0.type == "inout State" }) {
                    method.parameters.remove(at: index)
                    method.stateIndex = index
                }
            }
            method.isCallback = isCallback
            method.attributes = attributes
            method.isExisting = isExisting
            if isCallback, method.stateIndex == nil { findings.add(LineShape.callbackWithoutState(method.name)) }
            if isCallback, let several = method.parameters.first(where: \.isVariadic) {
                findings.add(LineShape.variadicCallback(method.name, several.name, type: several.elementType))
            }
            if let finding = ReservedName.check(method.name) { findings.add(finding) }
            return method
        }
    }

    /// Reads attributes: `@objc(didTap:)`.
    private func attributes(_ cursor: inout TextCursor) -> [String] {
        var attributes: [String] = []
        while cursor.take("@"), let name = cursor.identifier() {
            let arguments = cursor.next == UInt8(ascii: "(") ? cursor.bracketed(by: "(")?.text ?? "" : ""
            attributes.append("@\(name.text)\(arguments)")
        }
        return attributes
    }
}
