import RxRelay
import RxSwift

/// An alarm and its time; the use case remembers what is not saved yet.
final class AlarmViewModel {
    struct Input {
        let viewDidLoad: Observable<Void>
        let minutesPicked: Observable<Int>
        let repeatSwitched: Observable<Bool>
        let saveTap: Observable<Void>
        let cancelTap: Observable<Void>
    }

    struct Output {
        let label: BehaviorRelay<String>
        let timeText: BehaviorRelay<String>
        let repeatText: BehaviorRelay<String>
        let canSave: BehaviorRelay<Bool>
    }

    private weak var coordinator: AlarmCoordinator?
    private let useCase: AlarmUseCase

    init(coordinator: AlarmCoordinator?, useCase: AlarmUseCase) {
        self.coordinator = coordinator
        self.useCase = useCase
    }

    func transform(from input: Input, disposeBag: DisposeBag) -> Output {
        let label = BehaviorRelay(value: useCase.label ?? "Alarm")
        let timeText = BehaviorRelay(value: "--:--")
        let repeatText = BehaviorRelay(value: "")
        let canSave = BehaviorRelay(value: false)

        input.viewDidLoad
            .subscribe(onNext: { [useCase] in
                useCase.load()
            })
            .disposed(by: disposeBag)

        input.minutesPicked
            .subscribe(onNext: { [useCase] minutes in
                useCase.minutes.onNext(minutes)
            })
            .disposed(by: disposeBag)

        input.repeatSwitched
            .subscribe(onNext: { [useCase] isRepeated in
                useCase.isRepeated.onNext(isRepeated)
            })
            .disposed(by: disposeBag)

        input.saveTap
            .subscribe(onNext: { [useCase] in
                useCase.save()
            })
            .disposed(by: disposeBag)

        input.cancelTap
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in
                self?.coordinator?.finish()
            })
            .disposed(by: disposeBag)

        useCase.saved
            .filter { $0 }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] _ in
                self?.coordinator?.finish()
            })
            .disposed(by: disposeBag)

        useCase.minutes
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { minutes in
                if let minutes { timeText.accept(Clock.text(minutes: minutes)) }
                canSave.accept(minutes != nil)
            })
            .disposed(by: disposeBag)

        useCase.isRepeated
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { isRepeated in
                repeatText.accept(isRepeated ? "every day" : "once")
            })
            .disposed(by: disposeBag)

        return Output(label: label, timeText: timeText, repeatText: repeatText, canSave: canSave)
    }
}
