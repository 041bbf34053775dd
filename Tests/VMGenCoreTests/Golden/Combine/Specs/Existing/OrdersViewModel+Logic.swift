extension OrdersViewModel {
    func describe(_ error: any Error) -> String {
        preconditionFailure("not written yet")
    }

    func describe(order name: String) -> String {
        preconditionFailure("not written yet")
    }
}
