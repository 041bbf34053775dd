/// The shortest way from some lines to others.
struct LineDiff {
    /// A stretch of lines that differ.
    struct Hunk: Equatable {
        /// The lines that go, by their indices; empty where lines are only added.
        var old: Range<Int>
        /// The lines that come.
        var new: Range<Int>
    }

    /// What differs, in order; two hunks never touch.
    let hunks: [Hunk]

    /// Beyond so many lines that differ the shortest way is not searched: what is left is one hunk.
    private static let limit = 1_500

    /// Compares `old` with `new`.
    init<Line: Hashable>(_ old: [Line], _ new: [Line]) {
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            let next = numbers.count
            return numbers[line]
                ?? {
                    numbers[line] = next; return next
                }()
        }
        let one = old.map(number)
        let other = new.map(number)
        var start = 0
        while start < one.count, start < other.count, one[start] == other[start] { start += 1 }
        var end = 0
        while end < one.count - start, end < other.count - start,
            one[one.count - 1 - end] == other[other.count - 1 - end]
        {
            end += 1
        }
        let middle = (Array(one[start..<one.count - end]), Array(other[start..<other.count - end]))
        hunks = Self.hunks(of: Self.path(middle.0, middle.1), middle.0.count, middle.1.count).map { hunk in
            Hunk(
                old: hunk.old.lowerBound + start..<hunk.old.upperBound + start,
                new: hunk.new.lowerBound + start..<hunk.new.upperBound + start
            )
        }
    }

    /// The pairs of equal lines on the shortest way, by Myers' algorithm; none beyond the limit.
    private static func path(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
        let bound = min(old.count + new.count, limit)
        let center = bound + 1
        var furthest = [Int](repeating: 0, count: 2 * bound + 3)
        var trace: [ArraySlice<Int>] = []
        for distance in 0...bound {
            trace.append(ArraySlice(Array(furthest[(center - distance - 1)...(center + distance + 1)])))
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                let place = center + diagonal
                var x =
                    addsLine(diagonal, distance, furthest[place - 1], furthest[place + 1])
                    ? furthest[place + 1] : furthest[place - 1] + 1
                while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
                furthest[place] = x
                if x >= old.count, x - diagonal >= new.count { return pairs(trace, old.count, new.count) }
            }
        }
        return []
    }

    /// Whether the way comes to `diagonal` by a new line rather than by one that goes; the last two say how far the
    /// diagonals below and above have come.
    private static func addsLine(_ diagonal: Int, _ distance: Int, _ below: Int, _ above: Int) -> Bool {
        diagonal == -distance || (diagonal != distance && below < above)
    }

    /// Follows the way back from the end.
    private static func pairs(_ trace: [ArraySlice<Int>], _ oldCount: Int, _ newCount: Int) -> [(Int, Int)] {
        var (x, y) = (oldCount, newCount)
        var pairs: [(Int, Int)] = []
        for (distance, furthest) in trace.enumerated().reversed() {
            let diagonal = x - y
            let place = diagonal + distance + 1
            let adds = addsLine(diagonal, distance, furthest[place - 1], furthest[place + 1])
            let startX = furthest[adds ? place + 1 : place - 1]
            let startY = startX - (adds ? diagonal + 1 : diagonal - 1)
            while x > startX, y > max(startY, 0) {
                (x, y) = (x - 1, y - 1)
                pairs.append((x, y))
            }
            if distance > 0 { (x, y) = (startX, startY) }
        }
        return pairs.reversed()
    }

    /// What lies between the pairs.
    private static func hunks(of pairs: [(Int, Int)], _ oldCount: Int, _ newCount: Int) -> [Hunk] {
        var hunks: [Hunk] = []
        var x = 0
        var y = 0
        for (nextX, nextY) in pairs + [(oldCount, newCount)] {
            if nextX > x || nextY > y { hunks.append(Hunk(old: x..<nextX, new: y..<nextY)) }
            x = nextX + 1
            y = nextY + 1
        }
        return hunks
    }
}
