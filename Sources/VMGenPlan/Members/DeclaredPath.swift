import VMGenModel
import VMGenSpec

/// A parameter, a variable, or a property of a service that one of them holds, as a flow names it: `shop.events`.
struct DeclaredPath {
    /// What its type is; nil where the spec does not say.
    let type: Fragment?
    /// The type of the values that it takes, where it is a relay, a subject or an observer and nothing stands behind it.
    let element: String?
    /// Whether it is a relay, which takes values and nothing else: streams are bound to it as they are.
    private let isRelay: Bool
    /// Whether it is one that says to who listens later what it said.
    private let isKept: Bool

    /// The one that `cursor` stands before, and then behind.
    init(_ cursor: inout TextCursor, in spec: ViewModelSpec) {
        type = Self.type(along: &cursor, in: spec)
        element = cursor.isAtEnd ? type.flatMap { Self.element(of: $0, in: spec.runtime) } : nil
        let name = element == nil ? nil : type.flatMap { StreamType($0) }?.name.text
        isRelay = name?.hasSuffix("Relay") == true
        isKept =
            name == spec.runtime.replayRelay
            || name.flatMap(spec.runtime.kind(named:))?.traits.contains(.holdsValue) == true
    }

    /// Whether a stream of `kind` is bound to it as it is; a `Driver` is so only to a relay that keeps what it is given.
    func takes(_ kind: String) -> Bool { isRelay && (isKept || kind != "Driver") }

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
