import Foundation

extension OrdersViewModel {
    func describe(_ error: any Error) -> String { "It failed." }

    func describe(order name: String) -> String { "the order \(name)" }
}
