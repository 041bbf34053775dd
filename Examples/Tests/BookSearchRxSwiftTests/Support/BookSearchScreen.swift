import RxCocoa
import RxRelay
import RxSwift

@testable import BookSearchRxSwift

/// Drives the view model as a view does: the RxSwift half of what the behaviour tests need.
@MainActor
final class BookSearchScreen {
    /// The library that is searched.
    let library = LibraryStub()
    /// The view model, until it is let go.
    private(set) var viewModel: BookSearchViewModel?

    /// The titles of the books, as often as they were shown; the same for the outputs below.
    private(set) var books: [[String]] = []
    private(set) var favourites: [[String]] = []
    private(set) var isLoading: [Bool] = []
    private(set) var titles: [String] = []
    private(set) var errors: [String] = []

    private let text = PublishRelay<String>()
    private let retryTap = PublishRelay<Void>()
    private let favouriteTap = PublishRelay<Int>()
    private var bag = DisposeBag()

    init() {
        library.onBooks.waits()
        viewModel = BookSearchViewModel(library: library)
        bind()
    }

    /// Wires the view model, once more where that was done before.
    func bind() {
        bag = DisposeBag()
        guard let viewModel else { return }
        let input = BookSearchViewModel.Input(
            text: text.asObservable(),
            retryTap: retryTap.asObservable(),
            favouriteTap: favouriteTap.asObservable()
        )
        let output = viewModel.transform(input: input)
        output.books.drive(onNext: { [weak self] in self?.books.append($0.map(\.title)) }).disposed(by: bag)
        output.favourites.drive(onNext: { [weak self] in self?.favourites.append($0.map(\.title)) }).disposed(by: bag)
        output.isLoading.drive(onNext: { [weak self] in self?.isLoading.append($0) }).disposed(by: bag)
        output.title.drive(onNext: { [weak self] in self?.titles.append($0) }).disposed(by: bag)
        output.error.emit(onNext: { [weak self] in self?.errors.append("\($0)") }).disposed(by: bag)
    }

    /// The reader types until the field says `text`.
    func type(_ text: String) { self.text.accept(text) }

    /// The reader tries again.
    func retry() { retryTap.accept(()) }

    /// The reader taps the star of the book in that row.
    func tapFavourite(_ row: Int) { favouriteTap.accept(row) }

    /// Lets the view model go, and keeps the view.
    func letGo() { viewModel = nil }
}

extension LibraryStub {
    /// What was searched for, in order.
    var asked: [String] { onBooks.arguments }

    /// Answers the search for `text` that has waited longest with `titles`.
    func answer(_ text: String, with titles: [String]) {
        waiting(text)?.returns(titles.map(Book.init))
    }

    /// Lets the search for `text` that has waited longest fail with `error`.
    func fail(_ text: String, with error: Error) {
        waiting(text)?.fails(with: error)
    }

    private func waiting(_ text: String) -> StubbedMethod<String, [Book]>.Call? {
        onBooks.calls.first { $0.arguments == text && !$0.isAnswered && !$0.isCancelled }
    }
}
