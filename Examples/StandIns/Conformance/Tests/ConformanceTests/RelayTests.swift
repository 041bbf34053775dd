import RxCocoa
import RxRelay
import RxSwift
import XCTest

final class RelayTests: XCTestCase {
    private let log = Log()

    func testPublishRelayDoesNotReplay() {
        let relay = PublishRelay<Int>()
        relay.accept(1)
        let subscription = relay.record(to: log)
        relay.accept(2)
        XCTAssertEqual(log.entries, ["2"])
        subscription.dispose()
    }

    func testBehaviorRelaySendsItsValueFirst() {
        let relay = BehaviorRelay(value: 1)
        XCTAssertEqual(relay.value, 1)
        relay.accept(2)
        XCTAssertEqual(relay.value, 2)
        XCTAssertEqual(relay.events(), ["2"])
        XCTAssertEqual(relay.asInfallible().events(), ["2"])
    }

    func testValueIsSetBeforeItIsSent() {
        let relay = BehaviorRelay(value: 1)
        let subscription = relay.subscribe(onNext: { self.log.add("\($0) \(relay.value)") })
        relay.accept(2)
        XCTAssertEqual(log.entries, ["1 1", "2 2"])
        subscription.dispose()
    }

    func testReplayRelays() {
        let bounded = ReplayRelay<Int>.create(bufferSize: 2)
        let unbounded = ReplayRelay<Int>.createUnbound()
        for element in 1...3 {
            bounded.accept(element)
            unbounded.accept(element)
        }
        XCTAssertEqual(bounded.events(), ["2", "3"])
        XCTAssertEqual(unbounded.events(), ["1", "2", "3"])
        XCTAssertEqual(unbounded.asInfallible().events(), ["1", "2", "3"])
        XCTAssertEqual(unbounded.asObservable().events(), ["1", "2", "3"])
        XCTAssertEqual(PublishRelay<Int>().asInfallible().events(), [])
    }

    func testRelaysIgnoreCompletion() {
        let publish = PublishRelay<Int>()
        let behavior = BehaviorRelay(value: 0)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let bag = DisposeBag()
        publish.record(to: log, "p").disposed(by: bag)
        Observable.of(1, 2).bind(to: publish).disposed(by: bag)
        Observable.of(1, 2).bind(to: behavior).disposed(by: bag)
        Observable.of(1, 2).bind(to: replay).disposed(by: bag)
        publish.accept(3)
        behavior.accept(3)
        replay.accept(3)
        XCTAssertEqual(log.entries, ["p1", "p2", "p3"])
        XCTAssertEqual(behavior.value, 3)
        XCTAssertEqual(replay.events(), ["3"])
    }

    func testBindingToSeveralAndToOptionalRelays() {
        let first = PublishRelay<Int>()
        let second = PublishRelay<Int>()
        let optional = PublishRelay<Int?>()
        let behavior = BehaviorRelay<Int?>(value: nil)
        let replay = ReplayRelay<Int?>.create(bufferSize: 1)
        let bag = DisposeBag()
        first.record(to: log, "a").disposed(by: bag)
        second.record(to: log, "b").disposed(by: bag)
        optional.record(to: log, "c").disposed(by: bag)
        let source = PublishSubject<Int>()
        source.bind(to: first, second).disposed(by: bag)
        source.bind(to: optional).disposed(by: bag)
        source.bind(to: behavior).disposed(by: bag)
        source.bind(to: replay).disposed(by: bag)
        source.onNext(1)
        XCTAssertEqual(log.entries, ["a1", "b1", "cOptional(1)"])
        XCTAssertEqual(behavior.value, 1)
        XCTAssertEqual(replay.events(), ["Optional(1)"])
    }

    func testObserversOfRelays() {
        let publish = PublishRelay<Int>()
        let bag = DisposeBag()
        let observer = AnyObserver<Int> { self.log.add(text($0)) }
        publish.subscribe(observer).disposed(by: bag)
        BehaviorRelay(value: 1).subscribe(observer).disposed(by: bag)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        replay.accept(2)
        replay.subscribe(observer).disposed(by: bag)
        publish.accept(3)
        XCTAssertEqual(log.entries, ["1", "2", "3"])
    }

    func testRelayedElementsReachLaterObserversLast() {
        let relay = PublishRelay<Int>()
        let bag = DisposeBag()
        relay.subscribe(onNext: { if $0 == 1 { relay.accept(2) } }).disposed(by: bag)
        relay.record(to: log).disposed(by: bag)
        relay.accept(1)
        XCTAssertEqual(log.entries, ["2", "1"])
    }
}
