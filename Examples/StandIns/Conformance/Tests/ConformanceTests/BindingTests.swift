import RxCocoa
import RxSwift
import XCTest

final class BindingTests: XCTestCase {
    private let log = Log()
    private let bag = DisposeBag()

    func testBindingToObservers() {
        let source = PublishSubject<Int>()
        let first = AnyObserver<Int> { self.log.add("a\(text($0))") }
        let second = AnyObserver<Int> { self.log.add("b\(text($0))") }
        let optional = AnyObserver<Int?> { self.log.add("c\(text($0))") }
        source.bind(to: first, second).disposed(by: bag)
        source.bind(to: optional).disposed(by: bag)
        source.onNext(1)
        source.onCompleted()
        XCTAssertEqual(log.entries, ["a1", "b1", "cOptional(1)", "a|", "b|", "c|"])
    }

    func testBindingToClosures() {
        final class Owner {}
        var owner: Owner? = Owner()
        let source = PublishSubject<Int>()
        source.bind(onNext: { self.log.add("\($0)") }).disposed(by: bag)
        if let owner {
            source.bind(with: owner, onNext: { self.log.add("\(type(of: $0))\($1)") }).disposed(by: bag)
        }
        source.onNext(1)
        XCTAssertEqual(log.take(), ["1", "Owner1"])
        owner = nil
        source.onNext(2)
        XCTAssertEqual(log.take(), ["2"])
        source.onCompleted()
    }

    func testBindingToFunctions() {
        XCTAssertEqual(Observable.just(1).bind { $0.events() }, ["1", "|"])
        XCTAssertEqual(
            Observable.just(1).bind(
                to: { source in { prefix in source.events().map { prefix + $0 } } },
                curriedArgument: "x"
            ),
            ["x1", "x|"]
        )
        XCTAssertEqual(Driver.just(1).drive { $0.events() }, ["1", "|"])
        XCTAssertEqual(
            Driver.just(1).drive(
                { source in { prefix in source.events().map { prefix + $0 } } },
                curriedArgument: "x"
            ),
            ["x1", "x|"]
        )
    }

    func testBinderWritesOnMainWhileItsTargetIsAlive() {
        var target: Log? = Log()
        let entries = log
        let binder = target.map { Binder<Int>($0) { target, value in entries.add("\(target.entries.count) \(value)") } }
        binder?.onNext(1)
        binder?.onCompleted()
        XCTAssertEqual(log.take(), ["0 1"])
        let done = expectation(description: "done")
        let onMain = Binder<Int>(self) { test, _ in
            XCTAssertTrue(Thread.isMainThread)
            done.fulfill()
        }
        DispatchQueue.global().async { onMain.onNext(1) }
        wait(for: [done], timeout: 10)
        target = nil
        binder?.onNext(2)
        XCTAssertEqual(log.take(), [])
        let clock = VirtualClock()
        Binder<Int>(self, scheduler: clock) { test, value in test.log.add("\(value)") }.onNext(3)
        XCTAssertEqual(log.take(), [])
        clock.start()
        XCTAssertEqual(log.take(), ["3"])
    }

    func testDriving() {
        let relay = PublishRelay<Int>()
        let driver = relay.asDriver(onErrorJustReturn: 0)
        let behavior = BehaviorRelay(value: 0)
        let optionalBehavior = BehaviorRelay<Int?>(value: nil)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
        driver.drive(AnyObserver<Int> { self.log.add("a\(text($0))") }).disposed(by: bag)
        driver.drive(AnyObserver<Int?> { self.log.add("b\(text($0))") }).disposed(by: bag)
        driver.drive(behavior).disposed(by: bag)
        driver.drive(optionalBehavior).disposed(by: bag)
        driver.drive(replay).disposed(by: bag)
        driver.drive(optionalReplay).disposed(by: bag)
        driver.drive(with: self, onNext: { $0.log.add("w\($1)") }).disposed(by: bag)
        driver.drive(onNext: { self.log.add("n\($0)") }).disposed(by: bag)
        driver.drive().disposed(by: bag)
        relay.accept(1)
        XCTAssertEqual(log.take(), ["a1", "bOptional(1)", "w1", "n1"])
        XCTAssertEqual([behavior.value, optionalBehavior.value], [1, 1])
        XCTAssertEqual(replay.events() + optionalReplay.events(), ["1", "Optional(1)"])
        Driver.just(1).drive(
            onNext: { self.log.add("\($0)") },
            onCompleted: { self.log.add("|") },
            onDisposed: { self.log.add("~") }
        ).dispose()
        XCTAssertEqual(log.take(), ["1", "|", "~"])
        Driver.just(1).drive(
            with: self,
            onNext: { $0.log.add("\($1)") },
            onCompleted: { $0.log.add("|") },
            onDisposed: { $0.log.add("~") }
        ).dispose()
        XCTAssertEqual(log.take(), ["1", "|", "~"])
    }

    func testEmitting() {
        let relay = PublishRelay<Int>()
        let signal = relay.asSignal()
        let publish = PublishRelay<Int>()
        let optionalPublish = PublishRelay<Int?>()
        let behavior = BehaviorRelay(value: 0)
        let optionalBehavior = BehaviorRelay<Int?>(value: nil)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
        publish.record(to: log, "p").disposed(by: bag)
        optionalPublish.record(to: log, "o").disposed(by: bag)
        signal.emit(to: AnyObserver<Int> { self.log.add("a\(text($0))") }).disposed(by: bag)
        signal.emit(to: AnyObserver<Int?> { self.log.add("b\(text($0))") }).disposed(by: bag)
        signal.emit(to: publish).disposed(by: bag)
        signal.emit(to: optionalPublish).disposed(by: bag)
        signal.emit(to: behavior).disposed(by: bag)
        signal.emit(to: optionalBehavior).disposed(by: bag)
        signal.emit(to: replay).disposed(by: bag)
        signal.emit(to: optionalReplay).disposed(by: bag)
        signal.emit(with: self, onNext: { $0.log.add("w\($1)") }).disposed(by: bag)
        signal.emit(onNext: { self.log.add("n\($0)") }).disposed(by: bag)
        signal.emit().disposed(by: bag)
        relay.accept(1)
        XCTAssertEqual(log.take(), ["a1", "bOptional(1)", "p1", "oOptional(1)", "w1", "n1"])
        XCTAssertEqual([behavior.value, optionalBehavior.value], [1, 1])
        XCTAssertEqual(replay.events() + optionalReplay.events(), ["1", "Optional(1)"])
        Signal.just(1).emit(
            with: self,
            onNext: { $0.log.add("\($1)") },
            onCompleted: { $0.log.add("|") },
            onDisposed: { $0.log.add("~") }
        ).dispose()
        XCTAssertEqual(log.take(), ["1", "|", "~"])
        Signal.just(1).emit(
            onNext: { self.log.add("\($0)") },
            onCompleted: { self.log.add("|") },
            onDisposed: { self.log.add("~") }
        ).dispose()
        XCTAssertEqual(log.take(), ["1", "|", "~"])
    }
}
