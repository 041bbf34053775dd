extension Flow {
    /// How often it starts from the named stream called `name`, or looks at it.
    func uses(of name: String) -> Int {
        let companions = companions.compactMap { reference -> FlowSource.Kind? in
            if case .source(let kind) = reference.kind { return kind }
            return nil
        }
        return (sources.map(\.kind) + companions).filter { kind in
            if case .named(let used) = kind { return used == name }
            return false
        }
        .count
    }
}
