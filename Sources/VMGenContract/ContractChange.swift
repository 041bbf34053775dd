/// One thing that changed for those who use a view model.
package struct ContractChange: Equatable, Sendable {
    /// Who has to change something where a change breaks what they have.
    package enum Audience: String, CaseIterable, Sendable {
        /// The views and coordinators that make the view model, send its inputs and listen to its outputs.
        case callers
        /// Hand-written logic, and the types that conform to its services.
        case implementations
        /// Hand-written tests, and scenarios.
        case tests
        /// What users have stored.
        case storedData = "stored data"
    }

    /// What changed.
    package enum Subject: String, CaseIterable, Sendable {
        case viewModel = "view model"
        case input
        case output
        case dependency
        case service
        case request
        case storedValue = "stored value"
        case error
        case logic
        case state
        case behaviour
    }

    /// What became of it.
    package enum Action: String, Sendable {
        case added, removed, renamed, changed
    }

    /// What it is.
    package let subject: Subject
    /// What became of it.
    package let action: Action
    /// Its name; that of the flow's sources and end for behaviour.
    package let name: String
    /// What changed, as a sentence in Markdown without its full stop.
    package let sentence: String
    /// Whom it breaks, in the order of `Audience`; nobody where what they have goes on to work.
    package let breaks: [Audience]

    /// What a flow writes: the names behind the arrow of its name.
    package var targets: [String] {
        let parts = name.split(separator: "→")
        return parts.last.map { $0.split(separator: ",").map { String($0.drop { $0 == " " }) } } ?? []
    }

    /// Makes it of its parts.
    init(_ subject: Subject, _ action: Action, _ name: String, _ sentence: String, breaks: Set<Audience> = []) {
        self.subject = subject
        self.action = action
        self.name = name
        self.sentence = sentence
        self.breaks = Audience.allCases.filter(breaks.contains)
    }
}
