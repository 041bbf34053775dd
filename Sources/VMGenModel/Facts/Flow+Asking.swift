import VMGenSpec

extension Flow {
    /// Whether it asks on its way for something that may be something else each time: a dependency, or a function of the app.
    func asks(_ places: PlaceNames, in spec: ViewModelSpec) -> Bool {
        if invocations.contains(where: { $0.asks(places, logic: spec.logic) }) { return true }
        return steps.contains { $0.replacesWithAnswer(places) }
    }
}

extension FlowStep {
    /// Whether it puts in the place of what arrives what a call gives, `replace with UUID()`, or what a dependency has, `replace with
    /// clock.now`.
    fileprivate func replacesWithAnswer(_ places: PlaceNames) -> Bool {
        guard kind == .replace, case .expression(let swift) = argument else { return false }
        let bytes = swift.text.utf8
        if bytes.contains(UInt8(ascii: "(")) { return true }
        let dots = bytes.lazy.filter { $0 == UInt8(ascii: ".") }.count
        return dots > 1
            || dots == 1 && SwiftText.freeNames(in: swift).contains { places.dependencies.contains($0.text) }
    }
}

extension Invocation {
    /// Whether it calls a service, a closure or an object that `init` takes or a variable holds, or a function of the app.
    fileprivate func asks(_ places: PlaceNames, logic: [SwiftMethod]) -> Bool {
        if let index = logicIndex { return logic[index].isExisting }
        switch target {
        case .service: return true
        case .foreign: return places.dependencies.contains(head) || !makesValue
        case .logic, .request: return false
        }
    }

    /// Whether it makes a value of a type, `String($0)`, which is as good each time.
    private var makesValue: Bool {
        let name = text.text.prefix { $0 != "(" }.split(separator: ".").last ?? ""
        return name == "init" || name.first?.isUppercase == true
    }

    /// The name of what it calls, as far as the first dot: `self` for logic.
    var head: String {
        if case .logic = target { return "self" }
        return String(text.text.prefix { !".?!(".contains($0) })
    }
}
