import RxCocoa
import RxRelay
import RxSwift

/// The search in a terminal.
@MainActor
public final class BookSearchConsole {
    private let library = LocalLibrary()
    private let viewModel: BookSearchViewModel
    private let text = PublishRelay<String>()
    private let retryTap = PublishRelay<Void>()
    private let favouriteTap = PublishRelay<Int>()
    private let disposeBag = DisposeBag()

    /// Makes a search in a library that is kept here.
    public init() {
        viewModel = BookSearchViewModel(library: library)
    }

    /// Says what there is to type.
    public func start() {
        print("Type what a title holds, or the number of a book to keep it. \"retry\" searches again,")
        print("\"offline\" and \"online\" pull and plug the network, \"quit\" leaves.")
        bindOutput()
    }

    /// Does what `line` says. Returns false where that ends the program.
    public func accepts(_ line: String) -> Bool {
        switch line {
        case "quit": return false
        case "retry": retryTap.accept(())
        case "offline": library.isReachable = false
        case "online": library.isReachable = true
        default:
            if let number = Int(line) {
                favouriteTap.accept(number - 1)
            } else {
                text.accept(line)
            }
        }
        return true
    }

    private func bindOutput() {
        let output = viewModel.transform(
            input: BookSearchViewModel.Input(
                text: text.asObservable(),
                retryTap: retryTap.asObservable(),
                favouriteTap: favouriteTap.asObservable()
            )
        )

        output.books
            .skip(1)
            .drive(onNext: { books in
                for (index, book) in books.enumerated() { print("  \(index + 1). \(book.title)") }
            })
            .disposed(by: disposeBag)

        output.title
            .skip(1)
            .drive(onNext: { print($0) })
            .disposed(by: disposeBag)

        output.isLoading
            .filter { $0 }
            .drive(onNext: { _ in print("searching …") })
            .disposed(by: disposeBag)

        output.error
            .emit(onNext: { print("Error: \($0); type \"retry\"") })
            .disposed(by: disposeBag)
    }
}
