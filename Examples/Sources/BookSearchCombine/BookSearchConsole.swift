import CombineShim

/// The search in a terminal.
@MainActor
public final class BookSearchConsole {
    private let library = LocalLibrary()
    private let viewModel: BookSearchViewModel
    private let text = PassthroughSubject<String, Never>()
    private let retryTap = PassthroughSubject<Void, Never>()
    private let favouriteTap = PassthroughSubject<Int, Never>()
    private var cancellables: Set<AnyCancellable> = []

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
        case "retry": retryTap.send()
        case "offline": library.isReachable = false
        case "online": library.isReachable = true
        default:
            if let number = Int(line) {
                favouriteTap.send(number - 1)
            } else {
                text.send(line)
            }
        }
        return true
    }

    private func bindOutput() {
        let output = viewModel.transform(
            input: BookSearchViewModel.Input(
                text: text.eraseToAnyPublisher(),
                retryTap: retryTap.eraseToAnyPublisher(),
                favouriteTap: favouriteTap.eraseToAnyPublisher()
            )
        )

        output.books
            .dropFirst()
            .sink { books in
                for (index, book) in books.enumerated() { print("  \(index + 1). \(book.title)") }
            }
            .store(in: &cancellables)

        output.title
            .dropFirst()
            .sink { print($0) }
            .store(in: &cancellables)

        output.isLoading
            .filter { $0 }
            .sink { _ in print("searching …") }
            .store(in: &cancellables)

        output.error
            .sink { print("Error: \($0); type \"retry\"") }
            .store(in: &cancellables)
    }
}
