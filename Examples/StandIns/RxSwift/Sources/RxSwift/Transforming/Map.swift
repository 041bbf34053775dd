extension ObservableType {
    /// The elements, transformed. An error that `transform` throws ends the sequence.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        asObservable().relayed(keeping: transform) { sink in { element in sink.forward(.next(try transform(element))) }
        }
    }

    /// The elements, transformed, without those that become `nil`. An error thrown ends the sequence.
    public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?
    ) -> Observable<Result> {
        asObservable().relayed(keeping: transform) { sink in
            { element in
                if let result = try transform(element) { sink.forward(.next(result)) }
            }
        }
    }
}
