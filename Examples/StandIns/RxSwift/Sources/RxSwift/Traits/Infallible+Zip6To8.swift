extension InfallibleType {
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: Infallible<E1>,
        _ source2: Infallible<E2>,
        _ source3: Infallible<E3>,
        _ source4: Infallible<E4>,
        _ source5: Infallible<E5>,
        _ source6: Infallible<E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            Observable.zip(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                source5.asObservable(),
                source6.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension InfallibleType {
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: Infallible<E1>,
        _ source2: Infallible<E2>,
        _ source3: Infallible<E3>,
        _ source4: Infallible<E4>,
        _ source5: Infallible<E5>,
        _ source6: Infallible<E6>,
        _ source7: Infallible<E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            Observable.zip(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                source5.asObservable(),
                source6.asObservable(),
                source7.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension InfallibleType {
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: Infallible<E1>,
        _ source2: Infallible<E2>,
        _ source3: Infallible<E3>,
        _ source4: Infallible<E4>,
        _ source5: Infallible<E5>,
        _ source6: Infallible<E6>,
        _ source7: Infallible<E7>,
        _ source8: Infallible<E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            Observable.zip(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                source5.asObservable(),
                source6.asObservable(),
                source7.asObservable(),
                source8.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}
