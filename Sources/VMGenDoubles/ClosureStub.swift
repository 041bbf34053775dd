import VMGenDiagnostics
import VMGenModel
import VMGenPlan
import VMGenSpec

/// A closure that `init` takes and that flows or logic call, as tests go about it: they hand in one that records its calls and answers as
/// they say.
///
///     let onVote = StubbedMethod<Choice, Int>("onVote")
///     let harness = PollViewModelHarness(vote: { @Sendable in try await onVote.value($0) })
package struct ClosureStub: Sendable {
    /// The parameter of `init`.
    package let parameter: String
    /// What tests call what stands in for it: `onVote`.
    package let name: String
    /// It as a method.
    package let method: SwiftMethod
    /// What makes what stands in for it.
    package let made: String
    /// The closure that a test hands in.
    package let passed: String

    /// The closures of `spec` that flows call, or of which scenarios speak, since logic calls them, of those parameters that its
    /// harness is given as they are.
    package static func all(of spec: ViewModelSpec, doubles: [DoublePlan]) -> [ClosureStub] {
        let called = spec.flows.closureNames(and: spec.failures).union(
            spec.scenarios.flatMap { $0.closureNames(in: spec) }
        )
        let given = Set(doubles.filter { !$0.isKept }.map(\.name))
        return spec.parameters.filter { called.contains($0.name.text) && given.contains($0.name.text) }
            .compactMap { ClosureStub($0, of: spec) }
    }

    /// What stands in for `parameter`; nil for what is no closure, or one of which nobody can say what it gives.
    private init?(_ parameter: InitParameter, of spec: ViewModelSpec) {
        guard let type = ClosureType(calledOn: parameter.type.text), type.canBeDoubled else { return nil }
        var method = SwiftMethod(
            documentation: [],
            name: Fragment(Self.word(parameter.name.text), parameter.name.range),
            parameters: type.parameters.enumerated().map {
                SwiftMethod.Parameter(
                    label: SwiftMethod.Parameter.ordinals[$0.offset],
                    name: "$\($0.offset)",
                    type: $0.element
                )
            },
            isAsync: type.isAsync,
            canThrow: type.canThrow,
            thrownType: type.thrownType,
            returnType: type.returnsNothing ? nil : Fragment(type.result, parameter.type.range),
            signature: parameter.type
        )
        let head = method.typedHead
        if head != nil {
            for index in method.parameters.indices {
                method.parameters[index].name = SwiftMethod.Parameter.ordinals[index]
            }
        }
        self.method = method
        let stubbed = StubbedMethodPlan(method: method, spec: spec, isOverloaded: false)
        guard !stubbed.needsAnswer, let plan = stubbed.plan, stubbed.takesTime || stubbed.value == "Void" else {
            return nil
        }
        self.parameter = parameter.name.text
        name = plan.double
        let answer = plan.answer.map { ", answer: \($0)" } ?? ""
        made = "StubbedMethod<\(plan.arguments), \(plan.value)>(\(SwiftLiteral(plan.double).swift)\(answer))"
        let words = [type.isMainActor ? nil : "@Sendable", head].compactMap { $0 } + ["in"]
        passed = "{\(words.count > 1 ? " " + words.joined(separator: " ") : "") \(plan.body) }"
    }

    /// The name of a closure without the `on` that what stands in for it has anyway: `close` for `onClose`.
    private static func word(_ name: String) -> String {
        let rest = name.dropFirst(2)
        let isEvent = name.hasPrefix("on") && rest.first?.isUppercase == true
        return isEvent ? rest.prefix(1).lowercased() + rest.dropFirst() : name
    }

}

extension SwiftMethod {
    /// What a closure says of itself that stands for it and throws errors of one type, which Swift does not find out: `first async
    /// throws(ApiError)`; nil for any other.
    fileprivate var typedHead: String? {
        guard canThrow, let failure = ownFailure else { return nil }
        let names = Parameter.ordinals.prefix(parameters.count)
        return (names.isEmpty ? "()" : names.joined(separator: ", ")) + "\(isAsync ? " async" : "") throws(\(failure))"
    }
}

extension StubbedMethodPlan {
    /// Whether what it answers can be kept waiting.
    fileprivate var takesTime: Bool {
        if case .stream = method.answer(in: runtime) { return true }
        return method.isAsync
    }
}

extension Scenario {
    /// The closures that it speaks of, by the parameters of `init` of `spec`.
    fileprivate func closureNames(in spec: ViewModelSpec) -> [String] {
        steps.flatMap(\.statements).compactMap { statement in
            switch statement.kind {
            case .answers(let work, _), .called(let work, _):
                if case .closure(let parameter) = work.target { spec.parameters[parameter].name.text } else { nil }
            default: nil
            }
        }
    }
}
