extension MutationKind {
    /// Objects that live too long, and subscriptions that are made twice.
    static let lifetime: [MutationKind] = [
        .line("strong-self", "a closure retains the view model") { text, index in
            let code = text.code[index]
            if code == ".withUnretained(self)" {
                return .replacing(index, with: text.line(index, ".map { [self] in (self, $0) }"))
            }
            guard code.contains("[weak self]") else { return nil }
            var edit = Edit(replacements: [:])
            for line in text.step(at: index) {
                if text.code[line].hasPrefix("guard let self else") {
                    edit = edit.and(.dropping(line))
                } else if text.code[line].contains("self") {
                    let strong = text.lines[line].replacing("[weak self]", with: "[self]").replacing(
                        "self?.",
                        with: "self."
                    )
                    edit = edit.and(.replacing(line, with: strong))
                }
            }
            return edit
        },
        .line("strong-dependency", "the view model retains its coordinator") { text, index in
            guard text.code[index].hasPrefix("weak var ") || text.code[index].hasPrefix("private weak var ") else {
                return nil
            }
            return .replacing(index, with: text.lines[index].replacing("weak var", with: "var"))
        },
        .line("double-subscription", "a second `transform` adds to the first") { text, index in
            ["flows = DisposeBag()", "flows = []"].contains(text.code[index]) ? .dropping(index) : nil
        },
    ]
}
