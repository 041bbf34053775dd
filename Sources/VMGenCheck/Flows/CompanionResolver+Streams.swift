import VMGenModel
import VMGenSpec

extension CompanionResolver {
    /// Adds the components of `stream`, which the spec names by `text`.
    func take(
        _ stream: (kind: FlowSource.Kind, arriving: Arriving),
        as text: Fragment,
        arriving: inout Arriving
    ) -> StreamReference {
        let element = lookup.draft.apart(stream.arriving, of: stream.kind).element
        arriving.element.components += element.components
        arriving.isKnown = arriving.isKnown && stream.arriving.isKnown
        return StreamReference(text: text, kind: .source(stream.kind), element: element)
    }
}
