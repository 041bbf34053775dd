import Testing

@testable import VMGenCLI

/// What `vmgen diff` says of what callers write down word by word: labels, orders, access, and the parts of types.
@Suite("vmgen diff, what callers rely on")
struct ContractReachTests {
    private static let spec = """
        view-model: public final class RoomsViewModel
        runtime: rxswift
        transform: (_ input: Input) -> Output

        init:
          public let service: RoomService
          of page: Int
          _ size: Int
          var row: Int = 1
          let hotel: Int = 1

        variables:
          public var isEmpty: Bool { rooms.isEmpty }
          public let relay = PublishRelay<Void>()
          weak var delegate: RoomDelegate?
          private let limit = 3

        services:
          RoomDelegate: AnyObject
            - done()

        inputs:
          tap: Void
          pick: Int

        outputs: struct Output
          rooms: [String] = []
          alert: enum Alert: Equatable
            - failed(message: String)

        state:
          private(set) var last: Int = 0

        logic:
          - callback didEnd(at index: Int, state: State)

        flows:
          - tap, relay -> map { "a" } -> map { [$0] } -> rooms
          - pick -> set last = $0 + row + page + size
          - pick -> map { "\\($0)" } -> alert.failed
          - pick -> call delegate.done()

        """

    private static let users = "! breaking for callers and tests: "

    private static let changes: [(old: String, new: String, lines: [String])] = [
        (
            "(_ input: Input)", "(input: Input)",
            [
                users
                    + "input and output meet in `transform(input: Input) -> Output` instead of `transform(_: Input) -> Output`"
            ]
        ),
        ("of page", "page", [users + "the parameter `page` of `init` is passed as `page:` now; it was `of:`"]),
        ("of page", "_ page", [users + "the parameter `page` of `init` is passed without a label now; it was `of:`"]),
        ("_ size", "size", [users + "the parameter `size` of `init` is passed as `size:` now; it had none"]),
        ("public let service", "let service", [users + "the property `service` is `internal` instead of `public`"]),
        ("let hotel", "public let hotel", ["- the property `hotel` is `public` instead of `internal`"]),
        ("var row: Int", "let row: Int", [users + "the property `row` cannot be set any more"]),
        (
            "  tap: Void\n  pick: Int\n", "  pick: Int\n  tap: Void\n",
            [users + "the fields of the input come in another order: `pick`, `tap`"]
        ),
        ("  public var isEmpty: Bool { rooms.isEmpty }\n", "", [users + "the property `isEmpty` is gone"]),
        (
            "{ rooms.isEmpty }", "{ !rooms.isEmpty }",
            ["- the property `isEmpty` is computed as `{ !rooms.isEmpty }` instead of `{ rooms.isEmpty }`"]
        ),
        ("public let relay", "private let relay", [users + "the property `relay` is `private` instead of `public`"]),
        ("  private let limit = 3\n", "", []),
        ("limit = 3", "limit = 4", []),
        (
            "  weak var delegate: RoomDelegate?\n",
            "  weak var delegate: RoomDelegate?\n  weak var other: RoomDelegate?\n",
            ["- the property `other: RoomDelegate?` is new"]
        ),
        (
            "enum Alert: Equatable", "enum Alert",
            [users + "`Alert` is declared as `enum Alert` instead of `enum Alert: Equatable`"]
        ),
        (
            "failed(message: String)", "failed(text: String)",
            [users + "the case `Alert.failed` carries `(text: String)` instead of `(message: String)`"]
        ),
        (
            "    - failed(message: String)\n", "    - failed(message: String)\n    - lost\n",
            ["! breaking for callers: the case `Alert.lost` is new; a `switch` over it has to know it"]
        ),
        (
            "struct Output", "struct Output: Equatable",
            [users + "what goes out conforms to `Equatable` instead of `nothing`"]
        ),
        ("private(set) var last", "last", [users + "the state `last` cannot be read from the view model any more"]),
        (
            "didEnd(at index", "didEnd(in index",
            ["! breaking for callers, implementations and tests: the method `didEnd(at:)` is `didEnd(in:)` now"]
        ),
        (
            "  let hotel: Int = 1\n",
            "  let hotel: Int = 1\n  init(row: Int): self.init(service: RoomService(), of: 1, 2, row: row)\n",
            ["- the initializer `init(row:)` is new"]
        ),
    ]

    @Test(arguments: changes.indices)
    func aChangeIsASentence(_ index: Int) throws {
        let change = Self.changes[index]
        let folder = try TemporaryFolder()
        try folder.write(Self.spec, to: "old/Rooms.vm")
        try folder.write(Self.spec.replacing(change.old, with: change.new), to: "new/Rooms.vm")
        let run = ToolRun("diff", "new", "--against", "old", in: folder)
        #expect(run.errors == "")
        let said = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
        #expect(said == change.lines)
    }
}
