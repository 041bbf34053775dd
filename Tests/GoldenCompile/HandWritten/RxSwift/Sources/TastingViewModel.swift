import RxSwift

/// Notes on a tea while it is tasted.
final class TastingViewModel {
    enum Input {
        case opened
        case starsPicked(Int)
        case textChanged(String)
        case saveTap
    }

    enum Output {
        case showTitle(String)
        case showStars(String)
        case enableSave(Bool)
        case close
        case alert(message: String)
    }

    private let tea: Tea
    private let journal: TeaJournal

    private(set) var stars = 0
    private(set) var text = ""

    private var disposeBag = DisposeBag()

    init(tea: Tea, journal: TeaJournal) {
        self.tea = tea
        self.journal = journal
    }

    func transform(input: Observable<Input>) -> Observable<Output> {
        disposeBag = DisposeBag()
        let output = PublishSubject<Output>()
        let save = PublishSubject<TeaNote>()

        save
            .flatMapFirst { [journal] note in
                journal.save(note)
                    .map { Output.close }
                    .catch { error in .just(.alert(message: error.localizedDescription)) }
            }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: output.onNext)
            .disposed(by: disposeBag)

        input
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                guard let self else { return }
                switch event {
                case .opened:
                    output.onNext(.showTitle(tea.name))
                case .starsPicked(let stars):
                    self.stars = stars
                    output.onNext(.showStars(String(repeating: "★", count: stars)))
                    output.onNext(.enableSave(stars > 0 && !text.isEmpty))
                case .textChanged(let text):
                    self.text = text
                    output.onNext(.enableSave(stars > 0 && !text.isEmpty))
                case .saveTap:
                    save.onNext(TeaNote(tea: tea, stars: stars, text: text))
                }
            })
            .disposed(by: disposeBag)

        return output
    }
}
