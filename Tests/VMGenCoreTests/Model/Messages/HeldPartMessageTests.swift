import Testing

/// Messages on parts of what outputs and states hold, and on what a flow ends in.
@Suite("Messages about parts of what is held, and about two ends of a flow")
struct HeldPartMessageTests {
    @Test("A part of what may be nil is taken along as one that may be, too")
    func ofNil() {
        expect(
            """
            view-model: XViewModel
            runtime: rxswift
            types: |
              struct Post { var id: Int; var words: [String] }
            inputs:
              ask: Void
            outputs:
              post: Post? = nil
              names: [String]? = nil
              a, b, c: Int
              isThere: Bool
            state:
              kept: Post? = nil
            flows:
              - ask -> with post.id -> a
              - ask -> with kept.words -> map { $0.count } -> b
              - ask -> with names.count -> c
              - ask -> with post?.id -> compactMap -> c
              - ask -> with post.isNil -> isThere
              - ask -> set post = nil, names = nil, kept = nil
            """,
            says: """
                15:17+7: error: [may-be-nil] `post` may be nil; write `with post?.id`, which is nil then
                16:17+10: error: [may-be-nil] `kept` may be nil; write `with kept?.words`, which is nil then
                17:17+11: error: [may-be-nil] `names` may be nil; write `with names?.count`, which is nil then
                """
        )
    }

    @Test("A flow that ends in a part of a value is told to set it")
    func end() {
        expect(
            """
            view-model: XViewModel
            runtime: rxswift
            types: |
              struct Screen { var title = ""; var count: Int = 0 }
            inputs:
              title: String
              count: Int
            outputs:
              screen: Screen = Screen()
              rows: [Int] = []
            flows:
              - title -> set screen.title = $0
              - count -> screen.count
              - count -> rows.last
              - count -> set rows = [$0]
            """,
            says: """
                13:14+12: error: [bad-sink] `screen.count` is a plain value; write `set screen.count = $0`
                14:14+9: error: [bad-sink] `rows.last` is only read; `set rows = …` changes what it is a part of
                """
        )
    }

    @Test("What else a flow is to do is told to stand in a flow of its own")
    func two() {
        expect(
            """
            view-model: XViewModel
            runtime: rxswift
            init:
              player: Player
            services:
              Player:
                - pause()
            inputs:
              pause: Void
            outputs:
              isPlaying: Bool = false
            flows:
              - pause -> call player.pause(), set isPlaying = false
              - pause -> set isPlaying = false, call player.pause()
            """,
            says: """
                13:35+21: error: [bad-sink] a flow ends in one thing; a flow of its own does this as well: `… -> set isPlaying = false`
                14:37+19: error: [bad-sink] a flow ends in one thing; a flow of its own does this as well: `… -> call player.pause()`
                """
        )
    }

    @Test("A field that makes its own stream says its type once or twice")
    func made() {
        expect(
            """
            view-model: XViewModel
            runtime: rxswift
            inputs:
              name: String
            outputs: existing
              var title: BehaviorRelay<String> = BehaviorRelay(value: "")
              let shown: BehaviorRelay<String> = .init(value: "")
              let length = PublishRelay<Int>()
            flows:
              - name -> title
              - name -> shown
              - name -> map { $0.count } -> length
            """,
            says: ""
        )
    }
}
