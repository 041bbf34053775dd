import VMGenValues

/// What a step remembers.
package struct RehearsedMemory {
    /// What came last, or what waits for its turn.
    package var values: [[KnownValue]] = []
    /// What the work is asked for of what waits for its turn, as it was when that came; nil where nobody can tell.
    var asked: [[KnownValue]?] = []
    /// How many came.
    package var count = 0
    /// When it lets something through again.
    package var opens = 0.0
    /// What came last from each source of a join.
    var bySource: [Int: [KnownValue]] = [:]
    /// What of each source of a join waits for the others.
    var queues: [Int: [[KnownValue]]] = [:]
}
