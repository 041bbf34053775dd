import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension UnknownMethod {
    /// The members in Swift of the flows of `spec` that a service which the spec declares does not have: `call open(shop.nme)`.
    static func checkMembers(_ spec: ViewModelSpec) -> [Finding] {
        let holders =
            spec.parameters.filter { !$0.isForSuper }.map { ($0.name.text, $0.type.text) }
            + spec.variables.compactMap { variable in variable.type.map { (variable.name.text, $0.text) } }
        let services = Dictionary(spec.services.map { ($0.name.text, $0) }) { first, _ in first }
        let held = holders.reduce(into: [String: Service]()) { held, holder in
            if let service = services[TypeText.protocolName(in: holder.1)], service.isWhole { held[holder.0] = service }
        }
        if held.isEmpty { return [] }
        return spec.flows.flatMap(\.texts).flatMap { text in
            SwiftText.freeNames(in: text).compactMap { name in
                held[name.text].flatMap { finding(behind: name, in: text, of: $0) }
            }
        }
    }

    /// What is wrong with the member that follows `name` in `text`, where `service` has none of that name.
    private static func finding(behind name: Fragment, in text: Fragment, of service: Service) -> Finding? {
        let start = name.range.upper - text.range.lower
        let rest = Fragment(
            String(decoding: text.text.utf8.dropFirst(start), as: UTF8.self),
            SourceRange(name.range.upper, text.range.upper)
        )
        var cursor = TextCursor(rest)
        _ = cursor.take("?") || cursor.take("!")
        guard cursor.take("."), let member = cursor.identifier(),
            !service.methods.contains(where: { $0.name.text == member.text }),
            !service.properties.contains(where: { $0.name.text == member.text })
        else { return nil }
        return finding(member, of: service)
    }
}
