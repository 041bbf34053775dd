/// What changed between two versions of a view model's contract.
package struct ContractDifference {
    /// The changes: the parts in the order of the reference, what is stored, and behaviour.
    package private(set) var changes: [ContractChange] = []

    /// Compares `old` with `new`; nil for a version without the view model.
    package init(from old: Contract?, to new: Contract?) {
        switch (old, new) {
        case (nil, let new?):
            let change = ContractChange(.viewModel, .added, new.name, "`\(new.name)` is new")
            changes = [change]
        case (let old?, nil):
            let breaks: Set<ContractChange.Audience> = old.stored.isEmpty ? [] : [.storedData]
            let sentence = "`\(old.name)` is gone"
            changes = [
                ContractChange(.viewModel, .removed, old.name, sentence, breaks: breaks.union([.callers, .tests]))
            ]
        case (let old?, let new?): compare(old, new)
        case (nil, nil): break
        }
    }

    private mutating func compare(_ old: Contract, _ new: Contract) {
        if old.name != new.name {
            let sentence = "`\(old.name)` is called `\(new.name)` now"
            let breaks: Set<ContractChange.Audience> = [.callers, .implementations, .tests]
            changes.append(ContractChange(.viewModel, .renamed, new.name, sentence, breaks: breaks))
        }
        let renamed = compareItems(old, new)
        compareOrder(old.parameters, new.parameters, of: "the parameters of `init`", .dependency, "init")
        compareOrder(old.fields, new.fields, of: "the fields of the input", .input, "input")
        compareStored(old, new, renamed)
        changes += FlowDifference(from: old.flows, to: new.flows, renamed: renamed).changes
    }

    /// Compares the named parts, and returns those that have new names.
    private mutating func compareItems(_ old: Contract, _ new: Contract) -> [String: String] {
        func key(_ item: ContractItem) -> String {
            item.subject == .viewModel ? "view model" : "\(item.noun) \(item.name)"
        }
        let seen = Set((old.items + new.items).filter { !$0.isHidden }.map(key))
        let (oldItems, newItems) = (
            old.items.filter { seen.contains(key($0)) }, new.items.filter { seen.contains(key($0)) }
        )
        let before = Dictionary(oldItems.map { (key($0), $0) }) { first, _ in first }
        let now = Set(newItems.map(key))
        var gone = oldItems.filter { !now.contains(key($0)) }
        var renamed: [String: String] = [:]
        for item in newItems {
            if let other = before[key(item)] {
                compare(other, item)
                continue
            }
            if let index = gone.firstIndex(where: { $0.noun == item.noun && item.baseName == $0.baseName }) {
                let other = gone.remove(at: index)
                let sentence = "the \(item.noun) `\(other.name)` is `\(item.name)` now"
                let breaks = item.removingBreaks.union(item.addingBreaks)
                changes.append(ContractChange(item.subject, .changed, item.name, sentence, breaks: breaks))
                continue
            }
            let alike = gone.indices.filter { item.isAlike(gone[$0]) }
            let rivals = newItems.filter { before[key($0)] == nil && $0.isAlike(item) }
            if alike.count == 1, rivals.count == 1, item.noun != "error type" {
                let other = gone.remove(at: alike[0])
                renamed[other.name] = item.name
                let sentence = "the \(item.noun) `\(other.name)` is called `\(item.name)` now"
                let breaks = item.removingBreaks.union(item.addingBreaks)
                changes.append(ContractChange(item.subject, .renamed, item.name, sentence, breaks: breaks))
                continue
            }
            let reason = item.addingReason.isEmpty ? "" : "; \(item.addingReason)"
            let sentence = "the \(item.noun) `\(item.declaration)` is new\(reason)"
            changes.append(ContractChange(item.subject, .added, item.name, sentence, breaks: item.addingBreaks))
        }
        for item in gone {
            let sentence = "the \(item.noun) `\(item.name)` is gone"
            changes.append(ContractChange(item.subject, .removed, item.name, sentence, breaks: item.removingBreaks))
        }
        return renamed
    }

    private mutating func compare(_ old: ContractItem, _ new: ContractItem) {
        for (before, now) in zip(old.aspects, new.aspects) where before.value != now.value {
            let sentence = now.sentence(before.value, now.value)
            let breaks = now.isBreaking(before.value, now.value) ? now.breaks : []
            changes.append(ContractChange(new.subject, .changed, new.name, sentence, breaks: breaks))
        }
    }

    private mutating func compareOrder(
        _ old: [String],
        _ new: [String],
        of noun: String,
        _ subject: ContractChange.Subject,
        _ name: String
    ) {
        let both = Set(old).intersection(new)
        let before = old.filter(both.contains)
        let now = new.filter(both.contains)
        guard before != now else { return }
        let sentence = "\(noun) come in another order: \(now.map { "`\($0)`" }.joined(separator: ", "))"
        changes.append(ContractChange(subject, .changed, name, sentence, breaks: [.callers, .tests]))
    }

    private mutating func compareStored(_ old: Contract, _ new: Contract, _ renamed: [String: String]) {
        for value in old.stored {
            let owner = renamed[value.owner] ?? value.owner
            if let same = new.stored.first(where: { $0.place == value.place }) {
                guard same.type != value.type else { continue }
                let sentence =
                    "under `\(value.place)` stands `\(same.type)` instead of `\(value.type)`; what users have stored may not be read"
                changes.append(ContractChange(.storedValue, .changed, owner, sentence, breaks: [.storedData]))
            } else if let moved = new.stored.first(where: { $0.owner == owner }) {
                let sentence =
                    "`\(owner)` is stored under `\(moved.place)` instead of `\(value.place)`; what users have stored is not found"
                changes.append(ContractChange(.storedValue, .changed, owner, sentence, breaks: [.storedData]))
            } else {
                let sentence = "`\(owner)` is not stored any more; it was under `\(value.place)`"
                changes.append(ContractChange(.storedValue, .removed, owner, sentence, breaks: [.storedData]))
            }
        }
        for value in new.stored {
            let wasThere = old.stored.contains {
                $0.place == value.place || (renamed[$0.owner] ?? $0.owner) == value.owner
            }
            guard !wasThere else { continue }
            let sentence = "`\(value.owner)` is stored, under `\(value.place)`"
            changes.append(ContractChange(.storedValue, .added, value.owner, sentence))
        }
    }
}
