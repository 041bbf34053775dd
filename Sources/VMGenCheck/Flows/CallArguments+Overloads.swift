import VMGenModel
import VMGenSpec

extension CallArguments {
    /// Which of `methods` `call` means: of those with the name and the labels of the one at `index`, the first that takes what is given,
    /// or what is `arriving`, as `lookup` knows values. The one at `index` where none does.
    static func overload(
        _ index: Int,
        of methods: [SwiftMethod],
        _ call: Invocation,
        _ arriving: Arriving,
        _ lookup: NameLookup
    ) -> Int {
        let method = methods[index]
        let labels = method.parameters.map(\.label)
        let alike = methods.indices.filter { other in
            methods[other].name.text == method.name.text && methods[other].parameters.map(\.label) == labels
        }
        guard alike.count > 1 else { return index }
        let fitting = alike.first { other in
            CallArguments(name: method.name.text, parameters: methods[other].parameters, at: call.text)
                .check(call.arguments, arriving: arriving, lookup: lookup).isEmpty
        }
        return fitting ?? index
    }
}
