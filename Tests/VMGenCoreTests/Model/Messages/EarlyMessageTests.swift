import Testing

@testable import VMGenCore

/// What would fail, or come too early, only when the view model runs, and is said of the spec.
@Suite("What would show at run time")
struct EarlyMessageTests {
    private func summary(_ flows: String, runtime: String = "rxswift") -> String {
        CheckedSpec(
            """
            view-model: SaveViewModel
            runtime: \(runtime)
            init:
              api: API
            services:
              API: Sendable
                - save(_ text: String) async throws -> Int
                - var size: Int { get }
            inputs:
              text: String
              save: Void
            outputs:
              saved: Int
              count: Int = 0
            flows:
              - save -> with text -> first api.save($0) -> saved
            \(flows)
              - errors -> ignore
            """
        ).summary
    }

    @Test("A `try` in a pure step is refused", arguments: ["rxswift", "combine"])
    func tryInClosure(runtime: String) {
        #expect(
            summary("  - text -> map { try parse($0) } -> set count = $0", runtime: runtime).contains(
                "[failure-nowhere]"
            )
        )
        #expect(summary("  - text -> set count = try parse($0)", runtime: runtime).contains("[failure-nowhere]"))
        #expect(!summary("  - text -> compactMap { try? parse($0) } -> set count = $0").contains("[failure-nowhere]"))
    }

    @Test("A subscription that starts an output which reads fields is warned of")
    func earlyStart() {
        #expect(summary("  - saved -> set count = $0").contains("warning: [early-start]"))
        #expect(!summary("  - text -> set count = $0.count").contains("[early-start]"))
    }

    @Test("An output that is held is no way out of that")
    func earlyStartOfHeldOutput() {
        let way = "end the flow in an output without a value, which starts"
        #expect(summary("  - saved -> set count = $0").contains(way))
        #expect(summary("  - saved -> count").contains("[early-start]"))
        #expect(!summary("  - saved -> count").contains(way))
    }

    @Test("A property that is no stream starts no flow; a global path under `with` is refused")
    func plainProperties() {
        #expect(summary("  - api.size -> set count = $0").contains("plain value, no stream"))
        #expect(summary("  - save -> with Screen.main.width -> set count = $0").contains("a stream or a value"))
        #expect(!summary("  - save -> with api.size -> set count = $0").contains("error"))
    }

    @Test("What a `Published` says is not read from it again: it has the value before")
    func stale() {
        func summary(_ flow: String, kind: String = "Published<Int>") -> String {
            CheckedSpec(
                """
                view-model: CountViewModel
                runtime: combine
                inputs:
                  add: Int
                outputs:
                  count: \(kind) = 0
                  other: Int = 0
                flows:
                  - add -> set count = count + $0
                  - count -> \(flow)
                """
            ).summary
        }
        #expect(summary("set other = count * 2").contains("[stale-value]"))
        #expect(summary("with count -> map { $0 + $1 } -> other").contains("[stale-value]"))
        #expect(summary("set other = count * 2", kind: "Int") == "")
        #expect(summary("set other = $0 * 2") == "")
        #expect(summary("map { count in count * 2 } -> other") == "")
    }

    @Test("A relay is not made in its initial value, and a part of a plain field starts no flow")
    func made() {
        expect(
            """
            view-model: RoomsViewModel
            runtime: rxswift
            inputs:
              let range: ClosedRange<Int>
              reload: Void
            outputs:
              rooms: BehaviorRelay<[String]> = BehaviorRelay(value: [])
              lower: Int = 0
            flows:
              - reload -> set rooms = []
              - range.lowerBound -> lower
            """,
            says: """
                7:36+24: error: [initial-value] `BehaviorRelay` is made for you, of its first value: `rooms: … = []`
                11:5+16: error: [unknown-name] `range.lowerBound` is a plain value, no stream; `with range.lowerBound` takes it along
                """
        )
    }

    @Test(
        "`self.` does not stand before what is of the spec",
        arguments: ["self.count", "1 + self.count", "f(self.text)"]
    )
    func own(value: String) {
        let text = summary("  - save -> set count = \(value)")
        #expect(text.contains("is of the spec: write it without `self.`"))
        #expect(!summary("  - save -> set count = self.page").contains("[unknown-name]"))
        #expect(!summary("  - save -> set count = self.page.count").contains("[unknown-name]"))
    }
}
