import VMGenModel
import VMGenSpec

extension CallResolver {
    /// What is wrong with a closure behind the brackets of `call`, a method of the spec that is awaited or throws; nil where there
    /// is none.
    func trailingClosure(of call: Fragment) -> Finding? {
        let plain = SwiftText.withoutTrailingClosures(call)
        guard plain.text != call.text, let method = lookup.method(calledBy: plain), method.isAsync || method.canThrow
        else {
            return nil
        }
        return StepArgument.trailingClosure(call, behind: plain)
    }
}
