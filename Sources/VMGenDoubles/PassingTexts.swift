import VMGenModel
import VMGenSpec

/// The Swift that a flow has run in passing, beside what its steps call: its own, that of its requests, and what stands behind the
/// variables that these name.
package struct PassingTexts {
    /// Those of each flow, in order, and whether one of them calls a method that is written by hand: nobody knows what that calls.
    private let texts: [(all: [Fragment], runLogic: Bool)]

    /// Those of the flows of `spec`.
    package init(_ spec: ViewModelSpec) {
        let unknown = Set(spec.handwritten.map(\.method.name.text))
        let logic = { (text: Fragment) in
            unknown.isEmpty ? [] : SwiftText.freeNames(in: text).filter { unknown.contains($0.text) }
        }
        let variables = Dictionary(spec.variables.map { ($0.name.text, $0.declaration) }) { first, _ in first }
        texts = spec.flows.map { flow in
            let asked = flow.invocations.flatMap { call -> [Fragment] in
                if case .request(let index) = call.target { return spec.requests[index].texts }
                return []
            }
            let others = asked + Self.declared(by: flow.texts + asked, variables)
            // What a text of its own begins with is what the step itself calls, which a rehearsal sees.
            let inArguments = flow.texts.contains { text in
                logic(text).contains { $0.range.lower > text.range.lower }
            }
            return (flow.texts + others, inArguments || others.contains { !logic($0).isEmpty })
        }
    }

    /// The declarations among `variables` that `texts` name, and that those name in turn.
    private static func declared(by texts: [Fragment], _ variables: [String: Fragment]) -> [Fragment] {
        guard !variables.isEmpty else { return [] }
        var found: [Fragment] = []
        var seen: Set<String> = []
        var open = texts
        while let text = open.popLast() {
            let named = SwiftText.freeNames(in: text).map(\.text).filter { seen.insert($0).inserted }
            let declared = named.compactMap { variables[$0] }
            found += declared
            open += declared
        }
        return found
    }

    /// Whether the flow with this index may call the method that `path` names, `store.token`, itself or by way of hand-written logic
    /// among the arguments of what it calls.
    package func mayCall(_ path: String, in flow: Int) -> Bool {
        texts[flow].runLogic || texts[flow].all.contains { $0.calls(path) }
    }
}
