import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// The arguments of a call of something that the spec declares, held against its parameters.
struct CallArguments {
    /// The name of the method or request.
    let name: String
    /// The parameters, without the view model's state.
    let parameters: [SwiftMethod.Parameter]
    /// The call as written.
    let call: Fragment

    /// Takes the call of `name`.
    init(name: String, parameters: [SwiftMethod.Parameter], at call: Fragment) {
        self.name = name
        self.parameters = parameters
        self.call = call
    }

    /// What is wrong with the arguments: those between the brackets, or what arrives where there are no brackets.
    ///
    /// Without brackets, a method without parameters takes anything.
    ///
    /// - Parameter lookup: what values that do not arrive are; nil where nobody asks.
    func check(_ arguments: Fragment?, arriving: Arriving, lookup: NameLookup? = nil) -> [Finding] {
        guard let arguments else { return checkBare(arriving, lookup) }
        let given = arguments.isEmpty ? [] : SwiftText.split(arguments, on: ",")
        let isSpread = Arriving.speakOfParts([arguments])
        var next = 0
        for argument in given {
            var cursor = TextCursor(argument)
            var label: String?
            if let word = cursor.identifier(), cursor.take(":") { label = word.text }
            // One more of those that a parameter with `...` takes.
            if label == nil, next > 0, parameters[next - 1].isVariadic { next -= 1 }
            while next < parameters.count, parameters[next].label != label, parameters[next].mayBeLeftOut {
                next += 1
            }
            guard next < parameters.count, parameters[next].label == label else {
                return [CallArgumentsRule.unexpected(argument, name: name, in: call, parameters: parameters)]
            }
            let value = label == nil ? argument : cursor.rest
            let wanted = TypeText(parameters[next].elementType)
            if let literal = SwiftValueLiteral(value), !literal.fits(wanted) {
                return [TypeMismatch.literal(value, parameter: parameters[next], of: name)]
            }
            if let type = arriving.type(of: value, isSpread: isSpread)
                ?? lookup?.type(ofValue: value, behind: arriving),
                differs(type, from: parameters[next], lookup)
            {
                let other = other(than: value, of: arriving, for: parameters[next], lookup)
                return [TypeMismatch.value(value, type: type, parameter: parameters[next], of: name, other: other)]
            }
            next += 1
        }
        guard let missing = parameters.dropFirst(next).first(where: { !$0.mayBeLeftOut }) else { return [] }
        let values = given.isEmpty && arriving.isKnown ? arriving.element.components : []
        return [CallArgumentsRule.missing(missing, in: call, name: name, parameters: parameters, values: values)]
    }

    /// Whether a value of `type` is certainly none of what `parameter` takes.
    private func differs(_ type: String, from parameter: SwiftMethod.Parameter, _ lookup: NameLookup?) -> Bool {
        let wanted = parameter.elementType
        guard let lookup else { return TypeText(type).certainlyDiffers(from: TypeText(wanted)) }
        let (runtime, own) = (lookup.draft.runtime, lookup.names.ownTypes)
        let place = SourceRange(0, wanted.utf8.count)
        if runtime.hasStream(Fragment(wanted, place)) { return runtime.isCertainlyPlain(Fragment(type, place)) }
        return own.type(type).certainlyDiffers(from: own.type(wanted))
    }

    /// The one of the values that are `arriving` which is of the type that `parameter` takes, where it is not `value`: `$1`.
    private func other(
        than value: Fragment,
        of arriving: Arriving,
        for parameter: SwiftMethod.Parameter,
        _ lookup: NameLookup?
    ) -> String? {
        let components = arriving.element.components
        guard components.count > 1, value.text.hasPrefix("$") else { return nil }
        let fitting = components.indices.filter { index in
            components[index].type.map { !differs($0, from: parameter, lookup) } == true
        }
        return fitting.count == 1 ? "`$\(fitting[0])`, which is `\(components[fitting[0]].name)`" : nil
    }

    private func checkBare(_ arriving: Arriving, _ lookup: NameLookup?) -> [Finding] {
        guard arriving.isKnown, !parameters.isEmpty else { return [] }
        let components = arriving.element.components
        let needed = parameters.filter { !$0.mayBeLeftOut }.count
        guard components.count >= needed, components.count <= parameters.count else {
            return [CallArgumentsRule.wrongCount(call, name: name, parameters: parameters, arriving: components)]
        }
        let found = zip(components, parameters).compactMap { component, parameter -> Finding? in
            guard let type = component.type, differs(type, from: parameter, lookup) else { return nil }
            return TypeMismatch.argument(call, parameter: parameter, type: type)
        }
        guard found.count > 1, let places = places(of: components, lookup) else { return found }
        return [CallArgumentsRule.otherOrder(call, name: name, parameters: parameters, places: places)]
    }

    /// For each parameter the place of the one of `components` that fits, where another order of all fits; nil for all else.
    private func places(of components: [FlowElement.Component], _ lookup: NameLookup?) -> [Int]? {
        let places = parameters.compactMap { parameter -> Int? in
            let fitting = components.indices.filter { index in
                components[index].type.map { !differs($0, from: parameter, lookup) } ?? true
            }
            return fitting.count == 1 ? fitting[0] : nil
        }
        return Set(places).count == components.count && components.count == parameters.count ? places : nil
    }
}
