import VMGenDiagnostics

/// The types around the tokens of one Swift file, asked for one token after the other: in a time that grows with the file's length.
struct EnclosingTypes {
    private let tokens: [SwiftToken]
    private let source: SourceText
    /// The brackets that are open at ``next``, the outermost first, and the names of the type that each is of, where somebody asked.
    private var open: [(place: Int, end: Int, names: [String]??)] = []
    /// The first token that was not looked at.
    private var next = 0

    /// Those around `tokens` of `source`.
    init(of tokens: [SwiftToken], in source: SourceText) {
        self.tokens = tokens
        self.source = source
    }

    /// The names of the types within which the token at `index` stands, the outermost first; nil where it stands within something
    /// else, as the body of a function. Whoever asked before asked for a token before that.
    mutating func path(around index: Int) -> [String]? {
        while next < index {
            while let last = open.last, last.end <= next { open.removeLast() }
            if tokens[next].kind == .open, let end = tokens[next].partner { open.append((next, end, nil)) }
            next += 1
        }
        while let last = open.last, last.end <= index { open.removeLast() }
        var path: [String] = []
        for level in open.indices {
            let names = open[level].names ?? SwiftTypes.names(ofTypeAt: open[level].place, of: tokens, in: source)
            open[level].names = .some(names)
            guard let names else { return nil }
            path += names
        }
        return path
    }
}
