extension ObservableType {
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<
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
            let slot1 = QueueSlot<O1.Element>()
            let slot2 = QueueSlot<O2.Element>()
            let slot3 = QueueSlot<O3.Element>()
            let slot4 = QueueSlot<O4.Element>()
            let slot5 = QueueSlot<O5.Element>()
            let slot6 = QueueSlot<O6.Element>()
            let slot7 = QueueSlot<O7.Element>()
            let join = Join<Element>(sink: sink, completesEarly: false) {
                if slot1.isEmpty || slot2.isEmpty || slot3.isEmpty || slot4.isEmpty || slot5.isEmpty || slot6.isEmpty
                    || slot7.isEmpty
                {
                    return nil
                }
                guard let element1 = slot1.next(), let element2 = slot2.next(), let element3 = slot3.next(),
                    let element4 = slot4.next(), let element5 = slot5.next(), let element6 = slot6.next(),
                    let element7 = slot7.next()
                else { return nil }
                return try resultSelector(element1, element2, element3, element4, element5, element6, element7)
            }
            return join.start([
                Join.source(sequence1, slot1.append),
                Join.source(sequence2, slot2.append),
                Join.source(sequence3, slot3.append),
                Join.source(sequence4, slot4.append),
                Join.source(sequence5, slot5.append),
                Join.source(sequence6, slot6.append),
                Join.source(sequence7, slot7.append),
            ])
        }
    }
}

extension ObservableType where Element == Any {
    /// The first elements of the sources, then the second ones, and so on.
    public static func zip<
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
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>.zip(
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
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<
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
            let slot1 = QueueSlot<O1.Element>()
            let slot2 = QueueSlot<O2.Element>()
            let slot3 = QueueSlot<O3.Element>()
            let slot4 = QueueSlot<O4.Element>()
            let slot5 = QueueSlot<O5.Element>()
            let slot6 = QueueSlot<O6.Element>()
            let slot7 = QueueSlot<O7.Element>()
            let slot8 = QueueSlot<O8.Element>()
            let join = Join<Element>(sink: sink, completesEarly: false) {
                if slot1.isEmpty || slot2.isEmpty || slot3.isEmpty || slot4.isEmpty || slot5.isEmpty || slot6.isEmpty
                    || slot7.isEmpty || slot8.isEmpty
                {
                    return nil
                }
                guard let element1 = slot1.next(), let element2 = slot2.next(), let element3 = slot3.next(),
                    let element4 = slot4.next(), let element5 = slot5.next(), let element6 = slot6.next(),
                    let element7 = slot7.next(), let element8 = slot8.next()
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
                Join.source(sequence1, slot1.append),
                Join.source(sequence2, slot2.append),
                Join.source(sequence3, slot3.append),
                Join.source(sequence4, slot4.append),
                Join.source(sequence5, slot5.append),
                Join.source(sequence6, slot6.append),
                Join.source(sequence7, slot7.append),
                Join.source(sequence8, slot8.append),
            ])
        }
    }
}

extension ObservableType where Element == Any {
    /// The first elements of the sources, then the second ones, and so on.
    public static func zip<
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
            .zip(
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
