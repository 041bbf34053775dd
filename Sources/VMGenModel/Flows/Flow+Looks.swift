import VMGenSpec

extension Flow {
    /// Whether it starts from what is at `place`, takes it along, or spells its `name`.
    package func looks(at place: FlowSource.Place, called name: String) -> Bool {
        sources.contains { $0.place == place }
            || companions.contains { $0.place == place || $0.text.text == name }
            || texts.contains { SwiftText.freeNames(in: $0).contains { $0.text == name } }
    }
}
