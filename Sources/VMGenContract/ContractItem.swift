/// One named part of a view model's contract, with all that can change about it.
struct ContractItem {
    /// One thing that can change: what it is now, and what a change of it means.
    struct Aspect {
        /// What the aspect is called, the same on both sides.
        let id: String
        /// What it is, to be compared.
        let value: String
        /// Says what changed, given what it was and what it is.
        let sentence: (_ old: String, _ new: String) -> String
        /// Whom a change breaks.
        let breaks: Set<ContractChange.Audience>
        /// Whether a change from one value to the other does; any change, unless it says otherwise.
        var isBreaking: (_ old: String, _ new: String) -> Bool = { _, _ in true }
    }

    /// What it is.
    let subject: ContractChange.Subject
    /// What a sentence calls it: `input`, `event`, `parameter`.
    let noun: String
    /// Its name, that of its owner before it: `AuthService.login`.
    let name: String
    /// It as it is declared, for a sentence.
    let declaration: String
    /// Whom it breaks where it is new.
    var addingBreaks: Set<ContractChange.Audience> = []
    /// Whom it breaks where it is gone, or has another name.
    var removingBreaks: Set<ContractChange.Audience> = []
    /// Why it breaks them where it is new, behind a semicolon.
    var addingReason = ""
    /// What can change about it.
    var aspects: [Aspect] = []
    /// Whether nobody else sees it: it counts where they see it in the other version.
    var isHidden = false

    /// Whether it could be `other` under another name.
    func isAlike(_ other: ContractItem) -> Bool {
        subject == other.subject && noun == other.noun && owner == other.owner
            && aspects.map(\.id) == other.aspects.map(\.id) && aspects.map(\.value) == other.aspects.map(\.value)
    }

    /// Its name without the labels of a method: the same for a method with other parameters.
    var baseName: Substring { name.prefix { $0 != "(" } }

    private var owner: Substring { name.lastIndex(of: ".").map { name[..<$0] } ?? "" }
}
