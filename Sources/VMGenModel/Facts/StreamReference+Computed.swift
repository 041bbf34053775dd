import VMGenSpec

extension StreamReference {
    /// The Swift of the variable that it names, where that is computed anew each time.
    package func computed(in spec: ViewModelSpec) -> Fragment? {
        guard case .value(let name) = kind else { return nil }
        return spec.variables.first { $0.name.text == name }?.body
    }
}
