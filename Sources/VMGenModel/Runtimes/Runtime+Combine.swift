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
            ending: [".receiveOnMain()", ".eraseToAnyPublisher()"]
        ),
        imports: ["Combine"],
        support: combineSupport,
        library: "Combine"
    )

    private static let combineSupport: [SupportPiece] =
        [
            SupportPiece("SerialTurns", imports: ["Foundation"], isShared: true),
            SupportPiece("Relayed", neededBy: ["state"], uses: ["StateSubject"]),
            SupportPiece("StateSubject", uses: ["SerialTurns"], imports: ["Combine", "Foundation"]),
            SupportPiece(
                "EarlySubject",
                neededBy: ["early"],
                uses: ["SerialTurns"],
                imports: ["Combine", "Foundation"]
            ),
            SupportPiece("Tracked", neededBy: ["tracked"], uses: ["RunningWork"]),
            SupportPiece(
                "RunningWork",
                neededBy: ["activity"],
                uses: ["SerialTurns", "receiveOnMain"],
                imports: ["Combine", "Foundation"]
            ),
            SupportPiece(
                "reportingFailures",
                neededBy: ["failures"],
                uses: ["EarlySubject", "receiveOnMain"],
                imports: ["Combine"]
            ),
            SupportPiece(
                "endingFailures",
                neededBy: ["ending-failures"],
                uses: ["receiveOnMain"],
                imports: ["Combine"]
            ),
            SupportPiece(
                "ignoringFailures",
                neededBy: ["ignored-failures"],
                uses: ["receiveOnMain"],
                imports: ["Combine"]
            ),
            SupportPiece("retryAfter", neededBy: ["retryAfter"], imports: ["Combine"]),
            SupportPiece("task", neededBy: ["async"], imports: ["Combine"]),
            SupportPiece("task+owner", neededBy: ["async-owner"], uses: ["task"], imports: ["Combine"]),
            SupportPiece("task+harmless", neededBy: ["async-harmless"], uses: ["task"], imports: ["Combine"]),
            SupportPiece(
                "task+owner+harmless",
                neededBy: ["async-owner-harmless"],
                uses: ["task+owner"],
                imports: ["Combine"]
            ),
            SupportPiece("attempt", neededBy: ["attempt"], imports: ["Combine"]),
            SupportPiece("deferred+owner", neededBy: ["deferred-owner"], imports: ["Combine"]),
            SupportPiece("attemptStream", neededBy: ["attemptStream"], imports: ["Combine"]),
            SupportPiece("withUnretained", neededBy: ["owner"], imports: ["Combine"]),
            SupportPiece("flatMapLatest", neededBy: ["flow/latest"], imports: ["Combine"]),
            SupportPiece("flatMapFirst", neededBy: ["flow/first"], imports: ["Combine"]),
            SupportPiece("concatMap", neededBy: ["flow/queue"], imports: ["Combine"]),
            SupportPiece("withLatestFrom", neededBy: ["flow/withLatest"], imports: ["Combine"]),
            SupportPiece("shareReplay", neededBy: ["share-replay"], imports: ["Combine", "Foundation"]),
            SupportPiece("take", neededBy: ["flow/take"], imports: ["Combine"]),
            SupportPiece("throttleFirst", neededBy: ["flow/throttleFirst"], imports: ["Combine"]),
            SupportPiece("throttleLatest", neededBy: ["flow/throttle"], imports: ["Combine"]),
            SupportPiece("never", neededBy: ["unconnected"], imports: ["Combine"]),
            SupportPiece(
                "receiveOnMain",
                neededBy: ["request", "flow/hop", "output/onMain"],
                uses: ["MainScheduler"],
                imports: ["Combine"]
            ),
            SupportPiece(
                "MainScheduler",
                neededBy: ["flow/debounce", "flow/throttle", "flow/throttleFirst", "flow/delay"],
                uses: ["SerialTurns"],
                imports: ["Combine", "Dispatch"]
            ),
        ] + SupportPiece.common(module: "Combine", policies: ["flatMapLatest", "flatMapFirst", "concatMap"])
}
