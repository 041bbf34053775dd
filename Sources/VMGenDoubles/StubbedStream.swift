import VMGenModel
import VMGenPlan
import VMGenSpec

/// How a stub turns the answers of a method or property into the stream that its protocol asks for.
package struct StubbedStream {
    /// The kind of stream: `Single`.
    package let kind: String
    /// The whole type as written.
    package let type: Fragment
    /// The runtime that has the kind.
    package let runtime: Runtime
    /// The types that are written shorter than a test can name them.
    package let types: NestedTypes

    /// The stream of the answers of `double` to `call`, its arguments in brackets; nil where the kind has none.
    package func expression(_ double: String, _ call: String) -> String? {
        if runtime.name == Runtime.rxSwift.name {
            guard let conversion = Self.conversions[kind] else { return nil }
            return "\(double).observable\(call)\(conversion)"
        }
        if runtime.runsUnheard(kind) { return "\(double).future\(call)" }
        guard kind == runtime.defaultStream else { return nil }
        let arguments = StreamType(type)?.arguments ?? []
        guard arguments.count == 2 else { return nil }
        let failure = arguments[1].text
        if Self.isAnyError(failure) { return "\(double).publisher\(call)" }
        let inner = call.dropFirst().dropLast()
        return "\(double).publisher(\(inner), failingWith: \(types.qualified(failure)).self)"
    }

    /// Whether a failure of `type` may be any error.
    package static func isAnyError(_ type: String) -> Bool { TypeText.isAnyError(type) }

    private static let conversions = [
        "Observable": "", "Single": ".take(1).asSingle()", "Maybe": ".take(1).asMaybe()",
        "Completable": ".ignoreElements().asCompletable()",
        "Infallible": ".asInfallible(onErrorFallbackTo: .empty())",
        "Driver": ".asDriver(onErrorDriveWith: .empty())",
        "Signal": ".asSignal(onErrorSignalWith: .empty())",
    ]
}
