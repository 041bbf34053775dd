/// Writes specs that are valid by construction: each name is declared before it is used, and each type fits.
public struct SpecWriter {
    /// A stream or a value that flows can name.
    struct Stream: Sendable {
        /// What a flow calls it.
        var name: String
        /// The type of its values.
        var element: Element
        /// Whether it has a value at every time, and so is one in Swift text.
        var hasValue: Bool
        /// Flows lead from a lower rank to a higher one, so that none is its own source.
        var rank: Int
        /// The labels that flows may use: those of an event's payload.
        var labels: [String] = []
        /// Whether it is an event.
        var isCase = false
        /// What Swift text calls it; nil for its name.
        var member: String?

        /// What Swift text calls it.
        var swift: String { member ?? Names.quoted(name) }

        /// Whether it is an event with several values.
        var isPayload: Bool {
            if isCase, case .tuple = element { true } else { false }
        }
    }

    /// How the view model and its flows are connected.
    enum Shape: Sendable {
        /// `transform` with fields.
        case fields
        /// `let input` and `let output`.
        case stored
        /// One stream of an enum on both sides.
        case events
    }

    var dice: Dice
    var names: Names
    var draft: SpecDraft
    var shape = Shape.fields
    var isStruct = false
    var isMainActor = false
    /// Whether the view model has a generic parameter.
    var isGeneric = false
    /// Whether the view model has a superclass with an `init()` and a property `name`.
    var hasSuperclass = false
    /// Whether the domain has a property wrapper.
    var hasWrappers = false
    /// What flows can start from.
    var streams: [Stream] = []
    /// Parameters and variables with a value, for `with` and Swift text.
    var values: [Stream] = []
    /// The inputs that no flow has used.
    var unused: [String] = []
    /// The error type: `Error`, or the spec's.
    var errorName = "Error"
    /// Whether some work can fail and has no `catch`.
    var failsSomewhere = false
    /// The services, with the members that flows asked for.
    var services: [ServiceDraft] = []
    /// The `Bool` outputs and states that are shown while work runs.
    var flags: [String] = []
    /// The outputs that are shown while a page is read.
    var pageFlags: [String] = []
    /// The enum outputs, with the types of their cases' values; `.void` for a case without one.
    var alerts: [(name: String, cases: [(name: String, label: String?, element: Element)])] = []
    /// Whether the work written last is of a kind that cannot fail, which nobody knows but the service: it is not tried again.
    var isTriedInVain = false
    /// Whether the spec is to mean the same under both runtimes: each pinned kind has a counterpart.
    var isShared = false

    init(name: String, runtime: SpecDraft.Runtime, dice: Dice) {
        self.dice = dice
        names = Names(clashes: 0)
        draft = SpecDraft(name: name, runtime: runtime)
    }

    /// Writes the spec number `number` of the run with `seed`.
    ///
    /// - Parameters:
    ///   - name: what its types start with.
    ///   - isShared: whether it is to mean the same under both runtimes. It is then the same spec for both, but for the
    ///     names of the kinds.
    public static func write(
        _ number: Int,
        seed: UInt64,
        name: String,
        runtime: SpecDraft.Runtime,
        isShared: Bool = false
    ) -> SpecDraft {
        var mix = Dice(seed: seed &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D)
        var writer = SpecWriter(name: name, runtime: runtime, dice: Dice(seed: mix.next()))
        writer.isShared = isShared
        writer.write()
        return writer.draft
    }

    private mutating func write() {
        if dice.chance(25) { names = Names(clashes: 25) }
        writeDeclaration()
        writeDomain()
        writeDependencies()
        writeInputs()
        writeStates()
        writeOutputs()
        writeAlerts()
        writeFlows()
        writeAlertFlows()
        writeExtras()
        writeLogicExtras()
        writeFailures()
        dropFlags()
        finishServices()
        writeOverride()
        writeHeads()
        writeScenarios()
        writeSamples()
    }

    /// Takes away the flags that no work turned out to have.
    private mutating func dropFlags() {
        guard !draft.flows.contains(where: { flow in flow.steps.contains { Self.isShown($0, by: flags) } }) else {
            return
        }
        for index in draft.sections.indices where draft.sections[index].key == "outputs" {
            draft.sections[index].entries.removeAll { entry in
                if case .port(let port) = entry { flags.contains(port.name) } else { false }
            }
        }
    }

    /// Whether a step shows its work by one of `flags`.
    private static func isShown(_ step: String, by flags: [String]) -> Bool {
        flags.contains { (step + " ").contains(" while \($0) ") }
    }

    /// Notes that the spec uses `feature` of the language.
    mutating func note(_ feature: String) { draft.features.insert(feature) }

    /// The name of a type of the domain.
    func type(_ suffix: String) -> String { draft.name + suffix }

    var isRx: Bool { draft.runtime == .rxswift }
}
