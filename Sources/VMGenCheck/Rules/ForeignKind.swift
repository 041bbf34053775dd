import VMGenModel
import VMGenSpec

/// A kind of stream of another runtime.
enum ForeignKind: Rule {
    package static let id = "foreign-kind"

    /// What is wrong with `type` where it is `Kind<…>` with a kind of another runtime. With a role, `type` is that of a
    /// field, which can do without a kind; where `neverFails`, what stands there cannot fail.
    static func check(
        _ type: Fragment,
        runtime: Runtime,
        hasValue: Bool = false,
        role: Port.Role? = nil,
        neverFails: Bool = false
    ) -> [Finding] {
        if isCompletable(type, under: runtime) {
            let name = Runtime.rxSwift.name
            let otherwise = role == nil ? "" : " or leave the kind out"
            let counterpart = counterpart(ofCompletable: runtime, neverFails: neverFails || role != nil)
            let message =
                "`\(type.text)` belongs to \(name); under \(runtime.name) write `\(counterpart)`\(otherwise)"
            return [error(message, at: type.range)]
        }
        guard let stream = StreamType(type), let (owner, kind) = runtime.owner(ofForeign: stream.name.text) else {
            return []
        }
        let counterpart = counterpart(of: kind, stream, in: runtime, neverFails: neverFails || role != nil)
        let otherwise = role == nil ? "" : " or leave the kind out"
        let message =
            "`\(kind.name)` belongs to \(owner.name); under \(runtime.name) write `\(counterpart)`\(otherwise)"
        return [error(message, at: stream.name.range)]
    }

    /// The type to write in the place of `type`, which is of a kind of another runtime; nil for all others.
    static func meant(by type: Fragment, runtime: Runtime) -> Fragment? {
        if isCompletable(type, under: runtime) {
            return Fragment(counterpart(ofCompletable: runtime, neverFails: false), type.range)
        }
        guard let stream = StreamType(type), let (_, kind) = runtime.owner(ofForeign: stream.name.text) else {
            return nil
        }
        return Fragment(counterpart(of: kind, stream, in: runtime, neverFails: false), type.range)
    }

    /// Whether `type` is RxSwift's stream without values, which is no kind, under another runtime.
    private static func isCompletable(_ type: Fragment, under runtime: Runtime) -> Bool {
        type.text == "Completable" && runtime.name != Runtime.rxSwift.name
    }

    /// What stands for that.
    private static func counterpart(ofCompletable runtime: Runtime, neverFails: Bool) -> String {
        "\(runtime.defaultStream)<Void, \(neverFails ? "Never" : "any Error")>"
    }

    private static func counterpart(
        of kind: StreamKind,
        _ stream: StreamType,
        in runtime: Runtime,
        neverFails: Bool
    ) -> String {
        let element = stream.arguments.first?.text ?? "Void"
        let failure = kind.traits.contains(.canFail) && !neverFails ? stream.failure?.text ?? "any Error" : "Never"
        return counterpart(of: kind, in: runtime, element: element, failure: failure)
    }

    /// What is wrong with the kind on a section's line; nil where it is none of another runtime.
    static func checkSection(_ name: Fragment, runtime: Runtime) -> Finding? {
        guard let (owner, kind) = runtime.owner(ofForeign: name.text) else { return nil }
        let counterpart = kind.counterparts[runtime.name] ?? runtime.defaultStream
        return error(
            "`\(kind.name)` belongs to \(owner.name); under \(runtime.name) write `\(counterpart)` or leave the kind out",
            at: name.range
        )
    }

    /// The type to write instead.
    static func counterpart(of kind: StreamKind, in runtime: Runtime, element: String, failure: String) -> String {
        let name = kind.counterparts[runtime.name] ?? runtime.defaultStream
        let hasFailureType = runtime.kind(named: name)?.traits.contains(.hasFailureType) == true
        return hasFailureType ? "\(name)<\(element), \(failure)>" : "\(name)<\(element)>"
    }
}
