import Testing

/// What is said of closures that go on below their line.
@Suite("Messages: closures of several lines")
struct ClosureLinesMessageTests {
    @Test("One mistake, which says where such Swift goes")
    func closure() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              q: String
            outputs:
              n: Int = 0
            flows:
              - q -> map {
                  let text = $0.dropFirst()
                  return text.count
                  } -> n
            """#,
            says: #"""
                8:14+1: error: [flow-parts] a closure stands on one line, `map { $0.count }`; what takes several is a method of `logic`, `map count`, or Swift behind `swift`, in lines below one that ends in `|`
                """#
        )
    }
}
