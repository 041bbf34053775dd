import VMGenModel
import VMGenSpec

extension LogicIsolation {
    /// What is wrong with a closure among `arguments`, which are handed to `method` of `service`: that is awaited off the main actor,
    /// which the view model of `draft` is on, and Swift 6 lets no closure go there that is not `@Sendable`. A warning where a Swift
    /// file declares the method.
    static func checkHanded(
        _ arguments: Fragment?,
        to method: SwiftMethod,
        of service: Service,
        in draft: SpecDraft
    ) -> Finding? {
        guard let arguments, let declaration = draft.declaration, declaration.isBare || declaration.isMainActor,
            method.isAsync, !method.isMainActor, service.mainActor == nil
        else { return nil }
        let given = SwiftText.split(arguments, on: ",")
        guard given.count == method.parameters.count else { return nil }
        return zip(given, method.parameters).lazy.compactMap { argument, parameter -> Finding? in
            var cursor = TextCursor(argument)
            let value = cursor.identifier() != nil && cursor.take(":") ? cursor.rest : argument
            guard value.text.hasPrefix("{"), parameter.isPlainClosure else { return nil }
            return (service.found == nil ? error : warning)(
                "`\(method.name.text)` is awaited off the main actor, and Swift 6 lets no closure go there that is not "
                    + "`@Sendable`; declare it as `\(parameter.sendable)`",
                value.range,
                service.found == nil ? [("declared here", method.name.range)] : []
            )
        }.first
    }
}

extension SwiftMethod.Parameter {
    /// Whether it is a closure, and says nothing of where that runs.
    fileprivate var isPlainClosure: Bool {
        guard let closure = ClosureType(type) else { return false }
        return !closure.isMainActor && !["@Sendable", "sending "].contains(where: type.contains)
    }

    /// It with `@Sendable`, by its name where it has one.
    fileprivate var sendable: String {
        let escaping = "@escaping "
        let isEscaping = type.hasPrefix(escaping)
        let plain = isEscaping ? String(type.dropFirst(escaping.count)) : type
        return (name == "_" ? "" : "\(name): ") + (isEscaping ? escaping : "") + "@Sendable \(plain)"
    }
}
