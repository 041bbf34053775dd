/// A call as Swift, with what a closure around it needs.
struct CallText {
    /// The call: `owner.processNumber(number, state: owner.state)`.
    var expression: String
    /// The indices of the flow's values that it uses.
    var usedValues: Set<Int>
    /// Whether it names the view model or one of its members outside the state object.
    var usesViewModel: Bool
    /// Whether it names the state object.
    var usesState: Bool
    /// Whether a member is named anywhere but at its very start, so that `self?.` in front would not do.
    var needsWholeSelf: Bool
    /// How many parts of the only value, which is a tuple then, `$0`, `$1`, … speak of; 0 where they speak of whole values.
    var tupleSize = 0

    /// Notes the tuple that `texts` speak of, where `names` is the only value of a closure and they name `$1` or more.
    mutating func noteTuple(in texts: [Fragment], names: [String]) {
        let last = texts.flatMap { SwiftText.closureArguments(in: $0).map(\.index) }.max() ?? 0
        if names.count == 1, last > 0 { tupleSize = max(tupleSize, last + 1) }
    }

    /// What `$0`, `$1`, … stand for in a closure whose values are called `names`.
    func values(_ names: [String]) -> [String] {
        let values = names.map(SwiftText.escaped)
        return tupleSize > 0 ? (0..<tupleSize).map { "\(values[0]).\($0)" } : values
    }
}

extension FlowPlanner {
    /// The text of `invocation`, given values called `names`, with the view model reached through `receiver`, but for the
    /// members in `captured`, which the closure around it holds.
    func text(
        of invocation: Invocation,
        names: [String],
        through receiver: String,
        capturing captured: [String] = []
    ) -> CallText {
        var text = CallText.empty
        switch invocation.target {
        case .logic(let index):
            let method = spec.logic[index]
            var arguments =
                explicitArguments(invocation, names: names, receiver: receiver, into: &text)
                ?? labelled(method.parameters, names: names, into: &text)
            if let position = method.stateIndex {
                arguments.insert("state: \(receiver)state", at: min(position, arguments.count))
                text.usesState = true
                text.needsWholeSelf = true
            }
            text.usesViewModel = true
            let call = "\(Self.member(method.name, of: receiver))(\(arguments.joined(separator: ", ")))"
            text.expression = spec.marked(call, at: invocation.text.range)
        case .request(let index):
            let request = spec.requests[index]
            let arguments =
                explicitArguments(invocation, names: names, receiver: receiver, into: &text)
                ?? labelled(request.parameters, names: names, into: &text)
            text.usesViewModel = true
            let call = "\(Self.member(request.name, of: receiver))(\(arguments.joined(separator: ", ")))"
            text.expression = spec.marked(call, at: invocation.text.range)
        case .service(_, let service, let index) where invocation.arguments == nil:
            let path = expression(
                invocation.text,
                names: [],
                receiver: receiver,
                capturing: captured,
                into: &text
            )
            let arguments = labelled(spec.services[service].methods[index].parameters, names: names, into: &text)
            text.expression = spec.marked("\(path)(\(arguments.joined(separator: ", ")))", at: invocation.text.range)
        case .service, .foreign:
            text.expression = expression(
                invocation.text,
                names: names,
                receiver: receiver,
                capturing: captured,
                into: &text
            )
        }
        return text
    }

    /// Any Swift text with `$0…` replaced by `names` and its members reached through `receiver`.
    func expression(
        _ swift: Fragment,
        names: [String],
        receiver: String,
        capturing captured: [String] = [],
        into text: inout CallText
    ) -> String {
        let members = scope.members(in: swift)
        text.usesViewModel = text.usesViewModel || members.contains { !$0.isState }
        text.usesState = text.usesState || members.contains { $0.isState }
        let first = SwiftText.freeNames(in: swift).first
        let leads = first.map { $0.range.lower == swift.range.lower && scope.members[$0.text] != nil } ?? false
        if members.count > (leads ? 1 : 0) { text.needsWholeSelf = true }
        let used = Set(SwiftText.closureArguments(in: swift).map(\.index))
        text.noteTuple(in: [swift], names: names)
        text.usedValues.formUnion(text.tupleSize > 0 && !used.isEmpty ? [0] : used)
        for name in SwiftText.freeNames(in: swift) where scope.members[name.text] == nil {
            if let index = names.firstIndex(of: FlowElement.apart(name.text)) { text.usedValues.insert(index) }
        }
        let named = SwiftText.rewritingFreeNames(in: swift.text) { name in
            scope.members[name] == nil && names.contains(FlowElement.apart(name)) ? FlowElement.apart(name) : nil
        }
        let reached = scope.reaching(named, through: receiver, capturing: captured)
        return spec.marked(SwiftText.replacingClosureArguments(in: reached, with: text.values(names)), at: swift.range)
    }

    /// The arguments that the spec writes, or nil where it leaves them to the flow's values.
    private func explicitArguments(
        _ invocation: Invocation,
        names: [String],
        receiver: String,
        into text: inout CallText
    ) -> [String]? {
        guard let arguments = invocation.arguments else { return nil }
        if arguments.text.isEmpty { return [] }
        var result: [String] = []
        text.noteTuple(in: [arguments], names: names)
        for argument in SwiftText.split(arguments, on: ",") {
            result.append(expression(argument, names: names, receiver: receiver, into: &text))
        }
        if !result.isEmpty, text.usesViewModel || text.usesState { text.needsWholeSelf = true }
        return result
    }

    /// The flow's values as arguments for `parameters`, in order.
    private func labelled(
        _ parameters: [SwiftMethod.Parameter],
        names: [String],
        into text: inout CallText
    ) -> [String] {
        var arguments: [String] = []
        for (index, parameter) in parameters.enumerated() where index < names.count {
            text.usedValues.insert(index)
            let value = SwiftText.escaped(names[index])
            arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
        }
        return arguments
    }

    /// The method called `name` as `receiver` reaches it.
    private static func member(_ name: Fragment, of receiver: String) -> String {
        receiver + (receiver.isEmpty ? SwiftText.escaped(name.text) : SwiftText.escapedMember(name.text))
    }
}
