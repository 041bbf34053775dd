extension ObservableType {
    /// The elements with their index.
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        asObservable().relayed { sink in
            var index = 0
            return { element in
                defer { index += 1 }
                sink.forward(.next((index: index, element: element)))
            }
        }
    }
}
