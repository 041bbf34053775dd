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
    /// A superclass often has a bag of the usual name, so that of a subclass is called otherwise; `NSObject` has none.
    package var bagName: String {
        let isApart = mayHaveSuperclass && declaration.inherited.first?.text != "NSObject"
        return transform.bag?.name ?? bagVariable?.name.text
            ?? (isApart ? runtime.bag.subclassName : runtime.bag.name)
    }

    /// Whether the view model may have a superclass: it certainly has one, or the first name that it inherits is neither that
    /// of a protocol by its form nor one that the spec declares.
    private var mayHaveSuperclass: Bool {
        if hasSuperclass { return true }
        guard !declaration.isValueType, let first = declaration.inherited.first?.text else { return false }
        return !first.isProtocolByForm && !services.contains { $0.name.text == first }
    }

    /// Whether the view model certainly has a superclass: the spec says so, or the first name that it inherits is that of a
    /// class by its form, `Screen<Input>`, `BaseViewModel`, `NSObject`.
    package var hasSuperclass: Bool {
        guard !declaration.isValueType, let first = declaration.inherited.first?.text else { return false }
        if initWord?.isInherited == true || superArguments != nil || transform.isOverride
            || parameters.contains(where: \.isForSuper)
        {
            return true
        }
        if first == "NSObject" || first.hasSuffix(">") { return true }
        return !first.isProtocolByForm && first.hasWord("Base")
    }
}

extension Runtime {
    /// Whether a parameter of `type` may be a bag: the runtime's own, or one of the app's, by the words that such names have.
    package func mayBeBag(_ type: String) -> Bool {
        let words = type.lowercased()
        return ["bag", "cancel", "dispos", "subscription"].contains(where: words.contains)
    }
}

extension StoredVariable {
    /// Whether it is a bag as `runtime` has one.
    package func isBag(of runtime: Runtime) -> Bool {
        let type = type?.text ?? SwiftText.cut(declaration, at: " = ")?.1.text ?? ""
        return type == runtime.bag.type || type == runtime.bag.type + "()"
    }
}

extension String {
    /// Whether it has the form of a protocol's name: `ViewModelType`, `Loading`, `PlaceServiceDelegate`.
    fileprivate var isProtocolByForm: Bool {
        let endings = [
            "Type", "Protocol", "able", "ible", "ing", "Interface", "Delegate", "DataSource", "Input", "Inputs",
            "Output",
            "Outputs", "Observer", "ObservableObject",
        ]
        return contains("&") || endings.contains(where: hasSuffix)
    }

    /// Whether `word` is one of the words that it is made of: `Base` in `BaseViewModel`, and not in `Basement`.
    fileprivate func hasWord(_ word: String) -> Bool {
        let (word, name) = (Array(word.utf8), Array(utf8))
        let small = UInt8(ascii: "a")...UInt8(ascii: "z")
        return name.indices.contains { start in
            guard name[start...].starts(with: word) else { return false }
            let end = start + word.count
            return end == name.count || !small.contains(name[end])
        }
    }
}
