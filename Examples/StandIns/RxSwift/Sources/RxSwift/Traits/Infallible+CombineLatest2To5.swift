extension Infallible {
    /// What `resultSelector` makes of the latest elements of the sources, whenever one of them sends.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1,
        _ source2: I2,
        resultSelector: @escaping (I1.Element, I2.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            Observable.combineLatest(
                source1.asObservable(),
                source2.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of the sources, whenever one of them sends.
    public static func combineLatest<O1: InfallibleType, O2: InfallibleType>(
        _ source1: O1,
        _ source2: O2
    ) -> Infallible<(O1.Element, O2.Element)> {
        Infallible(
            Observable<(O1.Element, O2.Element)>.combineLatest(
                source1.asObservable(),
                source2.asObservable()
            ) { ($0, $1) }
        )
    }
}

extension Infallible {
    /// What `resultSelector` makes of the latest elements of the sources, whenever one of them sends.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            Observable.combineLatest(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of the sources, whenever one of them sends.
    public static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3
    ) -> Infallible<(O1.Element, O2.Element, O3.Element)> {
        Infallible(
            Observable<(O1.Element, O2.Element, O3.Element)>.combineLatest(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable()
            ) { ($0, $1, $2) }
        )
    }
}

extension Infallible {
    /// What `resultSelector` makes of the latest elements of the sources, whenever one of them sends.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            Observable.combineLatest(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of the sources, whenever one of them sends.
    public static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4
    ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        Infallible(
            Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.combineLatest(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable()
            ) { ($0, $1, $2, $3) }
        )
    }
}

extension Infallible {
    /// What `resultSelector` makes of the latest elements of the sources, whenever one of them sends.
    public static func combineLatest<
        I1: InfallibleType,
        I2: InfallibleType,
        I3: InfallibleType,
        I4: InfallibleType,
        I5: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            Observable.combineLatest(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                source5.asObservable(),
                resultSelector: resultSelector
            )
        )
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of the sources, whenever one of them sends.
    public static func combineLatest<
        O1: InfallibleType,
        O2: InfallibleType,
        O3: InfallibleType,
        O4: InfallibleType,
        O5: InfallibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5
    ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        Infallible(
            Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.combineLatest(
                source1.asObservable(),
                source2.asObservable(),
                source3.asObservable(),
                source4.asObservable(),
                source5.asObservable()
            ) { ($0, $1, $2, $3, $4) }
        )
    }
}
