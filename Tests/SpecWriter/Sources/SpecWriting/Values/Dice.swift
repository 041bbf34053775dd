/// A source of chance that gives the same for the same seed, on every machine (SplitMix64).
public struct Dice: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts from `seed`.
    public init(seed: UInt64) { state = seed }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Whether something happens that happens in `percent` of 100 cases.
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// A number of `range`.
    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// One of `values`, which has to hold one.
    mutating func pick<T>(_ values: [T]) -> T { values[number(0...(values.count - 1))] }

    /// `values` in another order.
    mutating func shuffled<T>(_ values: [T]) -> [T] { values.shuffled(using: &self) }

    /// One of `values`, each as often as the number beside it says.
    mutating func pick<T>(weighed values: [(weight: Int, value: T)]) -> T {
        var left = number(0...(values.reduce(0) { $0 + $1.weight } - 1))
        for (weight, value) in values {
            if left < weight { return value }
            left -= weight
        }
        return values[0].value
    }
}
