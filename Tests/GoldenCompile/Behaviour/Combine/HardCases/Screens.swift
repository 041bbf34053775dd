import CombineShim
import Foundation

@testable import GoldenCombine

/// How the feed is sorted; Foundation has a type of the same name.
typealias FeedOrder = GoldenCombine.PostOrder
/// Work that answers with nothing, as the feed's use case declares it.
typealias Completing = AnyPublisher<Void, Error>
/// Work that answers once, as the weather's service declares it.
typealias Once<Value> = AnyPublisher<Value, Error>

/// Work that completes, or fails with `error`, at once.
func completing(_ error: Error?) -> Completing { once(error.map { .failure($0) } ?? .success(())) }

/// Work that answers with `result` at once.
func once<Value>(_ result: Result<Value, Error>) -> Once<Value> { result.publisher.eraseToAnyPublisher() }

extension SettingsViewModel {
    /// Wires it to a view that sends `toggle` and `logout`, until `bag` is emptied.
    func connect(toggle: Source<Bool>, logout: Source<Void>, bag: Bag) -> Output {
        transform(input: Input(toggle: toggle.stream, logout: logout.stream), cancellables: &bag.content)
    }
}

extension PickerViewModel {
    /// Wires it to a view that sends `select` and `query`, until `bag` is emptied.
    func connect(select: Source<Int>, query: Source<String?>, height: CGFloat, bag: Bag) -> Output {
        let input = FromView(select: select.stream, query: query.stream, qrHeight: height)
        return transform(from: input, cancellables: &bag.content)
    }
}

/// A bag of the view's.
final class Bag {
    var content: Set<AnyCancellable> = []

    /// Ends what is in it.
    func empty() { content = [] }
}
