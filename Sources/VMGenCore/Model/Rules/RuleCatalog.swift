/// Every rule by its id: what `vmgen explain ID` looks in.
public enum RuleCatalog {
    /// One rule as the command line shows it.
    public struct Entry: Sendable {
        /// The rule's id, as diagnostics carry it.
        public var id: String
        /// Why it is there.
        public var explanation: Explanation
    }

    /// Every rule of parser and checker, in the order of the ids.
    public static let all: [Entry] =
        (rules.map { Entry(id: $0.id, explanation: $0.explanation) } + LineRules.entries).sorted { $0.id < $1.id }

    /// The rule with this id; nil where there is none.
    public static func entry(id: String) -> Entry? { all.first { $0.id == id } }

    /// Whether a rule holds one spec of a target against another: no spec alone breaks it.
    public static func comparesSpecs(_ id: String) -> Bool { entry(id: id)?.explanation.beside != nil }

    private static var rules: [any Rule.Type] {
        [
            BadDeclaration.self,
            BadJSON.self,
            BadSink.self,
            BadTransform.self,
            CallArgumentsRule.self,
            ClosureArgument.self,
            DuplicateName.self,
            DuplicateSection.self,
            ErrorReasons.self,
            FailingFeed.self,
            FailureNowhere.self,
            FlowCycle.self,
            FlowPart.self,
            ForeignArrow.self,
            ForeignKind.self,
            GeneratedName.self,
            InitialValue.self,
            IntoInput.self,
            InvalidName.self,
            KindArguments.self,
            KindPlace.self,
            KindWithoutElement.self,
            LineShape.self,
            LoadingFlag.self,
            LogicIsolation.self,
            LateSubscriber.self,
            MemberInClosure.self,
            MissingPolicy.self,
            MissingSample.self,
            MissingSection.self,
            MixedEvents.self,
            MixedRuntimes.self,
            DuplicateType.self,
            NotAType.self,
            NotGenerated.self,
            NotSettable.self,
            NotWork.self,
            OutputEnds.self,
            PersistPlace.self,
            RequestLine.self,
            RequestStatus.self,
            RequestValue.self,
            ReservedName.self,
            SampleShape.self,
            ScenarioName.self,
            ScenarioShape.self,
            ScenarioUnknown.self,
            ScenarioUse.self,
            ScenarioValue.self,
            SectionShape.self,
            ServiceMember.self,
            StepArgument.self,
            StreamOrder.self,
            TypeMismatch.self,
            UnbalancedText.self,
            UnfedOutput.self,
            UnknownKind.self,
            UnknownMethod.self,
            UnknownName.self,
            UnknownOption.self,
            UnknownRuntime.self,
            UnknownSection.self,
            UnknownStep.self,
            UnknownTestFramework.self,
            UnusedInput.self,
            UnusedParameter.self,
            UnusedState.self,
            UnusedStream.self,
            WeakParameter.self,
            StructBag.self,
        ]
    }
}
