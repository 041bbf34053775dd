extension Runtime {
    /// Combine, or what stands for it where the `runtime:` line says so.
    public static let combine = Runtime(
        name: "combine",
        templateFolder: "Combine",
        kinds: [
            StreamKind(
                name: "AnyPublisher",
                traits: [.canFail, .hasFailureType, .input, .output],
                counterparts: ["rxswift": "Observable"],
                placeholder: "Empty().eraseToAnyPublisher()",
                unconnected: ".never"
            ),
            StreamKind(
                name: "Future",
                traits: [.canFail, .hasFailureType, .single, .runsUnheard],
                counterparts: ["rxswift": "Single"],
                placeholder: "Future { _ in }"
            ),
            StreamKind(
                name: "PassthroughSubject",
                traits: [.takesValues, .canFail, .hasFailureType, .waits, .input, .output],
                counterparts: ["rxswift": "PublishRelay"],
                placeholder: "PassthroughSubject()",
                sending: "send",
                unconnected: "PassthroughSubject()"
            ),
            StreamKind(
                name: "CurrentValueSubject",
                traits: [.holdsValue, .takesValues, .canFail, .replays, .hasFailureType, .input, .output],
                counterparts: ["rxswift": "BehaviorRelay"],
                sending: "send"
            ),
            StreamKind(
                name: "Published",
                traits: [.holdsValue, .replays, .input, .output],
                counterparts: ["rxswift": "BehaviorRelay"],
                typeSuffix: ".Publisher"
            ),
        ],
        defaultInput: "AnyPublisher",
        defaultStatefulOutput: "AnyPublisher",
        defaultEventOutput: "AnyPublisher",
        defaultStream: "AnyPublisher",
        bagParameter: "cancellables: inout Set<AnyCancellable>",
        startStream: "Just(())",
        schedulerType: "MainScheduler",
        schedulers: [
            "MainScheduler", "DispatchQueue", "RunLoop", "OperationQueue", "ImmediateScheduler", "AnyScheduler",
            "AnySchedulerOf", "TestScheduler", "TestSchedulerOf",
        ],
        mainScheduler: "MainScheduler()",
        streamSuffix: "Subject",
        otherTypes: ["AnyCancellable", "Cancellable", "Publisher", "Subject", "Subscribers"],
        joinLimit: 4,
        mergeLimit: 8,
        keepsOrder: false,
        bag: BagForm(
            name: "flows",
            subclassName: "flows",
            type: "Set<AnyCancellable>",
            annotation: ": Set<AnyCancellable>",
            empty: "[]",
            isValue: true,
            keeping: (".store(in: ", ")")
        ),
        requests: RequestForm(
            verb: "publishes",
            stream: ("AnyPublisher<", ", Error>"),
            failure: ("Fail(error: ", ").eraseToAnyPublisher()"),
            task: "dataTaskPublisher",
            check: "tryMap",
            hop: ".receiveOnMain()",
            ending: [".eraseToAnyPublisher()"]
        ),
        imports: ["Combine"],
        support: CombineSupport.pieces,
        library: "Combine"
    )
}
