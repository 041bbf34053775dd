extension TestScript {
    /// Lets the doubles that `rehearsal` calls wait, or answer where they are to answer at once. Returns false where an
    /// answer is not known.
    mutating func quiet(_ other: Rehearsal) -> Bool {
        if other.isUnsureOfCalls { waitEverywhere() }
        let prepared = QuickAnswers(bench)?.all.map(\.path) ?? []
        var doubles: Set<String> = Set(rehearsal.calls.map(\.double) + prepared)
        for call in other.calls where doubles.insert(call.double).inserted {
            guard case .method(let service, let index) = call.target else {
                if !other.isUnsureOfCalls { wait([call.double]) }
                continue
            }
            let method = bench.spec.services[service].methods[index]
            if method.takesTime(in: bench.spec.runtime) {
                if !other.isUnsureOfCalls { wait([call.double]) }
            } else if method.returnType != nil, method.returnType?.text != "Void" {
                guard let answer = TestAnswer.all(for: call.target, bench).first else { return false }
                add(.line("\(call.double).\(answer.statement)"))
            }
        }
        return true
    }
}
