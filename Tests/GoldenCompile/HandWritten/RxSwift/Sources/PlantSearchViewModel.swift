import Foundation
import RxCocoa
import RxSwift

/// Finds plants by their names while these are typed.
final class PlantSearchViewModel {
    struct Input {
        let query: Observable<String>
        let rowTap: Observable<Int>
    }

    struct Output {
        let plants: Driver<[Plant]>
        let countText: Driver<String>
        let isSearching: Driver<Bool>
        let opened: Signal<Void>
        let message: Signal<String>
    }

    private let catalogue: PlantCatalogue
    private let navigator: PlantNavigator
    private let scheduler: SchedulerType

    init(catalogue: PlantCatalogue, navigator: PlantNavigator, scheduler: SchedulerType = MainScheduler.instance) {
        self.catalogue = catalogue
        self.navigator = navigator
        self.scheduler = scheduler
    }

    func transform(input: Input) -> Output {
        let activity = ActivityIndicator()
        let errors = ErrorTracker()

        let plants = input.query
            .debounce(.milliseconds(300), scheduler: scheduler)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .distinctUntilChanged()
            .flatMapLatest { [catalogue] text in
                catalogue.plants(matching: text)
                    .trackActivity(activity)
                    .trackError(errors)
            }
            .asDriver(onErrorDriveWith: .empty())

        let countText = plants.map { $0.isEmpty ? "No plants" : "\($0.count) plants" }

        let opened = input.rowTap
            .observe(on: MainScheduler.instance)
            .withLatestFrom(plants) { row, plants in plants[row] }
            .do(onNext: { [navigator] plant in
                navigator.show(plant)
            })
            .map { _ in }
            .asSignal(onErrorSignalWith: .empty())

        return Output(
            plants: plants,
            countText: countText,
            isSearching: activity.asDriver(),
            opened: opened,
            message: errors.asSignal().map(\.localizedDescription)
        )
    }
}
