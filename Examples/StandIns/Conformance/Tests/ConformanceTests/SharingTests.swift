import RxSwift
import XCTest

final class SharingTests: XCTestCase {
    private let log = Log()
    private var connections = 0
    private let subject = PublishSubject<Int>()

    private var source: Observable<Int> {
        Observable.create { observer in
            self.connections += 1
            self.log.add("connect")
            let subscription = self.subject.subscribe(observer)
            return Disposables.create {
                self.log.add("disconnect")
                subscription.dispose()
            }
        }
    }

    func testShare() {
        let shared = source.share()
        let first = shared.record(to: log, "a")
        subject.onNext(1)
        let second = shared.record(to: log, "b")
        subject.onNext(2)
        first.dispose()
        subject.onNext(3)
        second.dispose()
        XCTAssertEqual(log.take(), ["connect", "a1", "a2", "b2", "b3", "disconnect"])
        let third = shared.record(to: log, "c")
        subject.onNext(4)
        subject.onCompleted()
        let fourth = shared.record(to: log, "d")
        XCTAssertEqual(
            log.take(),
            ["connect", "c4", "c|", "disconnect", "connect", "d|", "disconnect"]
        )
        third.dispose()
        fourth.dispose()
    }

    func testShareWithReplayWhileConnected() {
        let shared = source.share(replay: 1)
        let first = shared.record(to: log, "a")
        subject.onNext(1)
        subject.onNext(2)
        let second = shared.record(to: log, "b")
        XCTAssertEqual(log.take(), ["connect", "a1", "a2", "b2"])
        first.dispose()
        second.dispose()
        let third = shared.record(to: log, "c")
        XCTAssertEqual(log.take(), ["disconnect", "connect"])
        third.dispose()
        let many = source.share(replay: 2, scope: .whileConnected)
        let fourth = many.record(to: log, "d")
        for element in 1...3 { subject.onNext(element) }
        let fifth = many.record(to: log, "e")
        XCTAssertEqual(log.take(), ["disconnect", "connect", "d1", "d2", "d3", "e2", "e3"])
        fourth.dispose()
        fifth.dispose()
        let sixth = many.record(to: log, "f")
        XCTAssertEqual(log.take(), ["disconnect", "connect"])
        sixth.dispose()
    }

    func testShareForever() {
        let shared = source.share(replay: 1, scope: .forever)
        let first = shared.record(to: log, "a")
        subject.onNext(1)
        first.dispose()
        let second = shared.record(to: log, "b")
        subject.onNext(2)
        second.dispose()
        XCTAssertEqual(log.take(), ["connect", "a1", "disconnect", "b1", "connect", "b2", "disconnect"])
        let plain = source.share(scope: .forever)
        let third = plain.record(to: log, "c")
        subject.onNext(3)
        third.dispose()
        let fourth = plain.record(to: log, "d")
        subject.onCompleted()
        let fifth = plain.record(to: log, "e")
        XCTAssertEqual(log.take(), ["connect", "c3", "disconnect", "connect", "disconnect", "d|", "e|"])
        fourth.dispose()
        fifth.dispose()
    }

    func testSharedForeverAndCompleted() {
        let shared = source.share(replay: 1, scope: .forever)
        let first = shared.record(to: log, "a")
        subject.onNext(1)
        subject.onCompleted()
        let second = shared.record(to: log, "b")
        XCTAssertEqual(log.take(), ["connect", "a1", "disconnect", "a|", "b1", "b|"])
        first.dispose()
        second.dispose()
    }

    func testSharedAndFailed() {
        for replay in 0...2 {
            let failing = PublishSubject<Int>()
            let shared = failing.share(replay: replay)
            let first = shared.record(to: log, "a")
            failing.onNext(1)
            failing.onError(Failure("x"))
            let second = shared.record(to: log, "b")
            XCTAssertEqual(log.take(), ["a1", "a!x", "b!x"])
            first.dispose()
            second.dispose()
        }
    }

    func testSharedSynchronousSequenceStartsAnew() {
        let shared = Observable.of(1, 2).share(replay: 1)
        XCTAssertEqual(shared.events(), ["1", "2", "|"])
        XCTAssertEqual(shared.events(), ["1", "2", "|"])
        let kept = Observable.of(1, 2).share(replay: 1, scope: .forever)
        XCTAssertEqual(kept.events(), ["1", "2", "|"])
        XCTAssertEqual(kept.events(), ["2", "|"])
    }

    func testSubscribingFromWithinASharedElement() {
        let shared = subject.share(replay: 1)
        let bag = DisposeBag()
        var isFirst = true
        shared.subscribe(onNext: { element in
            self.log.add("a\(element)")
            if isFirst {
                isFirst = false
                shared.record(to: self.log, "b").disposed(by: bag)
            }
        }).disposed(by: bag)
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(log.entries, ["a1", "b1", "a2", "b2"])
    }

    func testPublish() {
        let published = source.publish()
        let first = published.record(to: log, "a")
        subject.onNext(1)
        let connection = published.connect()
        subject.onNext(2)
        connection.dispose()
        subject.onNext(3)
        XCTAssertEqual(log.take(), ["connect", "a2", "disconnect"])
        first.dispose()
        let again = published.connect()
        _ = published.connect()
        XCTAssertEqual(log.take(), ["connect"])
        again.dispose()
        XCTAssertEqual(log.take(), ["disconnect"])
    }

    func testReplay() {
        let connectable = source.replay(1)
        let connection = connectable.connect()
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(connectable.events(), ["2"])
        connection.dispose()
        let all = source.replayAll()
        let second = all.connect()
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(all.events(), ["1", "2"])
        second.dispose()
    }

    func testMulticastAndRefCount() {
        let relay = ReplaySubject<Int>.createUnbounded()
        let counted = source.multicast(relay).refCount()
        let first = counted.record(to: log, "a")
        let second = counted.record(to: log, "b")
        subject.onNext(1)
        first.dispose()
        XCTAssertEqual(log.take(), ["connect", "a1", "b1"])
        second.dispose()
        XCTAssertEqual(log.take(), ["disconnect"])
        let fresh = source.multicast { PublishSubject<Int>() }.refCount()
        let third = fresh.record(to: log, "c")
        subject.onCompleted()
        XCTAssertEqual(log.take(), ["connect", "disconnect", "c|"])
        third.dispose()
        XCTAssertEqual(Set([SubjectLifetimeScope.forever, .whileConnected]).count, 2)
        XCTAssertEqual(Set([TakeBehavior.inclusive, .exclusive]).count, 2)
    }

    func testSharedSequenceIsReleased() {
        let shared: Weak
        do {
            let sequence = subject.share(replay: 1)
            shared = Weak(sequence)
            sequence.record(to: log).dispose()
        }
        XCTAssertNil(shared.object)
    }
}
