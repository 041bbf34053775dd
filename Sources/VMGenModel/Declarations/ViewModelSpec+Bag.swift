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
    ///
    /// A superclass often has a bag of the usual name, so that of a subclass is called otherwise.
    package var bagName: String {
        transform.bag?.name ?? bagVariable?.name.text ?? (hasSuperclass ? runtime.bag.subclassName : runtime.bag.name)
    }

    /// Whether the view model certainly has a superclass: the spec says so, or the first name that it inherits is that of a
    /// class by its form, `Screen<Input>`, `BaseViewModel`, `NSObject`.
    package var hasSuperclass: Bool {
        guard !declaration.isValueType, let first = declaration.inherited.first?.text else { return false }
        if overridesInit || superArguments != nil || transform.isOverride || parameters.contains(where: \.isForSuper) {
            return true
        }
        if first == "NSObject" || first.hasSuffix(">") { return true }
        let isProtocol = ["Type", "Protocol", "able", "ing", "Interface"].contains { first.hasSuffix($0) }
        return !isProtocol && Self.hasWord("Base", first)
    }

    /// Whether `word` is one of the words that `name` is made of: `Base` in `BaseViewModel`, and not in `Basement`.
    private static func hasWord(_ word: String, _ name: String) -> Bool {
        let (word, name) = (Array(word.utf8), Array(name.utf8))
        let small = UInt8(ascii: "a")...UInt8(ascii: "z")
        return name.indices.contains { start in
            guard name[start...].starts(with: word) else { return false }
            let end = start + word.count
            return end == name.count || !small.contains(name[end])
        }
    }
}

extension StoredVariable {
    /// Whether it is a bag as `runtime` has one.
    package func isBag(of runtime: Runtime) -> Bool {
        let type = type?.text ?? SwiftText.cut(declaration, at: " = ")?.1.text ?? ""
        return type == runtime.bag.type || type == runtime.bag.type + "()"
    }
}
