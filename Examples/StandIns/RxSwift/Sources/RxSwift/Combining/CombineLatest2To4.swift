extension ObservableType {
    /// What `resultSelector` makes of the latest elements of the sources, whenever one of them sends.
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        let sequence1 = source1.asObservable()
        let sequence2 = source2.asObservable()
        return Producer(keeping: (sequence1, sequence2, resultSelector)) { sink in
            let slot1 = LatestSlot<O1.Element>()
            let slot2 = LatestSlot<O2.Element>()
            let join = Join<Element>(sink: sink, completesEarly: true) {
                guard let element1 = slot1.latest, let element2 = slot2.latest else { return nil }
                return try resultSelector(element1, element2)
            }
            return join.start([
                Join.source(sequence1) { slot1.latest = $0 },
                Join.source(sequence2) { slot2.latest = $0 },
            ])
        }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of the sources, whenever one of them sends.
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        Observable<(O1.Element, O2.Element)>.combineLatest(source1, source2) { ($0, $1) }
    }
}

extension ObservableType {
    /// What `resultSelector` makes of the latest elements of the sources, whenever one of them sends.
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        let sequence1 = source1.asObservable()
        let sequence2 = source2.asObservable()
        let sequence3 = source3.asObservable()
        return Producer(keeping: (sequence1, sequence2, sequence3, resultSelector)) { sink in
            let slot1 = LatestSlot<O1.Element>()
            let slot2 = LatestSlot<O2.Element>()
            let slot3 = LatestSlot<O3.Element>()
            let join = Join<Element>(sink: sink, completesEarly: true) {
                guard let element1 = slot1.latest, let element2 = slot2.latest, let element3 = slot3.latest else {
                    return nil
                }
                return try resultSelector(element1, element2, element3)
            }
            return join.start([
                Join.source(sequence1) { slot1.latest = $0 },
                Join.source(sequence2) { slot2.latest = $0 },
                Join.source(sequence3) { slot3.latest = $0 },
            ])
        }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of the sources, whenever one of them sends.
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element)>.combineLatest(source1, source2, source3) { ($0, $1, $2) }
    }
}

extension ObservableType {
    /// What `resultSelector` makes of the latest elements of the sources, whenever one of them sends.
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        let sequence1 = source1.asObservable()
        let sequence2 = source2.asObservable()
        let sequence3 = source3.asObservable()
        let sequence4 = source4.asObservable()
        return Producer(keeping: (sequence1, sequence2, sequence3, sequence4, resultSelector)) { sink in
            let slot1 = LatestSlot<O1.Element>()
            let slot2 = LatestSlot<O2.Element>()
            let slot3 = LatestSlot<O3.Element>()
            let slot4 = LatestSlot<O4.Element>()
            let join = Join<Element>(sink: sink, completesEarly: true) {
                guard let element1 = slot1.latest, let element2 = slot2.latest, let element3 = slot3.latest,
                    let element4 = slot4.latest
                else { return nil }
                return try resultSelector(element1, element2, element3, element4)
            }
            return join.start([
                Join.source(sequence1) { slot1.latest = $0 },
                Join.source(sequence2) { slot2.latest = $0 },
                Join.source(sequence3) { slot3.latest = $0 },
                Join.source(sequence4) { slot4.latest = $0 },
            ])
        }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of the sources, whenever one of them sends.
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.combineLatest(
            source1,
            source2,
            source3,
            source4
        ) { ($0, $1, $2, $3) }
    }
}
