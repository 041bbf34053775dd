import VMGenModel
import VMGenSpec

extension TypeAliases {
    /// The stream of `runtime` that `type` is a name for; nil for all others.
    func stream(calledBy type: Fragment, runtime: Runtime) -> Fragment? {
        let meaning = meaning(of: type.text).map { Fragment($0, type.range) }
        return meaning.flatMap { $0.text == "Completable" || runtime.stream(of: $0) != nil ? $0 : nil }
    }

    /// The closure that `type` is a name for, `Load` or `Load?`; nil for all others.
    func closure(calledBy type: Fragment) -> Fragment? {
        meaning(of: type.text).flatMap { ClosureType(calledOn: $0) != nil ? Fragment($0, type.range) : nil }
    }
}
