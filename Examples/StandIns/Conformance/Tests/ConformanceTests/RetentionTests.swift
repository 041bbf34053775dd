import RxCocoa
import RxSwift
import XCTest

/// What keeps closures and sources alive: a cycle that leaks with RxSwift must leak with the stand-in.
final class RetentionTests: XCTestCase {
    private final class Token {}

    private typealias Chain = (PublishSubject<Int>, Token) -> Observable<Int>

    /// One letter for everything that is alive: the closure's token (`c`) and the source (`s`), first while the
    /// subscription is kept, then after it was disposed of, then for one that was dropped without being disposed of.
    private func alive(_ chain: Chain, stop: Bool = false) -> String {
        func letters(_ token: Weak, _ source: Weak) -> String {
            (token.object == nil ? "" : "c") + (source.object == nil ? "" : "s")
        }
        func open() -> (Weak, Weak, Disposable) {
            let token = Token()
            let source = PublishSubject<Int>()
            let subscription = chain(source, token).subscribe(onNext: { _ in })
            source.onNext(1)
            if stop { source.onCompleted() }
            return (Weak(token), Weak(source), subscription)
        }
        let (token, source, subscription) = open()
        let kept = letters(token, source)
        subscription.dispose()
        let disposed = letters(token, source)
        let (droppedToken, droppedSource, _) = open()
        return "\(kept)/\(disposed)/\(letters(droppedToken, droppedSource))"
    }

    private let chains: [(name: String, open: String, stopped: String, chain: Chain)] = [
        (
            "map", "c//c", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }
            }
        ),
        (
            "compactMap", "c//c", "//",
            { source, token in
                source.compactMap { [token] in
                    _ = token; return $0
                }
            }
        ),
        (
            "filter", "c//c", "//",
            { source, token in
                source.filter { [token] _ in
                    _ = token; return true
                }
            }
        ),
        (
            "flatMap", "c//c", "//",
            { source, token in
                source.flatMap { [token] in
                    _ = token; return Observable.just($0)
                }
            }
        ),
        (
            "flatMapNever", "c//c", "c//c",
            { source, token in
                source.flatMap { [token] _ in
                    _ = token; return Observable<Int>.never()
                }
            }
        ),
        (
            "flatMapFirst", "c//c", "//",
            { source, token in
                source.flatMapFirst { [token] in
                    _ = token; return Observable.just($0)
                }
            }
        ),
        (
            "flatMapLatest", "c//c", "//",
            { source, token in
                source.flatMapLatest { [token] in
                    _ = token; return Observable.just($0)
                }
            }
        ),
        (
            "concatMap", "c//c", "//",
            { source, token in
                source.concatMap { [token] in
                    _ = token; return Observable.just($0)
                }
            }
        ),
        (
            "scan", "cs//cs", "//",
            { source, token in
                source.scan(0) { [token] in
                    _ = token; return $0 + $1
                }
            }
        ),
        (
            "reduce", "cs//cs", "//",
            { source, token in
                source.reduce(0) { [token] in
                    _ = token; return $0 + $1
                }
            }
        ),
        (
            "distinct", "cs//cs", "//",
            { source, token in
                source.distinctUntilChanged { [token] in
                    _ = token; return $0
                }
            }
        ),
        (
            "skipWhile", "cs//cs", "//",
            { source, token in
                source.skip(while: { [token] _ in
                    _ = token; return false
                })
            }
        ),
        (
            "takeWhile", "cs//cs", "//",
            { source, token in
                source.take(while: { [token] _ in
                    _ = token; return true
                })
            }
        ),
        (
            "takeUntil", "cs//cs", "//",
            { source, token in
                source.take(
                    until: PublishSubject<Int>().map { [token] in
                        _ = token; return $0
                    }
                )
            }
        ),
        ("do", "c//c", "//", { source, token in source.do(onNext: { [token] _ in _ = token }) }),
        ("doDispose", "c//c", "//", { source, token in source.do(onDispose: { [token] in _ = token }) }),
        (
            "catch", "cs//cs", "//",
            { source, token in
                source.catch { [token] _ in
                    _ = token; return .empty()
                }
            }
        ),
        (
            "retryWhen", "cs//cs", "//",
            { source, token in
                source.retry { [token] (errors: Observable<Error>) in errors.map { [token] _ in _ = token } }
            }
        ),
        ("withUnretained", "s//s", "//", { source, token in source.withUnretained(token).map { $0.1 } }),
        (
            "withLatestFrom", "cs//cs", "//",
            { source, token in
                source.withLatestFrom(Observable.just(1)) { [token] in
                    _ = token; return $0 + $1
                }
            }
        ),
        (
            "combineLatest", "cs//cs", "//",
            { source, token in
                Observable.combineLatest(source, Observable.just(1)) { [token] in
                    _ = token; return $0 + $1
                }
            }
        ),
        (
            "combineArray", "cs//cs", "//",
            { source, token in
                Observable.combineLatest([source.asObservable(), .just(1)]) { [token] in
                    _ = token; return $0[0]
                }
            }
        ),
        (
            "zip", "cs//cs", "//",
            { source, token in
                Observable.zip(source, source) { [token] in
                    _ = token; return $0 + $1
                }
            }
        ),
        (
            "create", "//", "//",
            { source, token in
                Observable.create { [token] observer in
                    _ = token; return source.subscribe(observer)
                }
            }
        ),
        (
            "createDispose", "c//c", "//",
            { source, token in
                Observable.create { [token] observer in
                    Disposables.create(source.subscribe(observer), Disposables.create { _ = token })
                }
            }
        ),
        (
            "deferred", "//", "//",
            { source, token in
                Observable.deferred { [token] in
                    _ = token; return source
                }
            }
        ),
        (
            "merge", "c//c", "//",
            { source, token in
                Observable.merge(
                    source.map { [token] in
                        _ = token; return $0
                    }
                )
            }
        ),
        (
            "concat", "cs//cs", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.concat(Observable.never())
            }
        ),
        (
            "startWith", "c//c", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.startWith(0)
            }
        ),
        (
            "share", "cs//cs", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.share()
            }
        ),
        (
            "shareReplay", "cs//cs", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.share(replay: 1)
            }
        ),
        (
            "shareMany", "cs//cs", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.share(replay: 2)
            }
        ),
        (
            "shareForever", "cs//cs", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.share(replay: 1, scope: .forever)
            }
        ),
        (
            "observe", "c//c", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.observe(on: MainScheduler.instance)
            }
        ),
        (
            "observeConcurrent", "c//c", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.observe(on: ConcurrentMainScheduler.instance)
            }
        ),
        (
            "subscribeOn", "cs//cs", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.subscribe(on: MainScheduler.instance)
            }
        ),
        (
            "debounce", "cs/cs/cs", "cs/cs/cs",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.debounce(.seconds(5), scheduler: VirtualClock())
            }
        ),
        (
            "throttle", "cs//cs", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.throttle(.seconds(5), scheduler: VirtualClock())
            }
        ),
        (
            "delay", "c//c", "//",
            { source, token in
                source.map { [token] in
                    _ = token; return $0
                }.delay(.seconds(5), scheduler: VirtualClock())
            }
        ),
        (
            "driver", "cs//cs", "//",
            { source, token in
                source.asDriver(onErrorJustReturn: 0).map { [token] in
                    _ = token; return $0
                }.asObservable()
            }
        ),
        (
            "signal", "cs//cs", "//",
            { source, token in
                source.asSignal(onErrorJustReturn: 0).map { [token] in
                    _ = token; return $0
                }.asObservable()
            }
        ),
        (
            "single", "//", "//",
            { source, token in
                source.take(1).asSingle().map { [token] in
                    _ = token; return $0
                }.asObservable()
            }
        ),
        ("plain", "//", "//", { source, token in source }),
    ]

    func testWhatIsAlive() {
        for (name, open, stopped, chain) in chains {
            XCTAssertEqual(alive(chain), open, name)
            XCTAssertEqual(alive(chain, stop: true), stopped, name)
        }
    }
}
