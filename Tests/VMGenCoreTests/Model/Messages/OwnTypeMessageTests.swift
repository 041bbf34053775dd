import Testing

@testable import VMGenCore

@Suite("Messages on the spec's own types where others are wanted, and on values that nothing looks at")
struct OwnTypeMessageTests {
    @Test("Structs and enums of `types` are no other types")
    func types() {
        expect(
            """
            view-model: final class EditViewModel
            runtime: rxswift
            types: |
              struct Post { var title = "" }
              enum Tab { case home, search }
              struct Box<Item> { var item: Item }
              typealias Flag = Bool
            init:
              store: Store
            services:
              Store:
                - save(post: EditViewModel.Post) -> Observable<Void>
                - open(tab: EditViewModel.Tab, flag: EditViewModel.Flag, other: AppPost)
            logic:
              - look(post: Post) -> Int
            inputs:
              isOn: Bool
              box: Box<Int>
            outputs:
              post: Post = Post()
              tab: Tab = .home
              kept: Post? = nil
              count: Int = 0
              boxed: Box<Int>
              saved: Void
            flows:
              - isOn -> post
              - isOn -> set tab = $0
              - post -> set tab = $0
              - tab -> set post.title = "x", post = $0
              - post, isOn -> set count = count($0)
              - isOn -> as flag: Post
              - flag -> call store.open(tab: tab, flag: true, other: $0)
              - isOn -> latest store.save(post: $0) -> saved
              - isOn -> with post -> latest store.save(post: $0) -> saved
              - isOn -> with post, tab -> filter { $0 } -> call store.open(tab: $1, flag: $0, other: $1)
              - isOn -> map look -> count
              - post -> map look(post: $0) -> count
              - post -> kept
              - post -> set kept = $0
              - box -> replace with "text" -> post
              - box -> boxed
              - isOn -> call store.open(tab: .home, flag: $0, other: $0)
              - errors -> ignore
            """,
            says: """
                27:13+4: error: [type-mismatch] `post` is `Post`, and `Bool` arrives; `map { … }` converts it
                  20:3+4: note: declared here
                28:23+2: error: [type-mismatch] `tab` is `Tab`, and `$0` is `Bool`
                  21:3+3: note: declared here
                29:23+2: error: [type-mismatch] `tab` is `Tab`, and `$0` is `Post`
                  21:3+3: note: declared here
                30:41+2: error: [type-mismatch] `post` is `Post`, and `$0` is `Tab`
                  20:3+4: note: declared here
                31:11+4: error: [type-mismatch] sources that are merged carry one type, and this is `Bool` after `Post`; \
                `combine` takes both along, and a flow that looks at no value takes any
                32:22+4: error: [type-mismatch] `Bool` arrives here, not `Post`
                34:37+2: error: [type-mismatch] `save` takes `EditViewModel.Post` for `post`, and `$0` is `Bool`
                35:50+2: error: [type-mismatch] `save` takes `EditViewModel.Post` for `post`, and `$0` is `Bool`; write `$1`, \
                which is `post`
                36:69+2: error: [type-mismatch] `open` takes `EditViewModel.Tab` for `tab`, and `$1` is `Post`; write `$2`, \
                which is `tab`
                37:17+4: error: [type-mismatch] `look` takes `Post` for `post`, and `Bool` arrives; `map { … }` converts it
                """
        )
    }

    @Test("What `with` takes along and nothing looks at")
    func takenAlong() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              shop: Shop
              limit: Int
            inputs:
              tap: Void
              isOn: Bool
              name: String
              pair: (Int, Int)
            outputs:
              post: Int = 0
              other: Int = 0
              text: String
              shown: Bool
            logic:
              - judge(flag: Bool, post: Int) -> Bool
            flows:
              - isOn -> with post -> filter { $0 } -> call shop.open($0)
              - isOn -> with post, other -> call shop.open($0, $2)
              - isOn -> with post -> debounce 0.3 -> filter { $0 } -> latest shop.load($0) -> set other = $0
              - isOn -> with limit -> replace with 3 -> other
              - isOn -> with post -> filter { $1 > 0 } -> call shop.open($0)
              - isOn -> with post -> filter { flag, number in flag } -> call shop.open($0)
              - isOn -> with post -> filter judge -> call shop.open($0)
              - isOn -> with post -> map judge -> shown
              - isOn -> with post -> distinct -> call shop.open($0)
              - isOn -> with post -> as both
              - both -> call shop.open($0)
              - isOn -> with name -> call shop.open($0)
              - isOn -> with text -> call shop.open($0)
              - isOn -> with post -> call shop.open("\\($1)", $0)
              - isOn -> with post -> call shop.open(post, $0)
              - tap -> with post -> call shop.open($0)
              - isOn, name -> combine -> with post -> map { $0 ? $1 : "" } -> text
              - pair -> with post -> map { $0.0 + $1 } -> other
              - isOn -> with limit -> set post = $0 ? 1 : 0
              - errors -> with post -> call shop.open($0)
            """,
            says: """
                19:18+4: warning: [unused-value] nothing looks at `post`, which is `$1` here; name that where it is meant, or \
                leave `post` out
                20:18+4: warning: [unused-value] nothing looks at `post`, which is `$1` here; name that where it is meant, or \
                leave `post` out, with which `$2` becomes `$1`
                21:18+4: warning: [unused-value] nothing looks at `post`, which is `$1` here; name that where it is meant, or \
                leave `post` out
                22:18+5: warning: [unused-value] nothing looks at `limit`, which is `$1` here; name that where it is meant, \
                or leave `limit` out
                35:35+4: warning: [unused-value] nothing looks at `post`, which is `$2` here; name that where it is meant, or \
                leave `post` out
                37:18+5: warning: [unused-value] nothing looks at `limit`, which is `$1` here; name that where it is meant, \
                or leave `limit` out
                38:20+4: warning: [unused-value] nothing looks at `post`, which is `$1` here; name that where it is meant, or \
                leave `post` out
                """
        )
    }
}
