import Testing

@testable import VMGenValues

@Suite("A dictionary in two layers")
struct LayeredTests {
    @Test("What is kept is found, changed and taken away as in any dictionary")
    func layers() {
        var layered = Layered<String, Int>()
        layered["a"] = 1
        layered["b"] = 2
        layered.keep()
        layered["b"] = nil
        layered.change("c", default: 5) { $0 += 1 }
        #expect(layered["a"] == 1)
        #expect(layered["b"] == nil)
        layered.change("d", default: 7) { $0 -= 1 }
        #expect(layered["c"] == 6)
        #expect(layered["d"] == 6)
        layered.keep()
        #expect(layered["b"] == nil)
        #expect(layered["c"] == 6)
    }

    @Test("A copy changes nothing of the others")
    func copies() {
        var layered = Layered<String, [Int]>()
        layered["a"] = [1]
        layered.keep()
        var copy = layered
        copy.change("a", default: []) { $0.append(2) }
        #expect(layered["a"] == [1])
        #expect(copy["a"] == [1, 2])
    }
}
