extension PortForm {
    /// Whether one who listens later, as the harness does last, hears what is said while the view model is wired: a stream that is
    /// done for whoever listens begins then, and what waits for its first listener has waited. What else was said is gone.
    package var isHeardFromTheStart: Bool {
        switch self {
        case .lazy: true
        case .held(let held): held.kind == .early
        case .plain: false
        }
    }

    /// Whether what is said while nobody listens is over: it is sent into something that keeps nothing.
    package var isOverAtOnce: Bool {
        if case .held(let held) = self { held.kind == .event } else { false }
    }
}
