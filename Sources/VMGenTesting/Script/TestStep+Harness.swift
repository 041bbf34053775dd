import VMGenDoubles
extension TestStep {
    /// Whether it certainly names the harness: the doubles of closures are constants of the test, and so is the request that is looked at.
    var namesHarness: Bool {
        switch self {
        case .prepare(let double, _), .make(let double, _), .called(let double, _), .expect(.calls(let double, _), _):
            !double.isClosure
        case .answer(let call, _), .request(let call): !call.double.isClosure
        case .expect(.request, _), .keepWaiting, .store, .pass, .when, .statement, .gap, .comment: false
        case .expect, .set, .transform, .listenAgain, .send, .feed, .call, .advance, .settle, .begin, .beginRound: true
        }
    }
}
