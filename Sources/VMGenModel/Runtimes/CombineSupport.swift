/// What a target's support file is made of under Combine.
enum CombineSupport {
    /// The pieces, in order.
    static let pieces: [SupportPiece] =
        [
            SupportPiece("SerialTurns", imports: ["Foundation"], isShared: true),
            SupportPiece("MainTurns", uses: ["SerialTurns"], imports: ["Dispatch", "Foundation"], isShared: true),
            SupportPiece("Relayed", neededBy: ["state"], uses: ["StateSubject"]),
            SupportPiece("OrderedSubject", imports: ["Combine", "Foundation"]),
            SupportPiece(
                "StateSubject",
                uses: ["SerialTurns", "OrderedSubject"],
                imports: ["Combine", "Foundation"]
            ),
            SupportPiece(
                "EarlySubject",
                neededBy: ["early", "early/inside"],
                uses: ["SerialTurns", "OrderedSubject"],
                imports: ["Combine", "Foundation"]
            ),
            SupportPiece("Tracked", neededBy: ["tracked"], uses: ["RunningWork"]),
            SupportPiece(
                "RunningWork",
                neededBy: ["activity"],
                uses: ["SerialTurns", "StateSubject", "receiveOnMain"],
                imports: ["Combine", "Foundation"]
            ),
            SupportPiece(
                "reportingFailures",
                neededBy: ["failures"],
                uses: ["EarlySubject"],
                imports: ["Combine"]
            ),
            SupportPiece("endingFailures", neededBy: ["ending-failures"], imports: ["Combine"]),
            SupportPiece("ignoringFailures", neededBy: ["ignored-failures"], imports: ["Combine"]),
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
            SupportPiece(
                "concatMap",
                neededBy: ["flow/queue"],
                uses: ["SerialTurns"],
                imports: ["Combine", "Foundation"]
            ),
            SupportPiece("withLatestFrom", neededBy: ["flow/withLatest"], imports: ["Combine"]),
            SupportPiece("inOrder", neededBy: ["in-order"], imports: ["Combine", "Foundation"]),
            SupportPiece(
                "shareInOrder",
                neededBy: ["share-in-order"],
                uses: ["OrderedSubject"],
                imports: ["Combine"]
            ),
            SupportPiece(
                "shareReplay",
                neededBy: ["share-replay"],
                uses: ["OrderedSubject"],
                imports: ["Combine", "Foundation"]
            ),
            SupportPiece("take", neededBy: ["flow/take"], imports: ["Combine"]),
            SupportPiece("throttleFirst", neededBy: ["flow/throttleFirst"], imports: ["Combine"]),
            SupportPiece("throttleLatest", neededBy: ["flow/throttle"], imports: ["Combine"]),
            SupportPiece("never", neededBy: ["unconnected"], imports: ["Combine"]),
            SupportPiece(
                "receiveOnMain",
                neededBy: ["request", "flow/hop", "work/hop", "output/onMain"],
                uses: ["MainScheduler"],
                imports: ["Combine"]
            ),
            SupportPiece(
                "MainScheduler",
                neededBy: ["flow/debounce", "flow/throttle", "flow/throttleFirst", "flow/delay"],
                uses: ["MainTurns"],
                imports: ["Combine", "Dispatch"]
            ),
        ] + SupportPiece.common(module: "Combine", policies: ["flatMapLatest", "flatMapFirst", "concatMap"])
}
