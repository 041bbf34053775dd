import Testing

@testable import VMGenCLI

/// What `vmgen diff` says of each kind of change, and whom it breaks.
@Suite("vmgen diff, sentences")
struct ContractSentenceTests {
    /// One change of the spec below.
    struct Change: CustomTestStringConvertible, Sendable {
        /// What is written, and what takes its place.
        let old, new: String
        /// The lines of the report.
        let lines: [String]
        var testDescription: String { "\(old) → \(new)" }
    }

    private static let spec = """
        ## Rooms.
        view-model: final class RoomsViewModel
        runtime: rxswift

        errors: RoomError
          - offline: transport
          - failed: other

        init:
          service: RoomService
          defaults: UserDefaults = .standard

        services:
          RoomService:
            - rooms(page: Int) async throws -> [String]

        requests:
          fetchCount: GET https://example.com/count
            decode: Int

        inputs:
          refresh: Void
          query: String

        outputs:
          rooms: [String] = []
          count: Int = 0
            persist: defaults "Count"
          isLoading: Bool = false
          error: RoomError

        logic:
          - title(of query: String) -> String

        flows:
          - refresh -> latest service.rooms(page: 1) while isLoading -> rooms
          - query -> debounce 0.3 -> map title -> map { [$0] } -> rooms
          - start -> latest fetchCount -> count
          - errors -> error

        """

    private static let changes = [
        Change(
            old: "  refresh: Void\n",
            new: "  refresh: Void\n  select: Int\n",
            lines: [
                "! breaking for callers: the input `select: Int` is new; the view has to connect it"
            ]
        ),
        Change(
            old: "query",
            new: "text",
            lines: [
                "! breaking for callers and tests: the input `query` is called `text` now",
                "! breaking for implementations: the method `title(of text: String) -> String` of the logic was `title(of query: String) -> String`",
            ]
        ),
        Change(
            old: "query: String\n\n",
            new: "query: Substring\n\n",
            lines: [
                "! breaking for callers and tests: the input `query` is `Observable<Substring>` instead of `Observable<String>`"
            ]
        ),
        Change(
            old: "count: Int = 0",
            new: "count: Int = 1",
            lines: [
                "! breaking for tests: the output `count` starts as `1` instead of `0`"
            ]
        ),
        Change(
            old: "\"Count\"",
            new: "\"Number\"",
            lines: [
                "! breaking for stored data: `count` is stored under `defaults \"Number\"` instead of `defaults \"Count\"`; what users have stored is not found"
            ]
        ),
        Change(
            old: "    persist: defaults \"Count\"\n",
            new: "",
            lines: [
                "! breaking for stored data: `count` is not stored any more; it was under `defaults \"Count\"`"
            ]
        ),
        Change(
            old: "  service: RoomService\n",
            new: "  service: RoomService\n  id: Int\n",
            lines: [
                "! breaking for callers and tests: the parameter of `init` `id: Int` is new; `init` needs it"
            ]
        ),
        Change(
            old: "UserDefaults = .standard",
            new: "UserDefaults",
            lines: [
                "! breaking for callers and tests: the parameter `defaults` of `init` has no default any more; it was `.standard`"
            ]
        ),
        Change(
            old: "  service: RoomService\n  defaults: UserDefaults = .standard\n",
            new: "  defaults: UserDefaults = .standard\n  service: RoomService\n",
            lines: [
                "! breaking for callers and tests: the parameters of `init` come in another order: `defaults`, `service`"
            ]
        ),
        Change(
            old: "async throws -> [String]\n",
            new: "async throws -> [String]\n    - close() async\n",
            lines: [
                "! breaking for implementations: the method `RoomService.close()` is new; what conforms to `RoomService` needs it"
            ]
        ),
        Change(
            old: "GET https://example.com/count",
            new: "GET https://example.com/v2/count",
            lines: [
                "! breaking for tests: the request `fetchCount` goes to `GET https://example.com/v2/count` instead of `GET https://example.com/count`"
            ]
        ),
        Change(
            old: "  - failed: other\n",
            new: "  - failed: other\n  - lost: status\n",
            lines: [
                "! breaking for callers: the error case `RoomError.lost` is new; a `switch` over the errors has to know it"
            ]
        ),
        Change(
            old: "latest service",
            new: "first service",
            lines: [
                "- `refresh → rooms`: what arrives while work runs is now ignored (`first`); it was `latest`"
            ]
        ),
        Change(
            old: "debounce 0.3",
            new: "debounce 0.5",
            lines: [
                "- `query → rooms`: `debounce 0.5` instead of `debounce 0.3`"
            ]
        ),
        Change(old: "debounce 0.3 -> ", new: "", lines: ["- `query → rooms`: `debounce 0.3` is gone"]),
        Change(
            old: "  - start ->",
            new: "  - start, refresh ->",
            lines: [
                "- `start, refresh → count`: starts from `start`, `refresh` instead of `start`"
            ]
        ),
        Change(
            old: "fetchCount -> count\n",
            new: "fetchCount -> count\n      catch -> ignore\n",
            lines: [
                "- `start → count`: its failures go to `ignore` instead of where those of all work do"
            ]
        ),
        Change(
            old: "  - start -> latest fetchCount -> count\n",
            new: "  - refresh -> set count = 0\n",
            lines: [
                "- `refresh → count` is new", "- `start → count` is gone",
            ]
        ),
        Change(
            old: "final class RoomsViewModel",
            new: "public class RoomsViewModel",
            lines: [
                "! breaking for callers: it is `public` instead of `internal`",
                "! breaking for callers and tests: it is declared as `class` instead of `final class`",
            ]
        ),
        Change(
            old: "runtime: rxswift",
            new: "runtime: combine",
            lines: [
                "! breaking for callers, implementations and tests: its streams are those of `combine` instead of `rxswift`"
            ]
        ),
        Change(old: "  - query -> debounce", new: "  # as they type\n  -   query  ->  debounce", lines: []),
    ]

    @Test(arguments: changes)
    func aChangeIsASentence(_ change: Change) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec, to: "old/Rooms.vm")
        try folder.write(Self.spec.replacing(change.old, with: change.new), to: "new/Rooms.vm")
        let run = ToolRun("diff", "new", "--against", "old", in: folder)
        #expect(run.errors == "")
        let said = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
        // Another runtime has other kinds of streams, which is said of each.
        for line in change.lines { #expect(said.contains(line), "\(said.joined(separator: "\n"))") }
        if change.new != "runtime: combine" { #expect(said.count == change.lines.count, "\(said)") }
    }
}
