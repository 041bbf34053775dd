import VMGenSpec

/// Swift that speaks of what arrives by the name of the stream that it comes from: `order -> set last = order`.
enum ArrivingByName {
    /// Says that `name`, which stands in `text`, is among what arrives, as a finding of `rule`; nil where it is not.
    static func finding(
        _ name: Fragment,
        in text: Fragment,
        arriving: Arriving,
        rule: (some Rule).Type
    ) -> Finding? {
        guard let place = arriving.place(of: name.text) ?? (arriving.origin == name.text && arriving.isKnown ? 0 : nil)
        else { return nil }
        if arriving.element.components.isEmpty {
            return rule.error(
                "`\(name.text)` says that something happens, and has no value; leave it out",
                at: name.range
            )
        }
        let closures = text.text.contains("{") ? "; a closure around it names its own values, `{ item in … }`" : ""
        return rule.error("`\(name.text)` is what arrives here, `$\(place)`\(closures)", at: name.range)
    }
}
