import Testing

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

    @Test("A body is a literal that needs no escapes")
    func literals() {
        #expect(RequestDouble.literal("[3]") == "\"[3]\"")
        #expect(RequestDouble.literal("{\"id\": 1}") == "#\"{\"id\": 1}\"#")
        #expect(RequestDouble.literal("{\n  \"id\": 1\n}") == "#\"\"\"\n{\n  \"id\": 1\n}\n\"\"\"#")
    }
}
