extension ObservableType {
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        let sequence1 = source1.asObservable()
        let sequence2 = source2.asObservable()
        return Producer(keeping: (sequence1, sequence2, resultSelector)) { sink in
            let slot1 = QueueSlot<O1.Element>()
            let slot2 = QueueSlot<O2.Element>()
            let join = Join<Element>(sink: sink, completesEarly: false) {
                if slot1.isEmpty || slot2.isEmpty { return nil }
                guard let element1 = slot1.next(), let element2 = slot2.next() else { return nil }
                return try resultSelector(element1, element2)
            }
            return join.start([
                Join.source(sequence1, slot1.append),
                Join.source(sequence2, slot2.append),
            ])
        }
    }
}

extension ObservableType where Element == Any {
    /// The first elements of the sources, then the second ones, and so on.
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        Observable<(O1.Element, O2.Element)>.zip(source1, source2) { ($0, $1) }
    }
}

extension ObservableType {
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        let sequence1 = source1.asObservable()
        let sequence2 = source2.asObservable()
        let sequence3 = source3.asObservable()
        return Producer(keeping: (sequence1, sequence2, sequence3, resultSelector)) { sink in
            let slot1 = QueueSlot<O1.Element>()
            let slot2 = QueueSlot<O2.Element>()
            let slot3 = QueueSlot<O3.Element>()
            let join = Join<Element>(sink: sink, completesEarly: false) {
                if slot1.isEmpty || slot2.isEmpty || slot3.isEmpty { return nil }
                guard let element1 = slot1.next(), let element2 = slot2.next(), let element3 = slot3.next() else {
                    return nil
                }
                return try resultSelector(element1, element2, element3)
            }
            return join.start([
                Join.source(sequence1, slot1.append),
                Join.source(sequence2, slot2.append),
                Join.source(sequence3, slot3.append),
            ])
        }
    }
}

extension ObservableType where Element == Any {
    /// The first elements of the sources, then the second ones, and so on.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element)>.zip(source1, source2, source3) { ($0, $1, $2) }
    }
}

extension ObservableType {
    /// What `resultSelector` makes of the first elements of the sources, then of the second ones, and so on.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
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
            let slot1 = QueueSlot<O1.Element>()
            let slot2 = QueueSlot<O2.Element>()
            let slot3 = QueueSlot<O3.Element>()
            let slot4 = QueueSlot<O4.Element>()
            let join = Join<Element>(sink: sink, completesEarly: false) {
                if slot1.isEmpty || slot2.isEmpty || slot3.isEmpty || slot4.isEmpty { return nil }
                guard let element1 = slot1.next(), let element2 = slot2.next(), let element3 = slot3.next(),
                    let element4 = slot4.next()
                else { return nil }
                return try resultSelector(element1, element2, element3, element4)
            }
            return join.start([
                Join.source(sequence1, slot1.append),
                Join.source(sequence2, slot2.append),
                Join.source(sequence3, slot3.append),
                Join.source(sequence4, slot4.append),
            ])
        }
    }
}

extension ObservableType where Element == Any {
    /// The first elements of the sources, then the second ones, and so on.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.zip(
            source1,
            source2,
            source3,
            source4
        ) { ($0, $1, $2, $3) }
    }
}
