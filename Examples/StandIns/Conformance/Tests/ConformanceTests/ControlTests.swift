import RxCocoa
import RxSwift
import XCTest

final class ControlTests: XCTestCase {
    private let log = Log()

    /// A text field of a user interface without one.
    final class Field: NSObject {
        var title = ""
        var text: String?
        let taps = PublishSubject<Void>()
        let edits = PublishSubject<String?>()
    }

    func testControlEvent() {
        let taps = PublishSubject<Int>()
        let event = ControlEvent(events: taps)
        let bag = DisposeBag()
        event.record(to: log, "e").disposed(by: bag)
        event.asObservable().record(to: log, "o").disposed(by: bag)
        event.asControlEvent().record(to: log, "c").disposed(by: bag)
        event.asInfallible().record(to: log, "i").disposed(by: bag)
        event.asDriver().record(to: log, "d").disposed(by: bag)
        event.asSignal().record(to: log, "s").disposed(by: bag)
        event.subscribe(AnyObserver { self.log.add("x\(text($0))") }).disposed(by: bag)
        taps.onNext(1)
        XCTAssertEqual(log.entries, ["e1", "o1", "c1", "i1", "d1", "s1", "x1"])
        let element: ControlEvent<Int>.Element = 1
        XCTAssertEqual(element, 1)
    }

    func testControlEventIsSubscribedToOnMain() {
        let done = expectation(description: "done")
        let event = ControlEvent(
            events: Observable<Int>.create { _ in
                XCTAssertTrue(Thread.isMainThread)
                done.fulfill()
                return Disposables.create()
            }
        )
        let subscription = SerialDisposable()
        DispatchQueue.global().async { subscription.disposable = event.subscribe(onNext: { _ in }) }
        wait(for: [done], timeout: 10)
        subscription.dispose()
    }

    func testControlProperty() {
        let field = Field()
        let property = ControlProperty(
            values: field.edits.startWith("first"),
            valueSink: AnyObserver { self.log.add("write \(text($0))") }
        )
        let bag = DisposeBag()
        property.record(to: log, "p").disposed(by: bag)
        property.changed.record(to: log, "c").disposed(by: bag)
        property.orEmpty.record(to: log, "t").disposed(by: bag)
        property.asObservable().record(to: log, "o").disposed(by: bag)
        property.asControlProperty().record(to: log, "s").disposed(by: bag)
        property.asDriver().record(to: log, "d").disposed(by: bag)
        let first = "Optional(\"first\")"
        XCTAssertEqual(log.take(), ["p\(first)", "tfirst", "o\(first)", "s\(first)", "d\(first)"])
        field.edits.onNext(nil)
        XCTAssertEqual(log.take(), ["pnil", "cnil", "t", "onil", "snil", "dnil"])
        Observable.just("a").bind(to: property).disposed(by: bag)
        Observable.just("b").bind(to: property.orEmpty).disposed(by: bag)
        property.onNext("c")
        property.subscribe(AnyObserver { self.log.add(text($0)) }).dispose()
        XCTAssertEqual(
            log.take(),
            [
                "write Optional(\"a\")", "write |", "write Optional(\"b\")", "write |", "write Optional(\"c\")", first,
            ]
        )
        let element: ControlProperty<Int>.Element = 1
        XCTAssertEqual(element, 1)
    }

    func testReactiveExtensions() {
        let field = Field()
        let bag = DisposeBag()
        Observable.just("x").bind(to: field.rx.text).disposed(by: bag)
        XCTAssertEqual(field.text, "x")
        Driver.just("y").drive(field.rx.title).disposed(by: bag)
        XCTAssertEqual(field.title, "y")
        XCTAssertTrue(field.rx.base === field)
        XCTAssertTrue(Field.rx == Reactive<Field>.self)
        XCTAssertTrue(Reactive(field).base === field)
        field.rx.tap.record(to: log).disposed(by: bag)
        field.taps.onNext(())
        XCTAssertEqual(log.entries, ["()"])
        var compatible = field
        compatible.rx = Reactive(field)
        Field.rx = Reactive<Field>.self
        let base: NSObject.ReactiveBase = field
        XCTAssertTrue(base === field)
    }
}

extension Reactive where Base == ControlTests.Field {
    /// The taps.
    var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }
}
