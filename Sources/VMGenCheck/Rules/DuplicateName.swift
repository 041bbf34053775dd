import VMGenSpec

/// A name that stands for two things.
enum DuplicateName: Rule {
    package static let id = "duplicate-name"

    /// `name` was declared before, at `first`; `what` says what the first one is: `an input`. With a `label` one of both is a
    /// parameter of `init`, whose label stays where it gets another name.
    static func finding(_ name: Fragment, what: String, first: Fragment, label: String? = nil) -> Finding {
        let label = label.map { "; a parameter keeps its label before it, `\($0) other: …`" } ?? ""
        return error(
            "there is \(what) `\(name.text)` already; choose another name\(label)",
            at: name.range,
            notes: [("first declared here", first.range)]
        )
    }

    /// `name` is what a plain field of the input and an output or a state are called, the one at `first` too.
    static func plainField(_ name: Fragment, first: Fragment) -> Finding {
        error(
            "a plain field of the input shares its name with no output or state; call one of both something other than `\(name.text)`",
            at: name.range,
            notes: [("first declared here", first.range)]
        )
    }

    /// A member of `service` was declared before, at `first`; `form` is its name with labels.
    static func twice(_ name: Fragment, form: String, of service: Fragment, first: Fragment) -> Finding {
        let instead = form.hasSuffix(":)") ? "leave one out, or give it other labels" : "leave one out"
        return error(
            "`\(form)` is declared twice in `\(service.text)`; \(instead)",
            at: name.range,
            notes: [("first declared here", first.range)]
        )
    }
}
