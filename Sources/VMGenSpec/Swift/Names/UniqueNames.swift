/// Names of which each is given out once.
package struct UniqueNames: Sendable {
    private var given: Set<String>
    /// The number that was last tried behind a name: those before it are given out.
    private var tried: [String: Int] = [:]

    /// Starts with `taken`, which are not given out.
    package init(_ taken: Set<String> = []) { given = taken }

    /// `name`, or with the first number behind it that makes it another one than those before.
    package mutating func next(_ name: String) -> String {
        if given.insert(name).inserted { return name }
        var count = tried[name] ?? 1
        repeat { count += 1 } while !given.insert(name + String(count)).inserted
        tried[name] = count
        return name + String(count)
    }

    /// The first of `names` that was not given out; where all were, the last of them with a number.
    package mutating func next(of names: [String]) -> String {
        next(names.first { !given.contains($0) } ?? names.last ?? "")
    }
}
