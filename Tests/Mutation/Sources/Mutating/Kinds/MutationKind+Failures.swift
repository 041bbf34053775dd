extension MutationKind {
    /// Failures that go the wrong way.
    static let failures: [MutationKind] = [
        .line("error-through", "a failure ends the flow") { text, index in
            guard text.code[index].hasPrefix(".reportingFailures(") else { return nil }
            return text.isCombine ? .dropping(index) : .replacing(index, with: text.line(index, ".asObservable()"))
        },
        .line("ignore-failure", "a failure is not reported") { text, index in
            guard text.code[index].hasPrefix(".reportingFailures(") else { return nil }
            let ignoring =
                text.isCombine
                ? ".receiveOnMain().map(Optional.some).replaceError(with: nil).compactMap { $0 }"
                : ".asObservable().observeOnMain().catch { _ in .empty() }"
            return .replacing(index, with: text.line(index, ignoring))
        },
        .line("wrong-error", "a failure becomes another case") { text, index in
            let code = text.code[index]
            guard code.contains("throw ") || code.contains("self = .") else { return nil }
            let cases = text.errorCases
            guard let own = cases.first(where: { code.range(ofName: ".\($0)") != nil || code.hasSuffix(".\($0)") }),
                let place = cases.firstIndex(of: own), cases.count > 1
            else { return nil }
            let changed = code.replacingFirst(".\(own)", with: ".\(cases[(place + 1) % cases.count])")
            return changed.map { .replacing(index, with: text.line(index, $0)) }
        },
        .line("rewrap-error", "an error of the view model's own type is taken for a foreign one") { text, index in
            let code = text.code[index]
            return code.hasPrefix("case let error as ") && code.hasSuffix(": self = error") ? .dropping(index) : nil
        },
    ]
}
