import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// A stream of a dependency that several flows start from, and work that takes what is there when it is asked for.
final class ChatTests: XCTestCase {
    private let me = Member(name: "Me")
    private let you = Member(name: "You")
    private let text = Source<String>()
    private let send = Source<Void>()
    private let appeared = Source<Bool>()

    private var input: ChatViewModel.Input {
        .init(text: text.stream, sendTap: send.stream, appeared: appeared.stream)
    }

    @MainActor func testAllThatComesAtOnceReachesEveryFlow() async {
        let history = [
            Message(author: you, text: "1"), Message(author: me, text: "2"), Message(author: you, text: "3"),
        ]
        let viewModel = ChatViewModel(room: ChatRoom(id: 1), chat: ChatStub(history: history), me: me)
        let output = viewModel.transform(input: input)
        let (messages, unread, ends) = (
            Recorder(output.messages), Recorder(output.unread), Recorder(output.scrollToEnd)
        )

        XCTAssertEqual(messages.values.last?.map(\.text), ["1", "2", "3"])
        XCTAssertEqual(unread.values.last, 3)
        // An event that was over before anyone listened is not told again.
        XCTAssertEqual(ends.values.count, 0)
    }

    @MainActor func testWhatIsSentIsWhatWasThereAtTheTap() async {
        let chat = ChatStub(history: [])
        let viewModel = ChatViewModel(room: ChatRoom(id: 1), chat: chat, me: me)
        let output = viewModel.transform(input: input)
        let draft = Recorder(output.draft)

        text.send("a")
        send.send()
        text.send("b")
        send.send()
        await eventually { chat.sent.count == 2 }

        XCTAssertEqual(chat.sent, ["a", "b"])
        XCTAssertEqual(draft.values, ["", "a", "", "b", ""])
    }
}
