import Testing

@testable import Mutating

/// Each kind finds its places in a view model, and only those.
struct KindTests {
    @Test func namesAreDifferent() {
        let names = MutationKind.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count >= 15)
    }

    @Test func aFlowIsDroppedAsAWhole() throws {
        let mutations = GeneratedText(Sample.text).mutations(MutationKind.flows.filter { $0.name == "drop-flow" })
        #expect(mutations.map(\.line) == [18, 27])
        let first = try #require(mutations.first)
        #expect(!first.text.contains("flatMapLatest"))
        #expect(first.text.contains("input.pick"))
    }

    @Test(arguments: [
        (
            "swap-outputs",
            [
                "title: state.$title.asDriver(), note: state.$note.asDriver(), "
                    + "→ title: state.$note.asDriver(), note: state.$title.asDriver(),"
            ]
        ),
        ("wrong-input", ["input.load → input.clear"]),
        ("wrong-target", [".bind(to: state.$title) → .bind(to: state.$note)"]),
        ("acts-once", ["input.load → input.load .take(1)", "input.pick → input.pick .take(1)"]),
        (
            "wrong-policy",
            [
                ".flatMapLatest { owner, _ in → .flatMapFirst { owner, _ in",
                ".flatMapLatest { owner, _ in → .flatMap { owner, _ in",
            ]
        ),
        ("error-through", [".reportingFailures(to: owner.state.errorRelay, as: SampleError.init) → .asObservable()"]),
        (
            "wrong-error",
            [
                "case is URLError: self = .offline → case is URLError: self = .failed",
                "default: self = .failed → default: self = .offline",
            ]
        ),
        ("rewrap-error", ["case let error as SampleError: self = error → "]),
        (
            "wrong-initial",
            [
                "@Relayed var title: String = \"\" → @Relayed var title: String = \"?\"",
                "@Relayed var note: String = \"\" → @Relayed var note: String = \"?\"",
                "@Relayed var count: Int = 1 → @Relayed var count: Int = 2",
            ]
        ),
        ("wrong-write", ["state.count = 0 → state.count = 1", "state.note = \"\" → state.note = \"?\""]),
        ("drop-write", ["state.count = 0 → ", "state.note = \"\" → "]),
        ("invert-filter", ["return isGood(pick) → return !(isGood(pick))"]),
        ("double-subscription", ["flows = DisposeBag() → "]),
        (
            "strong-self",
            [
                ".withUnretained(self) → .map { [self] in (self, $0) }",
                ".filter { [weak self] pick in guard let self else { return false } → .filter { [self] pick in",
            ]
        ),
        (
            "swap-arguments",
            [
                "owner.service.title(1, of: 2) → owner.service.title(2, of: 1)"
            ]
        ),
        ("wrong-thread", []),
        ("wrong-key", []),
    ])
    func theViewModelHasThesePlaces(kind: String, changes: [String]) {
        let found = Sample.changes(kind)
        #expect(found == changes)
    }

    @Test(arguments: [
        ("        .filter { !$0.isEmpty }", "invert-filter", ".filter { !$0.isEmpty } → .filter { !(!$0.isEmpty) }"),
        (
            "        .filter { text in text != x }", "invert-filter",
            ".filter { text in text != x } → .filter { text in !(text != x) }"
        ),
        ("        .distinctUntilChanged()", "drop-distinct", ".distinctUntilChanged() → "),
        ("        .share(replay: 1, scope: .forever)", "drop-share", ".share(replay: 1, scope: .forever) → "),
        ("        .trackActivity(owner.$isLoading)", "drop-tracking", ".trackActivity(owner.$isLoading) → "),
        ("        .observeOnMain()", "wrong-thread", ".observeOnMain() → "),
        (
            "        a: b.receiveOnMain().eraseToAnyPublisher(),", "wrong-thread",
            "a: b.receiveOnMain().eraseToAnyPublisher(), → a: b.eraseToAnyPublisher(),"
        ),
        ("        .withLatestFrom(query)", "stale-with", ".withLatestFrom(query) → .withLatestFrom(query.take(1))"),
        (
            "        .map { [state] page in (page, state.sorting) }", "stale-with",
            ".map { [state] page in (page, state.sorting) } → .map { [sorting = state.sorting] page in (page, sorting) }"
        ),
        (
            "        .map { owner, _ in owner.room }", "stale-with",
            ".map { owner, _ in owner.room } → .map { [stale = self.room] owner, _ in stale }"
        ),
        (
            "        .map { owner, _ in owner.makeCode(owner.state.room) }", "stale-with",
            ".map { owner, _ in owner.makeCode(owner.state.room) } "
                + "→ .map { [stale = state.room] owner, _ in owner.makeCode(stale) }"
        ),
        ("        .map { _ in true }", "wrong-constant", ".map { _ in true } → .map { _ in false }"),
        (
            "        .map { !$0.isEmpty && !$1.isEmpty }", "wrong-operator",
            ".map { !$0.isEmpty && !$1.isEmpty } → .map { !$0.isEmpty || !$1.isEmpty }"
        ),
        (
            "        persist(state.$round, forKey: Key.round)", "forget-persist",
            "persist(state.$round, forKey: Key.round) → "
        ),
        (
            "        round: defaults.object(forKey: Key.round) as? Int ?? 1,", "forget-restore",
            "round: defaults.object(forKey: Key.round) as? Int ?? 1, → round: 1,"
        ),
        (
            "        round: defaults.object(forKey: Key.round) as? Int ?? 1,", "wrong-initial",
            "round: defaults.object(forKey: Key.round) as? Int ?? 1, → round: defaults.object(forKey: Key.round) as? Int ?? 2,"
        ),
        (
            "        static let round = \"Round\"", "wrong-key",
            "static let round = \"Round\" → static let round = \"Round?\""
        ),
        (
            "        guard let url = URL(string: \"https://a.com/b?c=1\") else {", "wrong-url",
            "guard let url = URL(string: \"https://a.com/b?c=1\") else { → guard let url = URL(string: \"https://a.com/b/elsewhere?c=1\") else {"
        ),
        (
            "        guard let url = URL(string: \"https://a.com/b?c=1\") else {", "wrong-query",
            "guard let url = URL(string: \"https://a.com/b?c=1\") else { → guard let url = URL(string: \"https://a.com/b\") else {"
        ),
        (
            "        guard response.httpStatus == 200 else { throw A.b }", "wrong-status",
            "guard response.httpStatus == 200 else { throw A.b } → guard response.httpStatus == 300 else { throw A.b }"
        ),
        (
            "        guard response.httpStatus == 200 else { throw A.b }", "drop-status",
            "guard response.httpStatus == 200 else { throw A.b } → "
        ),
        ("        errorRelay.accept(error)", "drop-event", "errorRelay.accept(error) → "),
        (
            "        .sink { [weak self] in self?.room = $0 }", "strong-self",
            ".sink { [weak self] in self?.room = $0 } → .sink { [self] in self.room = $0 }"
        ),
        (
            "        weak var coordinator: Coordinator?", "strong-dependency",
            "weak var coordinator: Coordinator? → var coordinator: Coordinator?"
        ),
        (
            "        .debounce(.milliseconds(300), scheduler: scheduler)", "drop-time",
            ".debounce(.milliseconds(300), scheduler: scheduler) → "
        ),
        ("        Observable.merge(a, b)", "drop-merge", "Observable.merge(a, b) → Observable.merge(b)"),
    ])
    func aLineBecomes(line: String, kind: String, change: String) throws {
        #expect(Sample.changes(kind, in: line).first == change)
    }

    @Test func skipAndTakeAreOffByOneBothWays() {
        #expect(
            Sample.changes("off-by-one", in: "        .skip(1)\n        .prefix(0)")
                == [".skip(1) → .skip(0)", ".skip(1) → .skip(2)", ".prefix(0) → .prefix(1)"]
        )
    }

    @Test func latestOnCombineNeedsNoSupport() {
        let text = "let a: AnyPublisher<Int, Never>\n    .flatMapFirst { owner, _ in\n        x\n    }"
        #expect(
            Sample.changes("wrong-policy", in: text).first
                == ".flatMapFirst { owner, _ in } → .map { owner, _ in } .switchToLatest()"
        )
    }

    @Test func commentsAreLeftAlone() {
        #expect(GeneratedText("    /// .skip(1)\n    // errorRelay.accept(error)").mutations().isEmpty)
    }

    @Test func theSameMistakeIsMadeOnce() {
        let mutations = GeneratedText(Sample.text).mutations()
        #expect(Set(mutations.map(\.text)).count == mutations.count)
        #expect(!mutations.contains { $0.text == Sample.text })
    }
}
