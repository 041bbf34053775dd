import RxSwift

/// How many steps were taken, and what the walk is called.
func walk(
    steps: Observable<Void>,
    names: Observable<String>
) -> (count: Observable<Int>, last: Observable<String>) {
    (steps.scan(0) { count, _ in count + 1 }, names)
}
