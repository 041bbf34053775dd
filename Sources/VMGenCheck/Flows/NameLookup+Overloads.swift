import VMGenModel
import VMGenSpec

extension NameLookup {
    /// Which of the methods called like the one at `index` the call `text` means: the one whose labels it has.
    func overload(of index: Int, calledBy text: Fragment) -> Int {
        overload(of: index, among: draft.logic, calledBy: text)
    }

    /// Which of `methods` the call `text` means: of those called like the one at `index`, the first that has its labels.
    func overload(of index: Int, among methods: [SwiftMethod], calledBy text: Fragment) -> Int {
        let name = methods[index].name.text
        let candidates = methods.indices.filter { methods[$0].name.text == name }
        guard candidates.count > 1, let brackets = SwiftText.lastBrackets(of: text) else { return index }
        let fitting = candidates.first { candidate in
            let parameters = methods[candidate].parameters
            if let labels = SwiftText.compoundLabels(of: brackets) { return labels == parameters.map(\.label) }
            return CallArguments(name: name, parameters: parameters, at: text)
                .check(brackets.inner, arriving: .unknown).isEmpty
        }
        return fitting ?? index
    }
}
