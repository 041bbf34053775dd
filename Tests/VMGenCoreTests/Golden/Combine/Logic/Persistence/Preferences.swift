import Foundation

/// What the reader set.
struct Preferences: Sendable {
    var count = 2
    var small: Int8 = -2
    var large: Int64 = 1 << 40
    var unsigned: UInt = .max
    var ratio: Float = 0.1
    var width: CGFloat = 2.5
    var rate = 0.1
    var isOn = false
    var name = "a"
    var data = Data([1])
    var date = Date(timeIntervalSince1970: 1)
    var names = ["a", "b"]
    var counts = ["a": [1, 2]]
    var site = URL(string: "https://example.com/a?b=c")
    var nickname: String? = "n"
    var limit: UInt8? = 3
}
