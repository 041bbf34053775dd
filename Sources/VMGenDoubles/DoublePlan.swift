import VMGenModel
import VMGenPlan
import VMGenSpec

/// What a harness gives to one parameter of the view model's `init`.
package struct DoublePlan: Sendable {
    /// The parameter's name.
    package let name: String
    /// The type that the harness holds; that of the parameter where nothing stands in for it.
    package let type: String
    /// The default value; nil where the test has to give one.
    package let value: String?
    /// What of the test support it needs: `defaults`, `time`; nil for nothing.
    package let need: String?
    /// The stub that stands in for it; nil for anything else.
    package let stub: StubPlanner?
    /// Whether the harness keeps it, because tests work with it.
    package let isKept: Bool
    /// Whether it is no argument of `init`, but set afterwards.
    package let isAssigned: Bool
    /// Whether the default value is made within the harness's `init`: in Swift 5 mode what makes it on the main actor cannot stand
    /// among the parameters.
    package let isMadeInside: Bool
    /// The type of the harness's parameter.
    private let keptType: String
    /// What the argument of `init` is called; `_` for nothing.
    private let label: String
    /// What the harness's `init` calls it, which has a view model by the name of one of them.
    private let local: String

    /// Plans what `parameter` is given. `services` are the stubs of the target, `timeType` is what stands in for time.
    package init(_ parameter: InitParameter, spec: ViewModelSpec, services: StubTable, timeType: String) {
        name = parameter.name.text
        isAssigned = parameter.isAssigned
        label = parameter.label ?? name
        var other = "other"
        while spec.parameters.contains(where: { $0.name.text == other }) { other = "an" + other.capitalizedFirst }
        local = name == "viewModel" ? other : SwiftText.escaped(name)
        let plain = TypeText.protocolName(in: parameter.type.text)
        var stub: StubPlanner?
        let stand: (type: String, value: String?, need: String?)?
        switch plain {
        case ViewModelPlanner.sessionType: stand = ("URLSessionStub", "URLSessionStub()", nil)
        case "UserDefaults": stand = ("UserDefaultsStub", "UserDefaultsStub()", "defaults")
        case spec.runtime.schedulerType: stand = (timeType, "\(timeType)()", "time")
        default:
            stub = services.stub(ofProtocol: plain, in: spec)
            stand = stub.map { ($0.name, $0.parameters.isEmpty ? "\($0.name)()" : nil, nil) }
        }
        self.stub = stub
        isKept = stand != nil
        need = stand?.need
        type = stand?.type ?? NestedTypes(spec).qualified(parameter.type.text)
        keptType = stand == nil ? parameter.kept(type, in: spec) : type
        // No test asks the service itself.
        let isService = spec.services.contains { $0.name.text == plain }
        let declared = isService ? nil : parameter.defaultValue.flatMap { NestedTypes(spec).visible($0) }
        value = stand == nil ? declared ?? (parameter.takesNil ? "nil" : nil) : stand?.value
        let isCalled = declared.map { $0.holds("(") || $0.holds(".") } ?? false
        let isPlain =
            stand == nil && isCalled && ClosureType(parameter.type.text) == nil && Double(declared ?? "") == nil
        isMadeInside =
            isPlain && spec.declaration.isIsolatedByDefault || stub?.isMadeOnMainActor == true && stand?.value != nil
    }

    /// The harness's own parameter: `library: LibraryStub = LibraryStub()`.
    package var parameter: String {
        let names = SwiftText.escapedParameter(name) + (local == SwiftText.escaped(name) ? "" : " \(local)")
        return "\(names): \(isMadeInside ? "@autoclosure @MainActor () -> " : "")\(keptType)"
            + (value.map { " = \($0)" } ?? "")
    }

    /// The argument of the view model's `init`.
    package var argument: String { label == "_" ? given : "\(label): \(given)" }

    /// The statement that gives it to a view model that is made.
    package var assignment: String { "viewModel.\(SwiftText.escapedMember(name)) = \(given)" }

    /// What the view model is given: what stands in for it, or the struct that this makes.
    private var given: String { stub?.service.isStruct == true ? "\(local).made" : local }

    /// What the harness's `init` calls it.
    package var made: String { local }

    /// Whether `parameter` is the time of the view model of `spec`.
    package static func isTime(_ parameter: InitParameter, of spec: ViewModelSpec) -> Bool {
        TypeText.protocolName(in: parameter.type.text) == spec.runtime.schedulerType
    }
}
