import VMGenModel

/// Work that can fail, whose failure goes nowhere.
enum FailureNowhere: Rule {
    package static let id = "failure-nowhere"

    /// Neither the flow nor the spec says what becomes of the failure of `work`.
    static func finding(_ work: FailingWork, errors: ErrorPolicy?) -> Finding {
        error(
            "`\(work.invocation.text.text)` can fail, and nothing says where its failure goes; add `- errors -> …` for "
                + "all work (`- errors -> ignore` drops failures), or `catch -> …` below this flow",
            at: work.invocation.text.range
        )
    }

    /// Work that can fail where a failure is handled.
    static func inFailureFlow(_ work: FailingWork) -> Finding {
        error(
            "`\(work.invocation.text.text)` can fail, and this flow handles failures: end it in a stream, "
                + "`as failure`, and do the work in a flow of its own",
            at: work.invocation.text.range
        )
    }
}
