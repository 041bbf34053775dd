#if !os(iOS) && !os(tvOS) && !os(watchOS)
    import Foundation
    import RxCocoa
    import RxSwift
    import Testing

    /// RxSwift leaves this check out on Linux, the stand-in does not: there it is not tested against RxSwift.
    @Suite(.disabled(if: ProcessInfo.processInfo.environment["VMGEN_RXSWIFT"] == "1", "left out on Linux"))
    struct MainThreadExitTests {
        @Test func drivingOffTheMainThread() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await Task.detached { _ = Driver.just(1).drive(onNext: { _ in }) }.value
            }
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(message.contains("`drive*` family of methods can be only called from `MainThread`."))
            await #expect(processExitsWith: .failure) {
                await Task.detached { _ = Driver.just(1).drive() }.value
            }
            await #expect(processExitsWith: .failure) {
                await Task.detached { _ = Driver.just(1).drive(BehaviorRelay(value: 0)) }.value
            }
            await #expect(processExitsWith: .failure) {
                await Task.detached { _ = Driver.just(1).drive(AnyObserver<Int> { _ in }) }.value
            }
            await #expect(processExitsWith: .failure) {
                await Task.detached { _ = Driver.just(1).drive { $0 } }.value
            }
            await #expect(processExitsWith: .failure) {
                await Task.detached { MainScheduler.ensureRunningOnMainThread() }.value
            }
        }

        @Test @MainActor func drivingOnTheMainThread() {
            let log = Log()
            Driver.just(1).drive(onNext: { log.add("\($0)") }).dispose()
            #expect(log.entries == ["1"])
        }
    }
#endif
