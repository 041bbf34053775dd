import VMGenSpec

extension ViewModelSpec {
    /// The variable that keeps the view model's subscriptions, where the spec declares one: the first that is a bag, and that
    /// `transform` can replace.
    package var bagVariable: StoredVariable? {
        variables.first { variable in
            (variable.isVariable || transform.isStored && !runtime.bag.isValue) && !variable.isStatic
                && variable.isBag(of: runtime)
        }
    }

    /// What keeps the view model's subscriptions.
    package var bagName: String { transform.bag?.name ?? bagVariable?.name.text ?? runtime.bag.name }
}

extension StoredVariable {
    /// Whether it is a bag as `runtime` has one.
    package func isBag(of runtime: Runtime) -> Bool {
        let type = type?.text ?? SwiftText.cut(declaration, at: " = ")?.1.text ?? ""
        return type == runtime.bag.type || type == runtime.bag.type + "()"
    }
}
