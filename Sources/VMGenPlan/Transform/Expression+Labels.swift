import VMGenModel

extension Expression {
    /// It with the labels of `element` that the spec writes as values, those of an event's payload also where a member is called so,
    /// as `reach` knows it.
    func labelled(_ element: FlowElement, in reach: Reach) -> Expression {
        mappingWritten { piece in
            guard case .name(let name, _, false) = piece,
                let index = element.components.firstIndex(where: { $0.name == name }),
                element.components[index].isLabel || reach.meanings[name] == nil
            else { return [piece] }
            return [.value(index)]
        }
    }
}
