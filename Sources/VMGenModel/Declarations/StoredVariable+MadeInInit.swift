import VMGenSpec

extension StoredVariable {
    /// Its value where `init` gives it that, since it names what `init` is given: `BehaviorRelay(value: size)`. Nil for a value that is
    /// there from the start, and for a variable that is computed, observed or wrapped, or whose type is not known.
    ///
    /// - Parameter parameters: what `init` takes, beside what is assigned to the view model.
    package func valueMadeInInit(_ parameters: [InitParameter]) -> Fragment? {
        guard body == nil, observer == nil, type != nil, !isStatic,
            modifiers.allSatisfy({ $0 != "lazy" && !$0.hasPrefix("@") }),
            let value = SwiftText.cut(declaration, at: " = ")?.1
        else { return nil }
        let given = parameters.filter { !$0.isAssigned }.map(\.name.text)
        return SwiftText.freeNames(in: value).contains { given.contains($0.text) } ? value : nil
    }

    /// The same, which nobody but the view model gives a value where `init` makes it of `parameters`.
    package func made(of parameters: [InitParameter]) -> StoredVariable {
        guard isAssigned, valueMadeInInit(parameters) != nil else { return self }
        var variable = self
        variable.isAssigned = false
        return variable
    }
}
