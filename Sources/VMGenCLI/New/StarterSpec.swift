/// A first spec: it generates, compiles and passes its tests as it stands, and is there to be changed.
enum StarterSpec: String, CaseIterable {
    /// The parts of a spec, each with a line that says what it is.
    case screen
    /// Fields, a button that waits for them, work that is done once, and its failure.
    case login
    /// Pages that are loaded, and a row that is chosen.
    case list
    /// Fields with hints, and a button that saves.
    case form
    /// One thing that is loaded by its id, and a switch that is put back where saving fails.
    case detail

    /// The names that `--like` takes.
    static let names = allCases.map(\.rawValue)

    /// The spec of a view model called `name`, whose streams are those of `runtime`, as a spec writes it.
    func text(name: String, runtime: String) -> String {
        let service = "\(name)Service"
        let head = "view-model: \(name)ViewModel\nruntime: \(runtime)\n\n"
        switch self {
        case .screen: return "## What the screen is for, in a line.\n" + head + Self.screenSections
        case .login: return "## Logs in with an e-mail address and a password.\n" + head + Self.login(service)
        case .list: return "## A list that is loaded page by page.\n" + head + Self.list(service)
        case .form: return "## A form that says what is missing, and saves the rest.\n" + head + Self.form(service)
        case .detail: return "## One item, and whether it is a favourite.\n" + head + Self.detail(service)
        }
    }
}
