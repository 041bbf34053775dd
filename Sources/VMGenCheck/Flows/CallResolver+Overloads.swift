import VMGenModel
import VMGenSpec

extension CallResolver {
    /// Which of `methods` is meant by `invocation` where several have the name and the labels of the one at `index`, and differ in
    /// types alone: the first one that takes what it is given, or the one at `index` where none does.
    func overload(
        of index: Int,
        among methods: [SwiftMethod],
        called invocation: Invocation,
        arriving: Arriving
    ) -> Int {
        let name = methods[index].fullName
        let candidates = methods.indices.filter { methods[$0].fullName == name }
        guard candidates.count > 1 else { return index }
        return candidates.first { candidate in
            let parameters = methods[candidate].parameters
            return CallArguments(name: name, parameters: parameters, at: invocation.text)
                .check(invocation.arguments, arriving: arriving, lookup: lookup).isEmpty
        } ?? index
    }

    /// The method of the logic or of a service that `text` names; nil for all else.
    func declaredMethod(_ text: Fragment) -> SwiftMethod? {
        switch lookup.callee(of: text) {
        case .logic(let index): lookup.draft.logic[index]
        case .serviceMethod(_, let service, let method): lookup.draft.services[service].methods[method]
        default: nil
        }
    }

    /// What is wrong with the closures that `invocation` hands to `method` of `service`.
    func handed(by invocation: Invocation, to method: SwiftMethod, of service: Service) -> [Finding] {
        [LogicIsolation.checkHanded(invocation.arguments, to: method, of: service, in: lookup.draft)].compactMap { $0 }
    }
}
