import VMGenModel
import VMGenSpec

/// A name that the generated code gives something else.
enum GeneratedName: Rule {
    package static let id = "generated-name"

    /// The names of `spec` that its output has for something else.
    static func check(_ spec: ViewModelSpec, names: Namespace) -> [Finding] {
        let taken = taken(in: spec)
        let members = names.all.compactMap { name -> Finding? in
            guard let member = names[name], let place = names.place(of: name), let generated = taken[name],
                generated.clashes.contains(clash(member, in: spec)), ReservedName.check(place) == nil
            else { return nil }
            return constantBag(place, in: spec) ?? otherSession(place, in: spec) ?? finding(place, generated.what)
        }
        let callbacks = spec.logic.filter { $0.isCallback && $0.parameters.isEmpty }.compactMap {
            callback -> Finding? in
            guard let generated = taken[callback.name.text], generated.clashes.contains(.bareMethod) else { return nil }
            return finding(callback.name, generated.what)
        }
        return members + callbacks + types(of: spec) + hiddenErrors(of: spec) + hiddenKinds(of: spec)
            + hiddenTypes(of: spec) + ownTypes(of: spec) + hiddenByTypes(of: spec) + hiddenKinds(of: spec, names: names)
            + [scheduler(of: spec)].compactMap { $0 }
    }

    /// An init parameter `scheduler` takes the place of the generated one; it has to be one on which time can be counted.
    private static func scheduler(of spec: ViewModelSpec) -> Finding? {
        guard spec.facts.waits, let own = spec.parameters.first(where: { $0.name.text == "scheduler" }) else {
            return nil
        }
        var type = own.type.text
        for prefix in ["any ", "some "] where type.hasPrefix(prefix) { type.removeFirst(prefix.count) }
        let name = type.split { "<.?!".contains($0) }.first.map(String.init) ?? type
        guard TypeText.isOptional(type) || !spec.runtime.schedulers.contains(name) else { return nil }
        return error(
            "`scheduler` is what `debounce`, `throttle` and `delay` count on, of type `\(spec.runtime.schedulerType)`; "
                + "choose another name",
            at: own.name.range
        )
    }

    /// What is wrong with a variable called `name` that is a bag for subscriptions, but a constant; nil for all else.
    private static func constantBag(_ name: Fragment, in spec: ViewModelSpec) -> Finding? {
        let bags = ["DisposeBag", "Set<AnyCancellable>"]
        let isBag = spec.variables.contains { variable in
            variable.name.text == name.text && !variable.isVariable && bags.contains(variable.type?.text ?? "")
        }
        guard isBag, name.text == spec.bagName else { return nil }
        return error(
            "`\(name.text)` keeps the view model's subscriptions, which `transform` begins anew; write `var \(name.text)`",
            at: name.range
        )
    }

    private static func finding(_ name: Fragment, _ what: String) -> Finding {
        error("`\(name.text)` is taken by the generated code, for \(what); choose another name", at: name.range)
    }

    /// One name of the generated code.
    private struct Generated {
        var what: String
        var clashes: Clash
    }

    /// What a name can stand for, as far as clashes go.
    private struct Clash: OptionSet {
        let rawValue: Int
        /// Outputs and states with a value, where the view model holds them itself.
        static let property = Clash(rawValue: 1)
        /// The same in a nested `State`, which has members of its own.
        static let stateProperty = Clash(rawValue: 2)
        /// Outputs without a value and named streams, which are constants in `transform`.
        static let constant = Clash(rawValue: 4)
        /// Init parameters and variables.
        static let dependency = Clash(rawValue: 8)
        static let request = Clash(rawValue: 16)
        static let method = Clash(rawValue: 32)
        static let input = Clash(rawValue: 64)
        /// Methods of the logic without parameters, which a property of that name leaves no place.
        static let bareMethod = Clash(rawValue: 128)

        static let members: Clash = [.property, .dependency, .request, .bareMethod]
        static let allButInputs: Clash = [
            .property, .stateProperty, .constant, .dependency, .request, .method, .bareMethod,
        ]
    }

    /// What the generated code calls by which name, and what else cannot have it. One row a name.
    private static func taken(in spec: ViewModelSpec) -> [String: Generated] {
        var rows: [(String, String, Clash)] = []
        let transform = spec.transform
        let ports = spec.outputs + spec.states
        let hasState = spec.facts.hasStateObject
        let suffix = spec.runtime.streamSuffix
        let stream: Clash = hasState ? .stateProperty : [.property, .constant, .dependency, .request]

        if spec.inputDeclaration.place == .nested {
            rows.append((transform.inputName, "the type of what comes in", .allButInputs))
        }
        if spec.outputDeclaration.place == .nested {
            rows.append((transform.outputName, "the type of what goes out", .allButInputs))
        }
        if let bag = transform.bag {
            rows.append((bag.name, "the bag that `transform` is given", .allButInputs))
        } else if spec.bagVariable == nil {
            rows.append((spec.bagName, "the view model's subscriptions", [.members, .constant]))
        }
        if !transform.isStored {
            rows.append(("transform", "the method that wires the view model", .dependency))
            rows.append((transform.parameter, "the parameter of `transform`", .allButInputs))
        }
        if hasState {
            rows.append(("State", "the type of what the view model remembers", .allButInputs))
            rows.append(("state", "what the view model remembers", .allButInputs))
        }
        if ports.contains(where: { $0.persistence != nil }) {
            rows.append(("persistence", "the subscriptions that keep values between launches", .members))
            rows.append(
                ("persist", "the method that keeps values between launches", [.dependency, .bareMethod, .request])
            )
            rows.append(("Key", "the keys of what is kept between launches", .allButInputs))
        }
        if spec.facts.waits, !spec.parameters.contains(where: { $0.name.text == "scheduler" }) {
            rows.append(("scheduler", "what time steps run on", [.members, .constant]))
        }
        let parameters = spec.parameters.map(\.type.text) + spec.variables.compactMap(\.type?.text)
        if !spec.requests.isEmpty, !parameters.contains(where: { $0.hasSuffix("URLSessionProtocol") }) {
            rows.append(("urlSession", "the session that requests are sent through", .members))
        }
        if spec.facts.failures != nil {
            rows.append(("failures" + suffix, "the stream of failures", stream))
        }
        if spec.facts.events.held != nil {
            rows.append(("events" + suffix, "the stream of the events", stream))
        }
        let forms = spec.facts.outputs + spec.facts.states.map(PortForm.held)
        for (port, form) in zip(ports, forms) where port.kind != nil {
            let name = port.name.text
            let isHeld = form.held != nil
            if port.isStateful, !port.isSubject {
                let backing: Clash = hasState ? .stateProperty : .members
                rows.append(("_" + name, "the storage of `\(name)`", backing))
            } else if port.isStateful || isHeld {
                let isMember = !hasState && !port.isStateful && isHeld
                let clashes = isMember ? stream.union(.members) : stream
                rows.append((name + (port.isSubject ? "Subject" : suffix), "the stream behind `\(name)`", clashes))
            }
        }
        return Dictionary(rows.map { ($0.0, Generated(what: $0.1, clashes: $0.2)) }) { first, _ in first }
    }

    private static func clash(_ member: Namespace.Member, in spec: ViewModelSpec) -> Clash {
        let property: Clash = spec.facts.hasStateObject ? .stateProperty : .property
        switch member {
        case .input(let index): return spec.inputs[index].kind == nil && !spec.transform.isStored ? .constant : .input
        case .inputEvent: return .input
        case .output(let index): return spec.outputs[index].isStateful ? property : .constant
        case .state: return property
        case .named: return .constant
        case .parameter, .variable: return .dependency
        case .request: return .request
        case .logic(let index): return spec.logic[index].parameters.isEmpty ? .bareMethod : .method
        }
    }

    /// A type called `Error`, which hides Swift's own where the generated code names that.
    private static func hiddenErrors(of spec: ViewModelSpec) -> [Finding] {
        let namesErrors = spec.failures != nil || spec.flows.contains { $0.failure != nil }
        let nested = namesErrors ? declared(in: spec.types).filter { $0.text == "Error" } : []
        let own = spec.errors.map { $0.isDeclared && $0.typeName.text == "Error" ? [$0.typeName] : [] } ?? []
        return (nested + own).map { name in
            error(
                "`Error` would hide Swift's own, which the generated code names for failures; choose another name, such as "
                    + "`Failure`",
                at: name.range
            )
        }
    }

    /// A type of the app that is called like the kind of a stream which the view model has, and hides that.
    private static func hiddenKinds(of spec: ViewModelSpec) -> [Finding] {
        let ports = spec.inputs + spec.outputs + spec.states
        let kinds = Set(ports.compactMap(\.kind?.name))
        let nested = declared(in: spec.types).filter { kinds.contains($0.text) }
        // In brackets it is a type, whatever kind has that name.
        let bracket = UInt8(ascii: "(")
        let typed = ports.filter {
            $0.element.range.lower > 0 && spec.source.bytes[$0.element.range.lower - 1] == bracket
        }
        let named = typed.flatMap { port in
            SwiftText.freeNames(in: port.element).filter { word in
                kinds.contains(word.text) && !nested.contains { $0.text == word.text }
            }
        }
        let own = kinds.contains(spec.declaration.name.text) ? [spec.declaration.name] : []
        return (nested + named + own).map { name in
            error(
                "`\(name.text)` would hide the kind of stream of that name, which the generated code has; call it otherwise",
                at: name.range
            )
        }
    }

    /// The types of the `types` section that have the name of a generated one.
    private static func types(of spec: ViewModelSpec) -> [Finding] {
        let taken = taken(in: spec)
        return declared(in: spec.types).compactMap { name in
            guard name.text.first?.isUppercase == true, let generated = taken[name.text] else { return nil }
            return finding(name, generated.what)
        }
    }

    /// The names of the types that `types` declares, which are no members of others.
    static func declared(in types: VerbatimSyntax?) -> [Fragment] {
        let keywords: Set<String> = ["enum", "struct", "class", "actor", "typealias"]
        return (types?.lines ?? []).flatMap { line -> [Fragment] in
            guard line.text.first != " " else { return [] }
            let words = SwiftText.words(of: line)
            return zip(words, words.dropFirst()).compactMap { keywords.contains($0.text) ? $1 : nil }
        }
    }
}
