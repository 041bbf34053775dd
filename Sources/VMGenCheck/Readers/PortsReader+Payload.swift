import VMGenModel
import VMGenSpec

extension PortsReader {
    /// The payload of a case: `name: String, _ count: Int, Int`. A part is called by its label, without one by the name behind
    /// `_`, and without either `value`, or `value1`, `value2`, …; so is one whose name an earlier part has.
    func payload(_ list: Fragment, of section: String) -> [SwiftMethod.Parameter] {
        let parts = list.isEmpty ? [] : SwiftText.split(list, on: ",", typeBrackets: true)
        var taken: Set<String> = []
        return parts.enumerated().map { index, part in
            let unnamed = parts.count == 1 ? "value" : "value\(index + 1)"
            let named = SwiftText.cut(part, at: ":").flatMap { names, type in partNames(names).map { ($0, type) } }
            let (plain, defaultValue) = splitDefault(named?.1 ?? part)
            _ = isType(plain)
            if let label = named?.0.label, InvalidName.unusable.contains(label.text) {
                findings.add(InvalidName.keyword(label))
            }
            let label = named.flatMap { $0.0.label.text == "_" ? nil : SwiftText.unescaped($0.0.label.text) }
            let name =
                label ?? named?.0.name.map(\.text).flatMap { $0 == "_" || SwiftText.escaped($0) != $0 ? nil : $0 }
            let own = name.flatMap { taken.insert($0).inserted ? $0 : nil }
            var parameter = SwiftMethod.Parameter(
                label: label,
                name: own ?? unnamed,
                type: plain.text,
                defaultValue: defaultValue?.text
            )
            parameter.isNamed = label == nil && own != nil
            return parameter
        }
    }

    /// The label in front of a part of a payload, `name` or `_`, and the second name that Swift takes behind it, `_ name`, by which
    /// only what is generated calls it.
    private func partNames(_ names: Fragment) -> (label: Fragment, name: Fragment?)? {
        var cursor = TextCursor(names)
        guard let label = cursor.identifier() else { return nil }
        if cursor.isAtEnd { return (label, nil) }
        guard let name = cursor.identifier(), cursor.isAtEnd else { return nil }
        return (label, name)
    }
}
