import Testing

/// What is said of what goes through something that may be nil.
@Suite("Messages on what may be nil")
struct NilMessageTests {
    /// A spec with `flow` in line 23.
    private func spec(_ flow: String, holder: String = "weak var lobby: Lobby") -> String {
        """
        view-model: AViewModel
        runtime: rxswift
        init:
          \(holder)
          title: ((Int) -> String)?
        services:
          Lobby: AnyObject
            - name() -> String
            - var isOpen: Bool { get }
            - var names: Driver<String> { get }
            - var picked: PublishRelay<Int> { get }
            - open(_ name: String)
        inputs:
          tap: Int
        outputs:
          flag: Bool = false
          text: String
          count: Int
        flows:
          - tap -> call lobby.open("\\(title($0) ?? "")")
          - tap -> set flag = lobby.isOpen ?? true
          - tap -> map { "\\($0)" } -> text
          - \(flow)
          - tap -> count
        """
    }

    @Test("Values come as optionals", arguments: ["weak var lobby: Lobby", "lobby: Lobby?"])
    func values(holder: String) {
        let text = " error: [type-mismatch] `text` is `String`, and `String?` arrives; `compactMap` drops nil"
        let flag = " error: [type-mismatch] `flag` is `Bool`, and "
        let flagDeclared = "\n  16:3+4: note: declared here"
        let declared = "\n  17:3+4: note: declared here"
        expect(spec("tap -> map lobby.name() -> text", holder: holder), says: "23:32+4:" + text + declared)
        expect(spec("tap -> map title($0) -> text", holder: holder), says: "23:29+4:" + text + declared)
        expect(
            spec("tap -> with lobby.isOpen -> map { $1 } -> filter { $0 } -> count", holder: holder),
            says: ""
        )
        expect(
            spec("tap -> map lobby.name() -> filter { $0 } -> count", holder: holder),
            says: "23:41+2: error: [step-argument] `filter` needs a `Bool`, and `$0` is `String?`"
        )
        expect(
            spec("tap -> replace with lobby.isOpen -> flag", holder: holder),
            says: "23:41+4:" + flag + "`Bool?` arrives; `compactMap` drops nil" + flagDeclared
        )
        expect(
            spec("tap -> set flag = lobby.isOpen", holder: holder),
            says: "23:23+12:" + flag
                + "`lobby.isOpen` is `Bool?`; `lobby.isOpen ?? …` says what holds where it is nil" + flagDeclared
        )
        expect(
            spec("tap -> call lobby.open(lobby.name())", holder: holder),
            says: """
                23:28+12: error: [type-mismatch] `open` takes `String` for `name`, and `lobby.name()` is `String?`; \
                `lobby.name() ?? …` says what holds where it is nil
                """
        )
        expect(spec("tap -> compactMap lobby.name() -> text", holder: holder), says: "")
    }

    @Test(
        "Streams and relays are not there to listen and to send to",
        arguments: ["weak var lobby: Lobby", "lobby: Lobby?"]
    )
    func streams(holder: String) {
        let message = """
             error: [may-be-nil] `lobby` may be nil, and then there is nothing to listen to; `- start -> latest lobby.names -> \
            as …` listens where it is there, and gives the stream a name
            """
        expect(spec("lobby.names -> text", holder: holder), says: "23:5+11:" + message)
        expect(spec("tap -> with lobby.names -> map { $1 } -> text", holder: holder), says: "23:17+11:" + message)
        expect(
            spec("tap -> latest Lobby.shared.names until lobby.names -> text\n      catch -> ignore", holder: holder),
            says: "23:44+11:" + message
        )
        expect(
            spec("tap -> lobby.picked", holder: holder),
            says: """
                23:12+12: error: [may-be-nil] `lobby` may be nil, and then there is nothing to send to; `call \
                lobby.picked.accept($0)` sends where it is there
                """
        )
        expect(spec("start -> latest lobby.names -> text", holder: holder), says: "")
        expect(spec("tap -> call lobby.picked.accept($0)", holder: holder), says: "")
        expect(spec("lobby.names -> text", holder: "lobby: Lobby"), says: "")
        expect(spec("tap -> lobby.picked", holder: "lobby: Lobby"), says: "")
    }

    @Test("A property of what may be nil is asked for as of an optional")
    func properties() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Wallet: Equatable { var address = ""; var note: String? }
            init:
              api: Api
            services:
              Api:
                - find(_ name: String) async -> Int
            inputs:
              tap: Void
              name: String?
            outputs:
              n: Int = 0
            state:
              wallet: Wallet?
              other: Wallet = Wallet()
            flows:
              - tap -> with wallet -> latest api.find($0.address) -> n
              - wallet -> map { $0.address.count } -> n
              - wallet -> map { $0?.address.count ?? 0 } -> n
              - wallet -> compactMap -> map { $0.address.count } -> n
              - wallet -> map { one in [one].compactMap { $0 }.map { $0.address }.count } -> n
              - wallet -> filter { $0 != nil } -> set n = $0!.address.count + $0.address.count
              - tap -> with other, wallet -> set n = $0.address.count + $1.address.count
              - name -> map { $0.isEmpty ? 1 : $0.count } -> n
              - tap -> set n = wallet.address.count + other.address.count, wallet = other
              - tap -> set n = wallet?.address.count ?? wallet!.address.count
            """,
            says: """
                19:43+10: error: [may-be-nil] `$0` is `Wallet?`, which may be nil; write `$0?.address`, or drop nil before it, by `compactMap`
                20:21+10: error: [may-be-nil] `$0` is `Wallet?`, which may be nil; write `$0?.address`, or drop nil before it, by `compactMap`
                24:67+10: error: [may-be-nil] `$0` is `Wallet?`, which may be nil; write `$0?.address`, or drop nil before it, by `compactMap`
                25:61+10: error: [may-be-nil] `$1` is `Wallet?`, which may be nil; write `$1?.address`, or drop nil before it, by `compactMap`
                26:36+8: error: [may-be-nil] `$0` is `String?`, which may be nil; write `$0?.count`, or drop nil before it, by `compactMap`
                27:20+14: error: [may-be-nil] `wallet` is `Wallet?`, which may be nil; write `wallet?.address`, or drop nil before it, by `compactMap`
                """
        )
    }
}
