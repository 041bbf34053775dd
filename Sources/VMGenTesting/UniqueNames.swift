/// Names of which each is given out once.
struct UniqueNames {
    private var given: Set<String> = []

    /// `name`, or with the first number behind it that makes it another one than those before.
    mutating func next(_ name: String) -> String {
        var unique = name
        var count = 2
        while !given.insert(unique).inserted {
            unique = name + String(count)
            count += 1
        }
        return unique
    }
}
