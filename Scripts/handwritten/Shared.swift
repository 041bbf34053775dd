import RxSwift

@testable import ItemList

/// The failure that the tests give.
struct ServiceFailure: Error {}

/// A method that answers when the test says so.
final class HeldMethod<Arguments, Value> {
    /// One call, which waits for its answer.
    final class Call {
        let arguments: Arguments
        private(set) var isCancelled = false
        private var observer: ((SingleEvent<Value>) -> Void)?

        fileprivate init(_ arguments: Arguments, _ observer: @escaping (SingleEvent<Value>) -> Void) {
            self.arguments = arguments
            self.observer = observer
        }

        /// Answers it.
        func returns(_ value: Value) { answer(.success(value)) }

        /// Lets it fail.
        func fails(with error: Error) { answer(.failure(error)) }

        fileprivate func cancel() {
            if observer != nil { isCancelled = true }
            observer = nil
        }

        private func answer(_ answer: SingleEvent<Value>) {
            let waiting = observer
            observer = nil
            waiting?(answer)
        }
    }

    /// What was called so far, in order.
    private(set) var calls: [Call] = []

    /// Waits for an answer once somebody subscribes.
    func single(_ arguments: Arguments) -> Single<Value> {
        .create { observer in
            let call = Call(arguments, observer)
            self.calls.append(call)
            return Disposables.create { call.cancel() }
        }
    }
}

extension ItemPage {
    /// A page of `count` items called `name`, which another one follows unless it is the last.
    static func page(_ number: Int, of name: String = "newest", count: Int = size, isLast: Bool = false) -> ItemPage {
        let first = (number - 1) * size + 1
        let items = (first..<first + count).map { Item(name: name, age: 30, value: $0) }
        return ItemPage(number: number, items: items, next: isLast ? nil : number + 1)
    }
}
