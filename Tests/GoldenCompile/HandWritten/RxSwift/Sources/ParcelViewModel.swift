import RxCocoa
import RxSwift

/// Where a parcel goes; it can be sent once the address is complete.
final class ParcelViewModel: ViewModel {
    struct Input {
        let recipient: Driver<String>
        let street: Driver<String>
        let postcode: Driver<String>
        let sendTap: Driver<Void>
    }

    struct Output {
        let postcodeHint: Driver<String?>
        let canSend: Driver<Bool>
        let isSending: Driver<Bool>
        let sent: Signal<Receipt>
        let error: Signal<Error>
    }

    private let courier: Courier

    init(courier: Courier) {
        self.courier = courier
    }

    func transform(input: Input) -> Output {
        let activity = ActivityIndicator()
        let errors = ErrorTracker()

        let postcodeHint = input.postcode.map(Postcode.hint)

        let parcel = Driver.combineLatest(input.recipient, input.street, input.postcode)
            .map(Parcel.init)

        let canSend = Driver.combineLatest(parcel, activity.asDriver())
            .map { parcel, isSending in parcel.isComplete && !isSending }
            .distinctUntilChanged()

        let sent = input.sendTap
            .withLatestFrom(parcel)
            .flatMapFirst { [courier] parcel in
                courier.send(parcel)
                    .trackActivity(activity)
                    .trackError(errors)
                    .asDriver(onErrorDriveWith: .empty())
            }
            .asSignal(onErrorSignalWith: .empty())

        return Output(
            postcodeHint: postcodeHint,
            canSend: canSend,
            isSending: activity.asDriver(),
            sent: sent,
            error: errors.asSignal()
        )
    }
}
