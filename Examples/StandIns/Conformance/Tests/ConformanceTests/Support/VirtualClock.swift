import Foundation
import RxSwift

/// Virtual time in whole seconds.
struct WholeSeconds: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { Date(timeIntervalSince1970: Double(virtualTime)) }

    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970.rounded()) }

    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) }

    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval.rounded()) }

    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
}

/// A scheduler in virtual time, in whole seconds.
final class VirtualClock: VirtualTimeScheduler<WholeSeconds> {
    /// A clock that shows 0.
    init() {
        super.init(initialClock: 0, converter: WholeSeconds())
    }

    /// Runs `action` at `time`.
    func at(_ time: Int, _ action: @escaping () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) { _ in
            action()
            return Disposables.create()
        }
    }

    /// Sends `elements`, a second each, from second 1 on.
    func ticks<Element>(_ elements: Element?...) -> Observable<Element> {
        Observable.create { observer in
            for (index, element) in elements.enumerated() {
                self.at(self.clock + index + 1) {
                    if let element {
                        observer.onNext(element)
                    } else {
                        observer.onCompleted()
                    }
                }
            }
            return Disposables.create()
        }
    }

    /// What `source` sends, each event with its time.
    func run<Source: ObservableConvertibleType>(_ source: Source, until end: Int = 100) -> [String] {
        let log = Log()
        let subscription = source.asObservable().subscribe { event in log.add("\(self.clock):\(text(event))") }
        advanceTo(end)
        subscription.dispose()
        return log.entries
    }
}
