import VMGenTemplating

/// A value of the plan that templates see as values by name.
package protocol TemplateRecord: Sendable {
    /// What templates see of it. The documentation lists the same declaration, so that the two cannot differ.
    static var contract: TemplateContract<Self> { get }
}

/// What templates see of one type of the plan: the documented contract for people who change templates.
package struct TemplateContract<Plan>: Sendable {
    /// What the documentation calls the record: `request`.
    package let name: String
    /// What it is, as a sentence.
    let about: String
    /// Its values, in the order of the documentation.
    package let entries: [TemplateEntry<Plan>]

    /// Declares what templates see of `Plan`.
    package init(_ name: String, _ about: String, _ entries: [TemplateEntry<Plan>]) {
        self.name = name
        self.about = about
        self.entries = entries
    }
}

/// A contract without the way to its values: what the documentation needs.
package struct TemplateShape: Sendable {
    /// What the documentation calls the record.
    package let name: String
    /// What it is, as a sentence.
    let about: String
    /// Its values in order: the name, the type, what it is.
    package let entries: [(name: String, type: TemplateType, about: String)]
}

extension TemplateRecord {
    /// The contract without the way to its values.
    package static var shape: TemplateShape {
        TemplateShape(
            name: contract.name,
            about: contract.about,
            entries: contract.entries.map { ($0.name, $0.type, $0.about) }
        )
    }

    /// What templates see, by name.
    package var values: [String: TemplateValue] {
        let entries = Self.contract.entries
        var values: [String: TemplateValue] = [:]
        values.reserveCapacity(entries.count)
        for entry in entries { values[entry.name] = entry.value(self) }
        return values
    }
}
