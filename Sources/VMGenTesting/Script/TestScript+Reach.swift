extension TestScript {
    /// Sends what `reach` does: at once where `isReached` holds then too, and otherwise what comes before with its time.
    mutating func reach(_ reach: TestReach, _ isReached: (Rehearsal, Rehearsal) -> Bool) {
        let start = self
        for waits in [false, true] {
            self = start
            send(reach.prefix)
            if waits { passTime() }
            let before = rehearsal
            send([reach.sending(0)])
            passTime()
            for _ in 0..<3 where !isReached(before, rehearsal) { passTime() }
            if isReached(before, rehearsal) { return }
        }
    }
}
