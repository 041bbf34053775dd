import RxCocoa
import RxSwift

/// One trail: what there is to know of it, and where it leads.
struct TrailViewModel: ViewModel {
    struct Input {
        let load: Driver<Void>
        let mapTap: Driver<Void>
        let photoTap: Driver<Int>
        let backTap: Driver<Void>
    }

    struct Output {
        let title: Driver<String>
        let photos: Driver<[Photo]>
        let hasNoPhotos: Driver<Bool>
        let mapShown: Driver<Void>
        let photoShown: Driver<Void>
        let wentBack: Driver<Void>
        let isLoading: Driver<Bool>
        let error: Signal<Error>
    }

    let trailID: Int
    let guide: TrailGuide
    let navigator: TrailNavigator

    func transform(input: Input) -> Output {
        let activity = ActivityIndicator()
        let errors = ErrorTracker()

        let trail = input.load
            .flatMapLatest { [guide, trailID] in
                guide.trail(id: trailID)
                    .trackActivity(activity)
                    .trackError(errors)
                    .asDriver(onErrorDriveWith: .empty())
            }

        let title = trail.map { "\($0.name), \($0.kilometres) km" }

        let photos = trail.map(\.photos)

        let hasNoPhotos = photos.map(\.isEmpty)

        let mapShown = input.mapTap
            .withLatestFrom(trail)
            .do(onNext: { [navigator] trail in
                navigator.showMap(of: trail)
            })
            .map { _ in }

        let photoShown = input.photoTap
            .withLatestFrom(photos) { index, photos in photos[index] }
            .do(onNext: { [navigator] photo in
                navigator.showPhoto(photo)
            })
            .map { _ in }

        let wentBack = input.backTap
            .do(onNext: { [navigator] in
                navigator.goBack()
            })

        return Output(
            title: title,
            photos: photos,
            hasNoPhotos: hasNoPhotos,
            mapShown: mapShown,
            photoShown: photoShown,
            wentBack: wentBack,
            isLoading: activity.asDriver(),
            error: errors.asSignal()
        )
    }
}
