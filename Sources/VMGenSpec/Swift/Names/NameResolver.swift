/// Finds the names that Swift text uses from outside, in one pass over its tokens.
///
/// What text declares for itself is known as far as flows and verbatim chains need it: closure parameters and captures,
/// `let` and `var`, the patterns of `if`, `guard`, `for`, `case` and `catch`, local functions.
struct NameResolver {
    /// One use of a name from outside.
    package struct Use {
        /// How a name is used.
        package enum Form {
            /// As an expression or a type.
            case plain
            /// As `if let page` or `[page]`: the name is declared by its use, so another value needs `page = value`.
            case shorthand
        }

        /// The index of its token.
        package var token: Int
        /// The name without backticks.
        package var name: String
        /// How it is used.
        package var form: Form
    }

    /// The text and its tokens.
    let text: SwiftText.Text
    /// The uses in order.
    var uses: [Use] = []
    /// The `$0`, `$1`, … that are not those of a nested closure, in order, as token and index. A closure that names its
    /// parameters has none.
    var closureArguments: [(token: Int, index: Int)] = []
    /// The brackets around the current token, the whole text first.
    var frames = [NameFrame()]
    /// How often each name is declared at the moment.
    private var declared: [String: Int] = [:]
    /// The closures around the current token that have `$0`, `$1`, … of their own: those that name no parameters.
    private var closureDepth = 0

    /// Walks through all of `text`.
    init(_ text: SwiftText.Text) {
        self.text = text
        var index = 0
        while index < text.tokens.count { index = read(index) }
    }

    /// The index of the innermost bracket.
    var top: Int { frames.count - 1 }

    /// The kind of a token; `newline` before and after the text.
    func kind(_ index: Int) -> SwiftToken.Kind {
        text.tokens.indices.contains(index) ? text.tokens[index].kind : .newline
    }

    /// Whether a token is the name or keyword `word`.
    func isWord(_ index: Int, _ word: StaticString) -> Bool {
        kind(index) == .name && text.matches(text.tokens[index], word)
    }

    /// Whether a token is an `=`.
    func isAssignment(_ index: Int) -> Bool { kind(index) == .symbol && text.matches(text.tokens[index], "=") }

    /// The names that the text declares anywhere.
    var locals: [String] { Array(declared.keys) }

    /// Makes `name` known; the caller keeps it in one of the lists of a frame.
    mutating func activate(_ name: String) { declared[name, default: 0] += 1 }

    private mutating func deactivate(_ names: [String]) {
        for name in names { declared[name, default: 1] -= 1 }
    }

    /// Whether the text itself has declared `name`, as known at the current token.
    func isDeclared(_ name: String) -> Bool { declared[name, default: 0] > 0 }

    /// Makes the names known that the current statement or condition has declared.
    mutating func flushPending() {
        guard !frames[top].pending.isEmpty else { return }
        let pending = frames[top].pending
        frames[top].pending = []
        pending.forEach { activate($0) }
        if frames[top].heading == .none { frames[top].names += pending } else { frames[top].headingNames += pending }
    }

    /// Forgets the names of the last `case`.
    mutating func endCase() {
        deactivate(frames[top].caseNames)
        frames[top].caseNames = []
    }

    /// Reads the token at `index`; returns the index to read on at.
    private mutating func read(_ index: Int) -> Int {
        let token = text.tokens[index]
        switch token.kind {
        case .open: return open(index)
        case .close:
            if token.partner != nil, let next = close() { return next }
        case .newline, .semicolon:
            flushPending()
            frames[top].isDeclaring = false
        case .comma: flushPending()
        case .colon: frames[top].isInCase = false
        case .name: return name(index)
        case .dollarName:
            let number = text.bytes[token.lower + 1..<token.upper]
            if closureDepth == 0, let position = Int(String(decoding: number, as: UTF8.self)) {
                closureArguments.append((index, position))
            }
        default: break
        }
        return index + 1
    }

    private mutating func open(_ index: Int) -> Int {
        let token = text.tokens[index]
        guard let partner = token.partner else { return index + 1 }
        if kind(index - 1) == .directive {
            let directive = text.tokens[index - 1]
            let isReference = ["#selector", "#keyPath", "#available", "#unavailable"].contains(text.string(directive))
            if isReference { return partner + 1 }
        }
        var frame = NameFrame(bracket: text.byte(token))
        if frame.bracket == UInt8(ascii: "{") { return openBrace(index, frame) }
        if frame.bracket == UInt8(ascii: "("), frames[top].heading == .function {
            declareParameters(index..<partner)
            return partner + 1
        }
        frame.isSubscript = frame.bracket == UInt8(ascii: "[") && isValueEnd(before: index)
        frame.isCaptureList = frames[top].captureList == index
        // What is captured is said outside: `{ [todo = $0] in … }`.
        if frame.isCaptureList, frames[top].hasOwnArguments { closureDepth -= 1 }
        frames.append(frame)
        return index + 1
    }

    private func isValueEnd(before index: Int) -> Bool {
        guard index > 0, text.tokens[index - 1].upper == text.tokens[index].lower else { return false }
        switch text.tokens[index - 1].kind {
        case .name, .dollarName, .close, .stringEnd: return true
        case .symbol:
            let mark = text.byte(text.tokens[index - 1])
            return mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!")
        default: return false
        }
    }

    private mutating func openBrace(_ index: Int, _ frame: NameFrame) -> Int {
        var frame = frame
        flushPending()
        let heading = frames[top].heading
        let headingNames = frames[top].headingNames
        frames[top].heading = .none
        frames[top].headingNames = []
        let isBody =
            heading != .none || isWord(index - 1, "else") || isWord(index - 1, "do") || isWord(index - 1, "defer")
            || isWord(index - 1, "repeat")
        if heading == .guardCondition { frames[top].names += headingNames } else { frame.names = headingNames }
        if heading == .catchClause, isWord(index - 1, "catch") {
            activate("error")
            frame.names.append("error")
        }
        guard !isBody else {
            frames.append(frame)
            return index + 1
        }
        frame.isClosure = true
        let signature = closureSignature(at: index)
        frame.hasOwnArguments = signature?.lastParameter == nil
        if frame.hasOwnArguments { closureDepth += 1 }
        guard let signature else {
            frames.append(frame)
            return index + 1
        }
        frame.signatureEnd = signature.end
        frame.captureList = signature.captureList
        frame.pending = signature.parameters
        frames.append(frame)
        return signature.captureList ?? signature.end
    }

    /// Leaves a bracket; returns the index to read on at behind a capture list.
    private mutating func close() -> Int? {
        guard frames.count > 1 else { return nil }
        let frame = frames.removeLast()
        if frame.isCaptureList, frames[top].hasOwnArguments { closureDepth += 1 }
        deactivate(frame.names)
        deactivate(frame.headingNames)
        deactivate(frame.caseNames)
        if frame.hasOwnArguments { closureDepth -= 1 }
        return frame.isCaptureList ? frames[top].signatureEnd : nil
    }

    private mutating func name(_ index: Int) -> Int {
        if index == frames[top].signatureEnd {
            flushPending()
            return index + 1
        }
        let previous = kind(index - 1)
        if previous == .dot || previous == .at { return index + 1 }
        let word = text.string(text.tokens[index])
        if frames[top].isCaptureList, let next = capture(word, at: index) { return next }
        // A keyword before a colon is a label in a call: `find(for: text, in: rooms)`.
        if frames[top].bracket != UInt8(ascii: "{"), isLabel(index) { return index + 1 }
        if let next = keyword(word, at: index) { return next }
        let name = SwiftText.unescaped(word)
        if isLabel(index) { return index + 1 }
        let isFurtherDeclaration = frames[top].isDeclaring && previous == .comma
        if isFurtherDeclaration, isAssignment(index + 1) || kind(index + 1) == .colon {
            frames[top].pending.append(name)
            return index + 1
        }
        if !isDeclared(name) { uses.append(Use(token: index, name: name, form: .plain)) }
        return index + 1
    }

    /// Whether the name at `index` is an argument label: `f(page: page)`, `f { } label: { }`. At the outermost level too,
    /// where the text is the inside of a call's brackets.
    func isLabel(_ index: Int) -> Bool {
        guard kind(index + 1) == .colon, !frames[top].isInCase else { return false }
        let previous = kind(index - 1)
        if previous == .close, kind(index + 2) == .open { return true }
        switch frames[top].bracket {
        case UInt8(ascii: "["): return frames[top].isSubscript && (previous == .open || previous == .comma)
        case UInt8(ascii: "{"): return previous == .open || previous == .newline || previous == .semicolon
        default: return previous == .open || previous == .comma || index == 0 || previous == .newline
        }
    }
}
