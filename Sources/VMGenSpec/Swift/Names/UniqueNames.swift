/// Names of which each is given out once.
package struct UniqueNames: Sendable {
    private var given: Set<String>

    /// Starts with `taken`, which are not given out.
    package init(_ taken: Set<String> = []) { given = taken }

    /// `name`, or with the first number behind it that makes it another one than those before.
    package mutating func next(_ name: String) -> String {
        var unique = name
        var count = 2
        while !given.insert(unique).inserted {
            unique = name + String(count)
            count += 1
        }
        return unique
    }
}
