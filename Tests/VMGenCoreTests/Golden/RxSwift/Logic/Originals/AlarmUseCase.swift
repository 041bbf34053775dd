import RxSwift

protocol AlarmCoordinator: AnyObject {
    func finish()
}

protocol AlarmUseCase {
    var label: String? { get }
    var minutes: BehaviorSubject<Int?> { get }
    var isRepeated: BehaviorSubject<Bool> { get }
    var saved: PublishSubject<Bool> { get }
    func load()
    func save()
}

enum Clock {
    static func text(minutes: Int) -> String { "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)" }
}
