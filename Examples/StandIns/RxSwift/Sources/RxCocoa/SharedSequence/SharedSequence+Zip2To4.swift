import RxSwift

extension SharedSequence {
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> SharedSequence<O1.SharingStrategy, Element>
    where O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
        SharedSequence(
            Observable.zip(
                source1.asObservable(),
                source2.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of the sources, then the second ones, and so on.
    public static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
        _ source1: O1,
        _ source2: O2
    ) -> SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element)>
    where O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
        SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element)>(
            Observable<(O1.Element, O2.Element)>.zip(
                source1.asObservable(),
                source2.asObservable()
            ) { ($0, $1) }
        )
    }
}

extension SharedSequence {
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<
        O1: SharedSequenceConvertibleType,
        O2: SharedSequenceConvertibleType,
        O3: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> SharedSequence<O1.SharingStrategy, Element>
    where
        O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O2.SharingStrategy == O3.SharingStrategy
    {
        SharedSequence(
            Observable.zip(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of the sources, then the second ones, and so on.
    public static func zip<
        O1: SharedSequenceConvertibleType,
        O2: SharedSequenceConvertibleType,
        O3: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3
    ) -> SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element)>
    where
        O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O2.SharingStrategy == O3.SharingStrategy
    {
        SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element)>(
            Observable<(O1.Element, O2.Element, O3.Element)>.zip(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable()
            ) { ($0, $1, $2) }
        )
    }
}

extension SharedSequence {
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<
        O1: SharedSequenceConvertibleType,
        O2: SharedSequenceConvertibleType,
        O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> SharedSequence<O1.SharingStrategy, Element>
    where
        O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy
    {
        SharedSequence(
            Observable.zip(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of the sources, then the second ones, and so on.
    public static func zip<
        O1: SharedSequenceConvertibleType,
        O2: SharedSequenceConvertibleType,
        O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4
    ) -> SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>
    where
        O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy
    {
        SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>(
            Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.zip(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable()
            ) { ($0, $1, $2, $3) }
        )
    }
}
