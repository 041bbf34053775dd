extension Fragment {
    /// What `shop.events` or `shop.rows(of: kind)` is made of, where it is that and nothing else: who is asked, for which member, and
    /// what that is given; nil for all else.
    package var memberPath: (receiver: String, member: String, arguments: Fragment?)? {
        var cursor = TextCursor(self)
        guard let receiver = cursor.identifier(), cursor.take("."), let member = cursor.identifier() else { return nil }
        let brackets = cursor.bracketed(by: "(")
        return cursor.isAtEnd ? (receiver.text, member.text, brackets?.inner) : nil
    }
}
