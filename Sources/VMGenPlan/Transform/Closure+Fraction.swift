import VMGenSpec

extension Closure {
    /// The same, which says that it makes `type` where that is a `Double` and it has several statements. Swift reads what comes behind
    /// such a closure before it knows what that makes, and takes it for a `CGFloat` as well: `Int($0)` is ambiguous then.
    func sayingWhichFraction(_ type: String) -> Closure {
        guard body.count > 1, self.type.isEmpty, TypeText.doubles.contains(type) else { return self }
        return giving(type)
    }
}
