import VMGenModel
import VMGenSpec

/// The stubs of services within values that samples say, `Dependency(shop: ShopStub())`: no test tells them what to answer, and
/// they fail what they were not told.
package struct UntoldStubs: Sendable {
    /// The parameters of `init` whose samples make some.
    private let parameters: Set<String>

    /// Looks through the samples of `spec`.
    package init(_ spec: ViewModelSpec) {
        let stubs = spec.services.map { "\($0.name.text)Stub(" }
        var names: Set<String> = []
        for sample in spec.samples
        where sample.values.contains(where: { value in stubs.contains { value.text.holds($0) } }) {
            switch sample.target {
            case .parameter(let index): names.insert(spec.parameters[index].name.text)
            case .type(let type):
                names.formUnion(spec.parameters.filter { $0.type.text == type }.map(\.name.text))
            case .request, .input, .constant: break
            }
        }
        parameters = names
    }

    /// Whether the call `swift` asks something within such a value.
    package func hears(_ swift: Fragment) -> Bool {
        !parameters.isEmpty && SwiftText.freeNames(in: swift).contains { parameters.contains($0.text) }
    }
}
