#if !os(iOS) && !os(tvOS) && !os(watchOS) && DEBUG
    import Dispatch
    import RxCocoa
    import RxSwift
    import Testing

    /// What ends the process: mistakes that must not be overlooked.
    @Suite struct ExitTests {
        @Test func bindingAnError() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Observable<Int>.error(Failure("x")).bind(to: PublishRelay<Int>())
            }
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(message.contains("Binding error to publish relay: x"))
            await #expect(processExitsWith: .failure) {
                _ = Observable<Int>.error(Failure("x")).bind(to: BehaviorRelay(value: 1))
            }
            await #expect(processExitsWith: .failure) {
                _ = Observable<Int>.error(Failure("x")).bind(to: ReplayRelay<Int>.create(bufferSize: 1))
            }
            await #expect(processExitsWith: .failure) {
                _ = Observable<Int>.error(Failure("x")).bind(onNext: { _ in })
            }
            await #expect(processExitsWith: .failure) {
                let owner = Log()
                _ = Observable<Int>.error(Failure("x")).bind(with: owner, onNext: { _, _ in })
            }
            await #expect(processExitsWith: .failure) {
                let owner = Log()
                Binder<Int>(owner) { _, _ in }.onError(Failure("x"))
            }
            await #expect(processExitsWith: .failure) {
                let property = ControlProperty(values: Observable<Int>.never(), valueSink: AnyObserver { _ in })
                property.onError(Failure("x"))
            }
        }

        @Test func failuresOfWhatCannotFail() async {
            await #expect(processExitsWith: .failure) {
                _ = ControlEvent(events: Observable<Int>.error(Failure("x"))).asDriver().asObservable()
                    .subscribe(onNext: { _ in })
                dispatchMain()
            }
            await #expect(processExitsWith: .failure) {
                _ = Single<Int>.create { _ in Disposables.create() }.primitiveSequence
                _ = Observable<Int>.just(1).take(-1)
            }
            await #expect(processExitsWith: .failure) {
                _ = Observable<Int>.range(start: 1, count: -1)
            }
            await #expect(processExitsWith: .failure) {
                _ = Observable<Int>.range(start: .max, count: 2)
            }
            await #expect(processExitsWith: .failure) {
                _ = Observable<Int>.just(1).element(at: -1)
            }
            await #expect(processExitsWith: .failure) {
                let place = SingleAssignmentDisposable()
                place.setDisposable(Disposables.create())
                place.setDisposable(Disposables.create())
            }
        }

        @Test func virtualTime() async {
            await #expect(processExitsWith: .failure) {
                VirtualClock().sleep(-1)
            }
            await #expect(processExitsWith: .failure) {
                let clock = VirtualClock()
                clock.at(1) { clock.advanceTo(2) }
                clock.start()
            }
        }

        @Test func executingOffTheMainQueue() async {
            await #expect(processExitsWith: .failure) {
                await Task.detached { MainScheduler.ensureExecutingOnScheduler() }.value
            }
        }
    }
#endif
