import RxSwift
import XCTest

final class DisposableTests: XCTestCase {
    private let log = Log()

    private func marked(_ name: String) -> Cancelable {
        Disposables.create { [log] in log.add(name) }
    }

    func testClosureRunsOnce() {
        let disposable = marked("a")
        XCTAssertFalse(disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        XCTAssertTrue(disposable.isDisposed)
        XCTAssertEqual(log.entries, ["a"])
        Disposables.create().dispose()
    }

    func testGroups() {
        Disposables.create(marked("a"), marked("b")).dispose()
        Disposables.create(marked("c"), marked("d"), marked("e")).dispose()
        Disposables.create(marked("f"), marked("g"), marked("h"), marked("i")).dispose()
        let group = Disposables.create([marked("j"), marked("k")])
        XCTAssertFalse(group.isDisposed)
        group.dispose()
        group.dispose()
        XCTAssertTrue(group.isDisposed)
        XCTAssertEqual(log.entries, ["a", "b", "c", "d", "e", "i", "f", "g", "h", "j", "k"])
    }

    func testCompositeDisposable() {
        let composite = CompositeDisposable()
        let key = composite.insert(marked("a"))
        _ = composite.insert(marked("b"))
        XCTAssertEqual(composite.count, 2)
        if let key { composite.remove(for: key) }
        XCTAssertEqual(log.take(), ["a"])
        XCTAssertEqual(composite.count, 1)
        composite.dispose()
        composite.dispose()
        XCTAssertTrue(composite.isDisposed)
        XCTAssertEqual(composite.count, 0)
        XCTAssertEqual(log.take(), ["b"])
        XCTAssertNil(composite.insert(marked("late")))
        XCTAssertEqual(log.take(), ["late"])
        CompositeDisposable(marked("1"), marked("2")).dispose()
        CompositeDisposable(marked("3"), marked("4"), marked("5")).dispose()
        CompositeDisposable(marked("6"), marked("7"), marked("8"), marked("9"), marked("10")).dispose()
        CompositeDisposable(disposables: [marked("11"), marked("12")]).dispose()
        XCTAssertEqual(log.take(), (1...12).map { "\($0)" })
    }

    func testSerialDisposable() {
        let serial = SerialDisposable()
        serial.disposable.dispose()
        serial.disposable = marked("a")
        serial.disposable = marked("b")
        XCTAssertEqual(log.take(), ["a"])
        XCTAssertFalse(serial.isDisposed)
        serial.dispose()
        XCTAssertTrue(serial.isDisposed)
        serial.disposable = marked("c")
        XCTAssertEqual(log.take(), ["b", "c"])
    }

    func testSingleAssignmentDisposable() {
        let early = SingleAssignmentDisposable()
        early.setDisposable(marked("a"))
        XCTAssertFalse(early.isDisposed)
        early.dispose()
        early.dispose()
        let late = SingleAssignmentDisposable()
        late.dispose()
        XCTAssertTrue(late.isDisposed)
        late.setDisposable(marked("b"))
        XCTAssertEqual(log.entries, ["a", "b"])
    }

    func testBooleanAndScheduledDisposables() {
        let boolean = BooleanDisposable()
        XCTAssertFalse(boolean.isDisposed)
        boolean.dispose()
        XCTAssertTrue(boolean.isDisposed)
        XCTAssertTrue(BooleanDisposable(isDisposed: true).isDisposed)
        XCTAssertFalse(BooleanDisposable(isDisposed: false).isDisposed)
        let clock = VirtualClock()
        let scheduled = ScheduledDisposable(scheduler: clock, disposable: marked("a"))
        XCTAssertTrue(scheduled.scheduler is VirtualClock)
        scheduled.dispose()
        XCTAssertFalse(scheduled.isDisposed)
        XCTAssertEqual(log.entries, [])
        clock.start()
        XCTAssertTrue(scheduled.isDisposed)
        XCTAssertEqual(log.entries, ["a"])
    }

    func testBagEndsItsMembersWhenItIsReleased() {
        var bag: DisposeBag? = DisposeBag()
        if let bag {
            bag.insert(marked("a"))
            marked("b").disposed(by: bag)
            bag.insert(marked("c"), marked("d"))
            bag.insert([marked("e")])
            bag.insert {
                marked("f")
                marked("g")
            }
        }
        XCTAssertEqual(log.take(), [])
        bag = nil
        XCTAssertEqual(log.take(), ["a", "b", "c", "d", "e", "f", "g"])
        bag = DisposeBag(disposing: marked("h"), marked("i"))
        bag = DisposeBag(disposing: [marked("j")])
        bag = DisposeBag { marked("k") }
        bag = nil
        XCTAssertEqual(log.take(), ["h", "i", "j", "k"])
    }

    func testReplacedBagEndsTheOldSubscriptions() {
        let subject = PublishSubject<Int>()
        var bag = DisposeBag()
        subject.record(to: log, "a").disposed(by: bag)
        subject.onNext(1)
        bag = DisposeBag()
        subject.record(to: log, "b").disposed(by: bag)
        subject.onNext(2)
        XCTAssertEqual(log.entries, ["a1", "b2"])
    }

    func testBagMayBeReplacedFromWithinAnElement() {
        let subject = PublishSubject<Int>()
        var bag = DisposeBag()
        subject.map { $0 }.subscribe(onNext: { element in
            self.log.add("\(element)")
            bag = DisposeBag()
        }).disposed(by: bag)
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(log.entries, ["1"])
        bag.insert(Disposables.create())
    }
}
