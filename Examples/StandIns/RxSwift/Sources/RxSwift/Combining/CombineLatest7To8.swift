extension ObservableType {
    /// What `resultSelector` makes of the latest elements of the sources, whenever one of them sends.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
            Element
    ) -> Observable<Element> {
        let sequence1 = source1.asObservable()
        let sequence2 = source2.asObservable()
        let sequence3 = source3.asObservable()
        let sequence4 = source4.asObservable()
        let sequence5 = source5.asObservable()
        let sequence6 = source6.asObservable()
        let sequence7 = source7.asObservable()
        let kept: Any = (sequence1, sequence2, sequence3, sequence4, sequence5, sequence6, sequence7, resultSelector)
        return Producer(keeping: kept) { sink in
            let slot1 = LatestSlot<O1.Element>()
            let slot2 = LatestSlot<O2.Element>()
            let slot3 = LatestSlot<O3.Element>()
            let slot4 = LatestSlot<O4.Element>()
            let slot5 = LatestSlot<O5.Element>()
            let slot6 = LatestSlot<O6.Element>()
            let slot7 = LatestSlot<O7.Element>()
            let join = Join<Element>(sink: sink, completesEarly: true) {
                guard let element1 = slot1.latest, let element2 = slot2.latest, let element3 = slot3.latest,
                    let element4 = slot4.latest, let element5 = slot5.latest, let element6 = slot6.latest,
                    let element7 = slot7.latest
                else { return nil }
                return try resultSelector(element1, element2, element3, element4, element5, element6, element7)
            }
            return join.start([
                Join.source(sequence1) { slot1.latest = $0 },
                Join.source(sequence2) { slot2.latest = $0 },
                Join.source(sequence3) { slot3.latest = $0 },
                Join.source(sequence4) { slot4.latest = $0 },
                Join.source(sequence5) { slot5.latest = $0 },
                Join.source(sequence6) { slot6.latest = $0 },
                Join.source(sequence7) { slot7.latest = $0 },
            ])
        }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of the sources, whenever one of them sends.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>.combineLatest(
            source1,
            source2,
            source3,
            source4,
            source5,
            source6,
            source7
        ) { ($0, $1, $2, $3, $4, $5, $6) }
    }
}

extension ObservableType {
    /// What `resultSelector` makes of the latest elements of the sources, whenever one of them sends.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType,
        O8: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
            throws -> Element
    ) -> Observable<Element> {
        let sequence1 = source1.asObservable()
        let sequence2 = source2.asObservable()
        let sequence3 = source3.asObservable()
        let sequence4 = source4.asObservable()
        let sequence5 = source5.asObservable()
        let sequence6 = source6.asObservable()
        let sequence7 = source7.asObservable()
        let sequence8 = source8.asObservable()
        let kept: Any = (
            sequence1, sequence2, sequence3, sequence4, sequence5, sequence6, sequence7, sequence8, resultSelector
        )
        return Producer(keeping: kept) { sink in
            let slot1 = LatestSlot<O1.Element>()
            let slot2 = LatestSlot<O2.Element>()
            let slot3 = LatestSlot<O3.Element>()
            let slot4 = LatestSlot<O4.Element>()
            let slot5 = LatestSlot<O5.Element>()
            let slot6 = LatestSlot<O6.Element>()
            let slot7 = LatestSlot<O7.Element>()
            let slot8 = LatestSlot<O8.Element>()
            let join = Join<Element>(sink: sink, completesEarly: true) {
                guard let element1 = slot1.latest, let element2 = slot2.latest, let element3 = slot3.latest,
                    let element4 = slot4.latest, let element5 = slot5.latest, let element6 = slot6.latest,
                    let element7 = slot7.latest, let element8 = slot8.latest
                else { return nil }
                return try resultSelector(
                    element1,
                    element2,
                    element3,
                    element4,
                    element5,
                    element6,
                    element7,
                    element8
                )
            }
            return join.start([
                Join.source(sequence1) { slot1.latest = $0 },
                Join.source(sequence2) { slot2.latest = $0 },
                Join.source(sequence3) { slot3.latest = $0 },
                Join.source(sequence4) { slot4.latest = $0 },
                Join.source(sequence5) { slot5.latest = $0 },
                Join.source(sequence6) { slot6.latest = $0 },
                Join.source(sequence7) { slot7.latest = $0 },
                Join.source(sequence8) { slot8.latest = $0 },
            ])
        }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of the sources, whenever one of them sends.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType,
        O8: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>
            .combineLatest(
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                source8
            ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}
