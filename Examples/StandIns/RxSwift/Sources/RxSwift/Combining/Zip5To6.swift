extension ObservableType {
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element> {
        let sequence1 = source1.asObservable()
        let sequence2 = source2.asObservable()
        let sequence3 = source3.asObservable()
        let sequence4 = source4.asObservable()
        let sequence5 = source5.asObservable()
        return Producer(keeping: (sequence1, sequence2, sequence3, sequence4, sequence5, resultSelector)) { sink in
            let slot1 = QueueSlot<O1.Element>()
            let slot2 = QueueSlot<O2.Element>()
            let slot3 = QueueSlot<O3.Element>()
            let slot4 = QueueSlot<O4.Element>()
            let slot5 = QueueSlot<O5.Element>()
            let join = Join<Element>(sink: sink, completesEarly: false) {
                if slot1.isEmpty || slot2.isEmpty || slot3.isEmpty || slot4.isEmpty || slot5.isEmpty { return nil }
                guard let element1 = slot1.next(), let element2 = slot2.next(), let element3 = slot3.next(),
                    let element4 = slot4.next(), let element5 = slot5.next()
                else { return nil }
                return try resultSelector(element1, element2, element3, element4, element5)
            }
            return join.start([
                Join.source(sequence1, slot1.append),
                Join.source(sequence2, slot2.append),
                Join.source(sequence3, slot3.append),
                Join.source(sequence4, slot4.append),
                Join.source(sequence5, slot5.append),
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
        O5: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.zip(
            source1,
            source2,
            source3,
            source4,
            source5
        ) { ($0, $1, $2, $3, $4) }
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
        O6: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> Observable<Element> {
        let sequence1 = source1.asObservable()
        let sequence2 = source2.asObservable()
        let sequence3 = source3.asObservable()
        let sequence4 = source4.asObservable()
        let sequence5 = source5.asObservable()
        let sequence6 = source6.asObservable()
        let kept: Any = (sequence1, sequence2, sequence3, sequence4, sequence5, sequence6, resultSelector)
        return Producer(keeping: kept) { sink in
            let slot1 = QueueSlot<O1.Element>()
            let slot2 = QueueSlot<O2.Element>()
            let slot3 = QueueSlot<O3.Element>()
            let slot4 = QueueSlot<O4.Element>()
            let slot5 = QueueSlot<O5.Element>()
            let slot6 = QueueSlot<O6.Element>()
            let join = Join<Element>(sink: sink, completesEarly: false) {
                if slot1.isEmpty || slot2.isEmpty || slot3.isEmpty || slot4.isEmpty || slot5.isEmpty || slot6.isEmpty {
                    return nil
                }
                guard let element1 = slot1.next(), let element2 = slot2.next(), let element3 = slot3.next(),
                    let element4 = slot4.next(), let element5 = slot5.next(), let element6 = slot6.next()
                else { return nil }
                return try resultSelector(element1, element2, element3, element4, element5, element6)
            }
            return join.start([
                Join.source(sequence1, slot1.append),
                Join.source(sequence2, slot2.append),
                Join.source(sequence3, slot3.append),
                Join.source(sequence4, slot4.append),
                Join.source(sequence5, slot5.append),
                Join.source(sequence6, slot6.append),
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
        O6: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.zip(
            source1,
            source2,
            source3,
            source4,
            source5,
            source6
        ) { ($0, $1, $2, $3, $4, $5) }
    }
}
