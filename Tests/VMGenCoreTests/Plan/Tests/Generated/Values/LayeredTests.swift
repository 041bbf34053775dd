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
        layered["c", default: 5] += 1
        #expect(layered["a"] == 1)
        #expect(layered["b"] == nil)
        #expect(layered["b", default: 7] == 7)
        #expect(layered["c"] == 6)
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
        copy["a", default: []].append(2)
        #expect(layered["a"] == [1])
        #expect(copy["a"] == [1, 2])
    }
}
