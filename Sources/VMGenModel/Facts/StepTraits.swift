/// What a step is, whatever it is given: one row of the table of steps.
package struct StepTraits: OptionSet, Sendable {
    /// The bits.
    package let rawValue: Int

    /// Makes the set with the options of `rawValue`.
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Work that takes time runs in it.
    package static let works = StepTraits(rawValue: 1 << 0)
    /// It lets time pass, and so needs a scheduler.
    package static let waits = StepTraits(rawValue: 1 << 1)
    /// Something else leaves it than what arrives.
    package static let changesValue = StepTraits(rawValue: 1 << 2)
    /// It keeps something from one value to the next.
    package static let remembers = StepTraits(rawValue: 1 << 3)
    /// Somebody notices that it runs, or that it runs twice.
    static let hasEffect = StepTraits(rawValue: 1 << 4)
    /// It can stand in a closure as a statement: an `if`, a value in place, a call.
    package static let isStatement = StepTraits(rawValue: 1 << 5)
    /// A value that arrives may be dropped.
    package static let drops = StepTraits(rawValue: 1 << 6)
    /// It joins the sources of a flow where it stands first.
    package static let joins = StepTraits(rawValue: 1 << 7)
    /// It is Swift of its own, so that it can read a value where it needs it.
    package static let evaluates = StepTraits(rawValue: 1 << 8)
    /// Nobody can tell what it does.
    package static let isOpaque = StepTraits(rawValue: 1 << 9)
    /// What is there at first passes at once, as it is or as something else.
    package static let passesFirst = StepTraits(rawValue: 1 << 10)
}

extension StepKind {
    /// What the step is.
    package var traits: StepTraits {
        switch self {
        case .map: [.changesValue, .isStatement, .evaluates, .passesFirst]
        case .filter: [.isStatement, .drops, .evaluates]
        case .compactMap: [.changesValue, .isStatement, .drops, .evaluates]
        case .distinct: [.remembers, .drops, .passesFirst]
        case .replace: [.changesValue, .isStatement, .evaluates, .passesFirst]
        case .combine: [.remembers, .changesValue, .joins, .passesFirst]
        case .zip: [.remembers, .changesValue, .joins, .passesFirst]
        case .with: [.isStatement, .passesFirst]
        case .debounce: [.waits, .remembers, .drops]
        case .throttle: [.waits, .remembers, .drops]
        case .delay: [.waits, .remembers]
        case .skip: [.remembers, .drops]
        case .take: [.remembers, .drops]
        case .start: [.remembers, .passesFirst]
        case .share: [.remembers, .passesFirst]
        case .latest: [.works, .changesValue, .hasEffect, .evaluates]
        case .first: [.works, .changesValue, .hasEffect, .evaluates, .drops]
        case .queue: [.works, .changesValue, .hasEffect, .evaluates]
        case .all: [.works, .changesValue, .hasEffect, .evaluates]
        case .do: [.hasEffect, .isStatement, .evaluates]
        case .swift: [.changesValue, .remembers, .hasEffect, .drops, .isOpaque]
        }
    }

    /// Whether it runs work that takes time.
    public var isWork: Bool { traits.contains(.works) }

    /// Whether it lets time pass.
    package var takesTime: Bool { traits.contains(.waits) }

    /// Whether something else leaves it than what arrives.
    package var changesValue: Bool { traits.contains(.changesValue) && !traits.contains(.joins) }
}
