import VMGenModel
import VMGenSpec

extension ScenarioUse {
    /// A scenario gives or sets what is called `name`, and tests cannot: `variable` is a constant, private, or does not say its
    /// type.
    static func unsettable(_ name: Fragment, _ variable: StoredVariable) -> Finding {
        let reason =
            if !variable.isVariable {
                "is a constant, whose value no scenario says; what tests give is a parameter of `init` or a `var`"
            } else if variable.isPrivate || variable.isStatic {
                "is set by the view model alone; what tests give is a parameter of `init`, or a `var` that others see"
            } else if variable.observer != nil {
                "has a wrapper and observes its value, which no scenario sets; let a flow do what its `didSet` does"
            } else if SwiftText.cut(variable.declaration, at: " = ").map({ !$0.0.text.contains(":") }) == true {
                "can be given once its type is written where it is declared, `var \(name.text): … = …`"
            } else {
                "is set by what wraps or computes it, not by a test"
            }
        return finding("`\(name.text)` \(reason)", at: name)
    }
}
