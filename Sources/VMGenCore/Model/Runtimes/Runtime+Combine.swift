extension Runtime {
    /// Combine, or what stands for it where a setting says so.
    public static let combine = Runtime(
        name: "combine",
        templateFolder: "Combine",
        kinds: [
            StreamKind(
                name: "AnyPublisher",
                traits: [.canFail, .hasFailureType, .input, .output],
                counterparts: ["rxswift": "Observable"]
            ),
            StreamKind(
                name: "Future",
                traits: [.canFail, .hasFailureType, .single],
                counterparts: ["rxswift": "Single"]
            ),
            StreamKind(
                name: "PassthroughSubject",
                traits: [.takesValues, .canFail, .hasFailureType, .input, .output],
                counterparts: ["rxswift": "PublishRelay"]
            ),
            StreamKind(
                name: "CurrentValueSubject",
                traits: [.holdsValue, .takesValues, .canFail, .replays, .hasFailureType, .input, .output],
                counterparts: ["rxswift": "BehaviorRelay"]
            ),
            StreamKind(
                name: "Published",
                traits: [.holdsValue, .replays, .output],
                counterparts: ["rxswift": "BehaviorRelay"]
            ),
        ],
        defaultInput: "AnyPublisher",
        defaultStatefulOutput: "AnyPublisher",
        defaultEventOutput: "AnyPublisher",
        defaultStream: "AnyPublisher",
        bagParameter: "cancellables: inout Set<AnyCancellable>",
        startStream: "Just(())",
        schedulerType: "AnyScheduler",
        mainScheduler: ".main",
        imports: ["Combine"],
        support: []
    )
}
