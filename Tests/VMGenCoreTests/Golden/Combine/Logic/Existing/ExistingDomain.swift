/// What the screens of an app share that are tracked.
class TrackedScreen<Input, Output> {
    /// How a screen looks.
    enum Style {
        case plain, grouped
    }

    let name: String
    let style: Style
    let tracker: any Tracker

    init(name: String, style: Style, on tracker: any Tracker) {
        self.name = name
        self.style = style
        self.tracker = tracker
    }

    /// Turns what a view sends into what it shows.
    func transform(_ input: Input) -> Output {
        fatalError("a screen overrides it")
    }

    func heading(_ text: String) -> String { "\(name): \(text)" }
}

/// What screens with a name share.
class NamedScreen {
    let name: String

    init(name: String) {
        self.name = name
    }

    func farewell() -> String { "\(name): bye" }
}
