import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What requests ask for, and what they make of the answer.
final class RequestsTests: XCTestCase {
    private let session = URLSessionStub()
    private let search = Source<String>()
    private let tagged = Source<Tagged>()
    private let open = Source<String>()
    private let addTap = Source<Product>()
    private let edit = Source<Product>()
    private let remove = Source<String>()
    private let countTap = Source<Void>()

    @MainActor private func make(
        token: String? = nil
    ) -> (viewModel: CatalogueViewModel, output: CatalogueViewModel.Output) {
        let viewModel = CatalogueViewModel(urlSession: session, baseURL: "https://example.com/v1", token: token)
        let input = CatalogueViewModel.Input(
            search: search.stream,
            tagged: tagged.stream,
            open: open.stream,
            addTap: addTap.stream,
            edit: edit.stream,
            remove: remove.stream,
            countTap: countTap.stream
        )
        return (viewModel, viewModel.transform(input: input))
    }

    /// A response of another protocol, which has no status.
    private var noHTTP: URLResponse {
        get throws {
            let url = try XCTUnwrap(URL(string: "file:///items"))
            return URLResponse(url: url, mimeType: nil, expectedContentLength: 2, textEncodingName: nil)
        }
    }

    private var urls: [String] { session.requests.map { $0.url?.absoluteString ?? "" } }

    @MainActor func testWhatIsNilIsLeftOut() async {
        session.answer(with: .json("[]"))
        let (viewModel, output) = make()
        let items = Recorder(output.items)

        search.send("a")

        XCTAssertEqual(urls, ["https://example.com/search?v=1&q=a&page=1&sort=name%20%26%20date"])
        XCTAssertEqual(session.requests.first?.allHTTPHeaderFields, ["Accept-Language": "en"])
        withExtendedLifetime((viewModel, items)) {}
    }

    @MainActor func testWhatIsThereStandsInQueryAndHeaders() async {
        session.answer(with: .json(#"[{"id":"1"}]"#))
        let (viewModel, output) = make(token: "t")
        let items = Recorder(output.items)

        tagged.send(Tagged(text: "", genre: .sciFi, tag: "new", limit: 5))

        XCTAssertEqual(
            urls,
            [
                "https://example.com/search?v=1&q=&genre=science%20fiction&filter%5Btag%5D=%23new&limit=5&page=1"
                    + "&sort=name%20%26%20date"
            ]
        )
        XCTAssertEqual(
            session.requests.first?.allHTTPHeaderFields,
            ["Accept-Language": "en", "Authorization": "Bearer t", "X-Tag": "new", "X-Limit": "5"]
        )
        XCTAssertEqual(items.values.last, [Product(id: "1")])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testWhatUsersTypeStaysInItsPlace() async throws {
        session.answer(with: .json("[]"))
        let (viewModel, output) = make()
        let items = Recorder(output.items)

        for text in ["a+b&c=d", "100% ä?#/", "\"\\"] { search.send(text) }

        let texts = session.requests.map { request in
            request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }?
                .percentEncodedQueryItems?.first { $0.name == "q" }?.value
        }
        XCTAssertEqual(texts, ["a%2Bb%26c%3Dd", "100%25%20%C3%A4%3F%23%2F", "%22%5C"])
        XCTAssertEqual(Set(session.requests.map { $0.url?.path }), ["/search"])
        withExtendedLifetime((viewModel, items)) {}
    }

    @MainActor func testAPathIsEscapedAndABaseIsNot() async {
        session.answer(with: .json(#"{"data":{"items":[{"id":"1"},{"id":"2"}]}}"#))
        let (viewModel, output) = make()
        let item = Recorder(output.item)

        open.send("a/b c?d+#")

        XCTAssertEqual(urls, ["https://example.com/v1/items/a%2Fb%20c%3Fd%2B%23"])
        XCTAssertEqual(item.values, [Product(id: "1")])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testABodyIsJSONUnlessAHeaderSaysSo() async {
        session.answer(with: .json(#"{"id":"1"}"#, status: 201))
        let (viewModel, output) = make()
        let (added, changed) = (Recorder(output.added), Recorder(output.changed))

        addTap.send(Product(id: "1"))
        edit.send(Product(id: "1"))

        XCTAssertEqual(session.requests.map(\.httpMethod), ["POST", "PATCH"])
        XCTAssertEqual(session.requests.map(\.httpBody), [Data(#"{"id":"1"}"#.utf8), Data(#"{"id":"1"}"#.utf8)])
        XCTAssertEqual(
            session.requests.map { $0.value(forHTTPHeaderField: "Content-Type") },
            ["application/vnd.item+json", "application/json"]
        )
        XCTAssertEqual(added.values, [true])
        XCTAssertEqual(changed.values, [Product(id: "1")])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testOnlyTheExpectedStatusesAreASuccess() async {
        let (viewModel, output) = make()
        let (added, deleted) = (Recorder(output.added), Recorder(output.deleted))
        let (changed, error) = (Recorder(output.changed), Recorder(output.error))

        for status in [200, 201, 202, 203] {
            session.answer(with: .json("", status: status))
            addTap.send(Product(id: "1"))
        }
        XCTAssertEqual(added.values.count, 2)
        for status in [199, 200, 204, 299, 300] {
            session.answer(with: .json("", status: status))
            remove.send("1")
        }
        XCTAssertEqual(deleted.values.count, 3)
        for status in [199, 200, 299, 300, 303, 304, 305] {
            session.answer(with: .json(#"{"id":"1"}"#, status: status))
            edit.send(Product(id: "1"))
        }
        XCTAssertEqual(changed.values.count, 3)

        XCTAssertEqual(error.values, Array(repeating: .refused, count: 8))
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testEveryFailureHasItsCaseAndTheNextRequestWorks() async throws {
        session.answer(
            with: .failure(URLError(.notConnectedToInternet)),
            .json("[]", status: 500),
            .json("{"),
            .response(try noHTTP),
            .json(#"[{"id":"1"},{"id":"2"}]"#)
        )
        let (viewModel, output) = make()
        let (total, error) = (Recorder(output.total), Recorder(output.error))

        for _ in 1...5 { countTap.send() }

        XCTAssertEqual(error.values, [.offline, .refused, .unreadable, .refused])
        XCTAssertEqual(total.values, [2])
        XCTAssertEqual(urls.last, "https://example.com/items/count?v=1&kind=all%2Bany")
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testAPathWithNothingAtItsEndIsAnError() async {
        session.answer(with: .json(#"{"data":{"items":[]}}"#))
        let (viewModel, output) = make()
        let (item, error) = (Recorder(output.item), Recorder(output.error))

        open.send("1")

        XCTAssertEqual(error.values, [.unreadable])
        XCTAssertEqual(item.values, [])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testAnAnswerFromElsewhereArrivesOnTheMainThread() async {
        let answer = URLSessionStub.Answer.json("[]")
        session.answer(with: answer.delivered(on: DispatchQueue.global(), after: .milliseconds(10)))
        let (viewModel, output) = make()
        let (total, deleted) = (Recorder(output.total), Recorder(output.deleted))

        countTap.send()
        remove.send("1")

        await eventually { total.values == [0] && deleted.values == [true] }
        XCTAssertEqual(total.strayCount + deleted.strayCount, 0)
        withExtendedLifetime(viewModel) {}
    }
}
