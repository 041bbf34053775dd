extension Fragment {
    /// What it calls, `bells[0].ring` of `bells[0].ring("hour")`; all of it where it calls nothing.
    package var callee: Fragment { SwiftText.lastBrackets(of: self).map(before) ?? self }
}
