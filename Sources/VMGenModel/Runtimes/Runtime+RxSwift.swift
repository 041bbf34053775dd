extension Runtime {
    /// RxSwift 6 with RxRelay and RxCocoa.
    public static let rxSwift = Runtime(
        name: "rxswift",
        templateFolder: "RxSwift",
        kinds: [
            StreamKind(
                name: "Observable",
                traits: [.canFail, .input, .output],
                counterparts: ["combine": "AnyPublisher"],
                placeholder: ".empty()"
            ),
            StreamKind(
                name: "Driver",
                traits: [.deliversOnMain, .replays, .input, .output],
                counterparts: ["combine": "AnyPublisher"],
                placeholder: ".empty()",
                module: "RxCocoa"
            ),
            StreamKind(
                name: "Signal",
                traits: [.deliversOnMain, .waits, .input, .output],
                counterparts: ["combine": "AnyPublisher"],
                placeholder: ".empty()",
                module: "RxCocoa"
            ),
            StreamKind(
                name: "Infallible",
                traits: [.input, .output],
                counterparts: ["combine": "AnyPublisher"],
                placeholder: ".empty()"
            ),
            StreamKind(
                name: "Single",
                traits: [.canFail, .single, .output],
                counterparts: ["combine": "AnyPublisher"]
            ),
            StreamKind(name: "Maybe", traits: [.canFail, .single], counterparts: ["combine": "AnyPublisher"]),
            StreamKind(
                name: "PublishRelay",
                traits: [.takesValues, .waits, .input, .output],
                counterparts: ["combine": "PassthroughSubject"],
                sending: "accept",
                module: "RxRelay"
            ),
            StreamKind(
                name: "BehaviorRelay",
                traits: [.holdsValue, .takesValues, .replays, .input, .output],
                counterparts: ["combine": "CurrentValueSubject"],
                sending: "accept",
                module: "RxRelay"
            ),
            StreamKind(
                name: "PublishSubject",
                traits: [.takesValues, .canFail, .waits, .input, .output],
                counterparts: ["combine": "PassthroughSubject"],
                sending: "onNext"
            ),
            StreamKind(
                name: "BehaviorSubject",
                traits: [.holdsValue, .takesValues, .canFail, .replays, .input, .output],
                counterparts: ["combine": "CurrentValueSubject"],
                sending: "onNext"
            ),
            StreamKind(
                name: "ReplayRelay",
                traits: [.takesValues, .replays],
                counterparts: [:],
                sending: "accept",
                module: "RxRelay"
            ),
            StreamKind(
                name: "ReplaySubject",
                traits: [.takesValues, .canFail, .replays],
                counterparts: [:],
                sending: "onNext"
            ),
            StreamKind(
                name: "ControlEvent",
                traits: [.deliversOnMain, .waits, .input, .output],
                counterparts: ["combine": "AnyPublisher"],
                module: "RxCocoa"
            ),
            StreamKind(
                name: "ControlProperty",
                traits: [.deliversOnMain, .replays, .takesValues, .input],
                counterparts: ["combine": "AnyPublisher"],
                sending: "onNext",
                module: "RxCocoa"
            ),
        ],
        defaultInput: "Observable",
        defaultStatefulOutput: "Driver",
        defaultEventOutput: "Signal",
        defaultStream: "Observable",
        bagParameter: "disposeBag: DisposeBag",
        startStream: "Observable.just(())",
        schedulerType: "SchedulerType",
        schedulers: [
            "SchedulerType", "MainScheduler", "ConcurrentMainScheduler", "SerialDispatchQueueScheduler",
            "ConcurrentDispatchQueueScheduler", "OperationQueueScheduler", "TestScheduler", "HistoricalScheduler",
            "VirtualTimeScheduler",
        ],
        mainScheduler: "MainScheduler.instance",
        streamSuffix: "Relay",
        otherTypes: ["Completable", "DisposeBag", "Disposable", "Event"],
        replayRelay: "ReplayRelay",
        joinLimit: 8,
        mergeLimit: .max,
        keepsOrder: true,
        bag: BagForm(
            name: "disposeBag",
            subclassName: "subscriptions",
            type: "DisposeBag",
            annotation: "",
            empty: "DisposeBag()",
            isValue: false,
            keeping: (".disposed(by: ", ")")
        ),
        requests: RequestForm(
            verb: "emits",
            stream: ("Observable<", ">"),
            failure: (".error(", ")"),
            task: "dataTaskObservable",
            check: "map",
            hop: ".observeOnMain()",
            ending: []
        ),
        imports: ["RxCocoa", "RxRelay", "RxSwift"],
        support: rxSwiftSupport
    )

    private static let rxSwiftSupport: [SupportPiece] =
        [
            SupportPiece("SerialTurns", imports: ["Foundation"], isShared: true),
            SupportPiece("MainTurns", uses: ["SerialTurns"], imports: ["Dispatch", "Foundation"], isShared: true),
            SupportPiece("Relayed", neededBy: ["state"], uses: ["StateRelay"]),
            SupportPiece("StateRelay", uses: ["SerialTurns"], imports: ["RxCocoa", "RxRelay", "RxSwift"]),
            SupportPiece(
                "EarlyRelay",
                neededBy: ["early", "early/inside"],
                uses: ["SerialTurns"],
                imports: ["RxCocoa", "RxRelay", "RxSwift"]
            ),
            SupportPiece(
                "observeOnMain",
                neededBy: ["request", "flow/hop", "work/hop"],
                uses: ["MainTurns"],
                imports: ["RxSwift"]
            ),
            SupportPiece(
                "reportingFailures",
                neededBy: ["failures"],
                uses: ["EarlyRelay"],
                imports: ["RxSwift"]
            ),
            SupportPiece(
                "reportingFailures+Completable",
                neededBy: ["completing-failures"],
                uses: ["reportingFailures"],
                imports: ["RxSwift"]
            ),
            SupportPiece("ignoringFailures", neededBy: ["ignored-failures"], imports: ["RxSwift"]),
            SupportPiece(
                "ignoringFailures+Completable",
                neededBy: ["completing-ignored-failures"],
                uses: ["ignoringFailures"],
                imports: ["RxSwift"]
            ),
            SupportPiece("Tracked", neededBy: ["tracked"], uses: ["RunningWork"]),
            SupportPiece(
                "RunningWork",
                neededBy: ["activity"],
                uses: ["SerialTurns", "observeOnMain"],
                imports: ["Foundation", "RxCocoa", "RxRelay", "RxSwift"]
            ),
            SupportPiece("shareOnce", neededBy: ["share-once"], imports: ["RxSwift"]),
            SupportPiece("shareReplay", neededBy: ["share-lasting"], imports: ["RxSwift"]),
            SupportPiece("retryAfter", neededBy: ["retryAfter"], imports: ["RxSwift"]),
            SupportPiece("task", neededBy: ["async"], imports: ["RxSwift"]),
            SupportPiece("task+owner", neededBy: ["async-owner"], uses: ["task"], imports: ["RxSwift"]),
            SupportPiece("attempt", neededBy: ["attempt"], imports: ["RxSwift"]),
            SupportPiece("attemptStream", neededBy: ["attemptStream"], imports: ["RxSwift"]),
            SupportPiece("bindNext", neededBy: ["sink/forward"], imports: ["RxRelay", "RxSwift"]),
        ] + SupportPiece.common(module: "RxSwift", policies: [])
}
