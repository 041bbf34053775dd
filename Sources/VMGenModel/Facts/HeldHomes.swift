import VMGenSpec

/// Decides where what is held lives: in `transform`, unless something else has to reach it.
package struct HeldHomes {
    /// The spec.
    private let spec: ViewModelSpec
    /// The flags that show that work runs.
    private let flags: Set<String>
    /// Whether there is a `State`.
    private let hasStateObject: Bool
    /// Whether somebody calls what changes the `State`, on any thread.
    private let isCalledBack: Bool
    /// The names that Swift outside of `transform` uses: requests and variables.
    private let namedOutside: Set<String>

    /// Prepares for `spec`, whose work shows itself in `flags`.
    package init(_ spec: ViewModelSpec, flags: Set<String>, hasStateObject: Bool) {
        self.spec = spec
        self.flags = flags
        self.hasStateObject = hasStateObject
        isCalledBack = !spec.declaration.isMainActor && spec.logic.contains(where: \.isCallback)
        namedOutside = spec.namesOutside
    }

    /// How `port`, which has a value, is held.
    package func value(_ port: Port) -> Held {
        let isFlag = flags.contains(port.name.text) && port.persistence == nil && !port.isHolder
        return Held(
            kind: isFlag ? .tracker : .value,
            home: home(port),
            isLent: hasStateObject,
            // What counts work says on the main thread that it runs.
            isCalledBack: isCalledBack && !isFlag
        )
    }

    /// How `port`, which has none, is held.
    package func event(_ port: Port, _ kind: Held.Kind, isLent: Bool) -> Held {
        if hasStateObject, isLent {
            return Held(kind: kind, home: .state, isLent: true, isCalledBack: isCalledBack)
        }
        if spec.transform.isStored { return Held(kind: kind, home: storedHome(port)) }
        return Held(kind: kind, home: .local)
    }

    /// How the events of the output, or failures, are held.
    package func events(_ kind: Held.Kind, isLent: Bool) -> Held {
        if hasStateObject {
            return Held(kind: kind, home: .state, isLent: isLent, isCalledBack: isCalledBack && isLent)
        }
        return Held(kind: kind, home: spec.transform.isStored ? .member : .local)
    }

    private func home(_ port: Port) -> Held.Home {
        if hasStateObject { return .state }
        if spec.transform.isStored { return storedHome(port) }
        if port.isMade { return .local }
        let isOutside = port.persistence != nil || namedOutside.contains(port.name.text)
        return isOutside || port.visibility != nil || port.wrapper != nil || port.kind?.typeSuffix.isEmpty == false
            ? .member : .local
    }

    private func storedHome(_ port: Port) -> Held.Home {
        let isOutputs = port.role == .output && port.kind?.traits.contains(.takesValues) == true
        let isGiven = port.persistence != nil || spec.namesDependencies(port.initialValue)
        return isOutputs && !isGiven ? .output : .member
    }
}

extension ViewModelSpec {
    /// The names that Swift outside of `transform` uses: requests, but for those of their own parameters, and variables.
    package var namesOutside: Set<String> {
        let inVariables = variables.flatMap { SwiftText.freeNames(in: $0.declaration) }.map(\.text)
        return requests.reduce(into: Set(inVariables)) { names, request in
            let free = Set(request.texts.flatMap { SwiftText.freeNames(in: $0) }.map(\.text))
            names.formUnion(free.subtracting(request.parameters.map(\.name)))
        }
    }

    /// Whether `value` names a parameter of `init` or a variable, so that it can be computed no earlier than in `init`.
    package func namesDependencies(_ value: Fragment?) -> Bool {
        guard let value else { return false }
        let names = Set((parameters.map(\.name) + variables.map(\.name)).map(\.text))
        return SwiftText.freeNames(in: value).contains { names.contains($0.text) }
    }
}

extension Port {
    /// Whether its field is itself what holds the value: a relay or a subject, or a published property.
    package var isHolder: Bool {
        guard let kind, role == .output || !kind.typeSuffix.isEmpty else { return false }
        return kind.traits.contains(.takesValues) || !kind.typeSuffix.isEmpty || failure != nil
    }
}

extension Request {
    /// It with `transform` of the Swift in it; its URL is a string with holes then.
    package func mappingSwift(_ transform: (Fragment) -> Fragment) -> Request {
        var request = self
        if !url.text.utf8.contains(UInt8(ascii: "\"")) {
            let literal = transform(Fragment("\"\(url.text)\"", url.range))
            request.url = Fragment(String(literal.text.dropFirst().dropLast()), url.range)
        }
        request.query = query.map { ($0.name, transform($0.value)) }
        request.headers = headers.map { ($0.name, transform($0.value)) }
        request.body = body.map(transform)
        return request
    }

    /// The Swift in it that may name members.
    package var texts: [Fragment] {
        let literal = Fragment("\"\(url.text)\"", url.range)
        return [literal] + query.map(\.value) + headers.map(\.value) + [body].compactMap { $0 }
    }
}

extension Port {
    /// Whether a relay or subject without a wrapper holds its value: one that is its field, or one behind a property that
    /// other modules see, which cannot have a wrapper of this one.
    package var holdsItself: Bool { (isHolder || isReadOutside) && kind?.typeSuffix.isEmpty != false }

    /// Whether other modules read it from the view model.
    package var isReadOutside: Bool {
        guard let visibility, wrapper == nil else { return false }
        return visibility.text.split(separator: " ").contains { ["public", "open", "package"].contains($0) }
    }
}
