import VMGenModel
import VMGenSpec

/// A parameter, a variable, or a property of a service that one of them holds, as a flow names it: `shop.events`.
struct DeclaredPath {
    /// What its type is; nil where the spec does not say.
    let type: Fragment?
    /// The type of the values that it takes, where it is a relay, a subject or an observer and nothing stands behind it.
    let element: String?
    /// Whether it is the relay that says again what it said, which takes values and nothing else: streams are bound to it as they are.
    let isReplayed: Bool

    /// The one that `cursor` stands before, and then behind.
    init(_ cursor: inout TextCursor, in spec: ViewModelSpec) {
        type = Self.type(along: &cursor, in: spec)
        element = cursor.isAtEnd ? type.flatMap { Self.element(of: $0, in: spec.runtime) } : nil
        let name = element == nil ? nil : type.flatMap { StreamType($0) }?.name.text
        isReplayed = name != nil && name == spec.runtime.replayRelay
    }

    private static func element(of type: Fragment, in runtime: Runtime) -> String? {
        if let stream = runtime.stream(of: type) { return stream.element.text }
        guard let observer = StreamType(type), observers.contains(observer.name.text) else { return nil }
        return observer.arguments.first?.text
    }

    /// What takes the values of streams, and is none itself.
    private static let observers: Set<String> = ["AnyObserver", "Binder"]

    private static func type(along cursor: inout TextCursor, in spec: ViewModelSpec) -> Fragment? {
        guard let name = cursor.identifier()?.text else { return nil }
        let own =
            spec.parameters.first { $0.name.text == name }?.type ?? spec.variables.first { $0.name.text == name }?.type
        let service = own.map { TypeText.protocolName(in: $0.text) }
        var path = cursor
        _ = path.take("?")
        guard let properties = spec.services.first(where: { $0.name.text == service })?.properties, path.take("."),
            let member = path.identifier()
        else { return own }
        cursor = path
        return properties.first { $0.name.text == member.text }?.type
    }
}
