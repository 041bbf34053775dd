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
                traits: [.canFail, .hasFailureType, .single],
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
        imports: ["Combine"],
        support: combineSupport,
        library: "Combine"
    )

    /// What needs the delivery on the main thread.
    private static let deliveries: Set<String> = [
        "failures", "ending-failures", "ignored-failures", "safe-async", "request", "flow/hop", "output/onMain",
    ]

    private static let combineSupport: [SupportPiece] = [
        SupportPiece("Relayed", neededBy: ["state"], imports: ["Combine"]),
        SupportPiece("Early", neededBy: ["early"], imports: ["Combine", "Foundation"]),
        SupportPiece("Tracked", neededBy: ["activity"], imports: ["Combine"]),
        SupportPiece("RunningWork", neededBy: ["activity", "flow/first"], imports: ["Combine", "Foundation"]),
        SupportPiece("reportingFailures", neededBy: ["failures"], imports: ["Combine"]),
        SupportPiece("endingFailures", neededBy: ["ending-failures"], imports: ["Combine"]),
        SupportPiece("ignoringFailures", neededBy: ["ignored-failures", "safe-async"], imports: ["Combine"]),
        SupportPiece("task", neededBy: ["async"], imports: ["Combine"]),
        SupportPiece("attempt", neededBy: ["attempt"], imports: ["Combine"]),
        SupportPiece("attemptStream", neededBy: ["attemptStream"], imports: ["Combine"]),
        SupportPiece("withUnretained", neededBy: ["owner"], imports: ["Combine"]),
        SupportPiece("flatMapLatest", neededBy: ["flow/latest"], imports: ["Combine"]),
        SupportPiece("flatMapFirst", neededBy: ["flow/first"], imports: ["Combine"]),
        SupportPiece("concatMap", neededBy: ["flow/queue"], imports: ["Combine"]),
        SupportPiece("withLatestFrom", neededBy: ["flow/withLatest"], imports: ["Combine"]),
        SupportPiece("shareReplay", neededBy: ["flow/share", "sink/named"], imports: ["Combine", "Foundation"]),
        SupportPiece("connectableReplay", neededBy: ["sink/owned"], imports: ["Combine"]),
        SupportPiece("throttleFirst", neededBy: ["flow/throttleFirst"], imports: ["Combine"]),
        SupportPiece("never", neededBy: ["unconnected"], imports: ["Combine"]),
        SupportPiece("receiveOnMain", neededBy: deliveries, imports: ["Combine"]),
        SupportPiece(
            "MainScheduler",
            neededBy: deliveries.union(["flow/debounce", "flow/throttle", "flow/throttleFirst", "flow/delay"]),
            imports: ["Combine", "Dispatch", "Foundation"]
        ),
        SupportPiece("escaping", neededBy: ["escaping"], imports: ["Foundation"]),
        SupportPiece("present", neededBy: ["present"], imports: []),
        SupportPiece("httpStatus", neededBy: ["request"], imports: ["Foundation"]),
    ]
}
