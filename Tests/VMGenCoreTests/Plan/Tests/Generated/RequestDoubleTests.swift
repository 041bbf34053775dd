import Testing

@testable import VMGenSpec
@testable import VMGenDoubles
@testable import VMGenTesting

@Suite("How tests speak of requests")
struct RequestDoubleTests {
    @Test("Of several each has its address, with what stands in the URL left open")
    func addresses() throws {
        let bench = try Bench(
            """
            view-model: RoomsViewModel
            runtime: rxswift
            inputs:
              load: Int
            requests:
              rooms: GET https://example.com/rooms?page=1
                decode: [Int]
              room(id: Int): GET https://example.com/rooms/\\(id)/all
                decode: [Int]
                status: 201..<300
              remove(id: Int): DELETE https://example.com/rooms/\\(id)
                status: 204, 404
              add: POST https://example.com/rooms
            outputs:
              items: [Int] = []
              done: Void
            flows:
              - load -> latest room(id: $0) -> items
              - load -> latest rooms -> items
              - load -> first remove(id: $0) -> done
              - load -> first add -> done
              - errors -> ignore
            """
        ).first()
        let doubles = bench.spec.requests.indices.map { RequestDouble($0, of: bench.spec) }
        #expect(
            doubles.map(\.address) == [
                "GET https://example.com/rooms", "https://example.com/rooms/*/all",
                "DELETE https://example.com/rooms/*", "POST https://example.com/rooms",
            ]
        )
        #expect(doubles.map(\.request.usualStatus) == ["200", "201", "204", "200"])
    }

    @Test("A body is a literal that needs no escapes, whatever number signs it has")
    func literals() {
        #expect(SwiftLiteral(verbatim: "\"#\\#(x)").swift == "##\"\"#\\#(x)\"##")
        #expect(SwiftLiteral(verbatim: "\"\r\n").swift == "\"\\\"\\r\\n\"")
        #expect(SwiftLiteral(verbatim: "[3]").swift == "\"[3]\"")
        #expect(SwiftLiteral(verbatim: "{\"id\": 1}").swift == "#\"{\"id\": 1}\"#")
        #expect(SwiftLiteral(verbatim: "{\n  \"id\": 1\n}").swift == "#\"\"\"\n{\n  \"id\": 1\n}\n\"\"\"#")
    }
}
