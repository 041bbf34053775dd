import CombineShim

/// What a team has for its lists: the pages so far, the last of them, and whether one is on its way.
func paginate(
    load: AnyPublisher<Void, Never>,
    more: AnyPublisher<Void, Never>,
    page fetch: @escaping (Int) -> AnyPublisher<[String], Never>
) -> (items: AnyPublisher<[String], Never>, page: AnyPublisher<Int, Never>, isLoading: AnyPublisher<Bool, Never>) {
    let isLoading = CurrentValueSubject<Bool, Never>(false)
    let pages = load.map { true }
        .merge(with: more.map { false })
        .scan(0) { page, isFirst in isFirst ? 1 : page + 1 }
        .map { page in
            fetch(page)
                .handleEvents(
                    receiveSubscription: { _ in isLoading.send(true) },
                    receiveCompletion: { _ in isLoading.send(false) },
                    receiveCancel: { isLoading.send(false) }
                )
                .map { (page, $0) }
        }
        .switchToLatest()
        .share()
    let items = pages.scan([String]()) { items, page in page.0 == 1 ? page.1 : items + page.1 }
    return (
        items.eraseToAnyPublisher(), pages.map { $0.0 }.eraseToAnyPublisher(),
        isLoading.dropFirst().eraseToAnyPublisher()
    )
}

/// Greets everybody who comes.
func greet(_ names: AnyPublisher<String, Never>, by greet: @escaping (String) -> String) -> AnyPublisher<String, Never> {
    names.map(greet).eraseToAnyPublisher()
}
