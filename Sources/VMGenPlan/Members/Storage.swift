/// How the view model stores a field of its output or state.
enum Storage: Equatable {
    /// A property with a relay behind it: `@Relayed var round: Int`.
    case property
    /// A flag that shows whether work runs: `@Tracked var isLoading: Bool`.
    case activity
    /// A relay or subject of its own that holds a value: `let heightSubject = BehaviorSubject(value: 0)`.
    case subject
    /// A relay or subject without a value, for what happens: `let errorRelay = PublishRelay<MyError>()`.
    case event
    /// A relay or subject that the stored output itself makes: `let errorMessage = PublishRelay<String>()`.
    case inline
}
