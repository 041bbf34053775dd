import Foundation

/// The reactive extensions of `Base`: what `.rx` gives.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// What is extended.
    public let base: Base

    /// The extensions of `base`.
    public init(_ base: Base) {
        self.base = base
    }

    /// An observer that writes the property at `keyPath`, on the main thread.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

/// A type that has reactive extensions under `.rx`.
public protocol ReactiveCompatible {
    /// What the extensions are written for.
    associatedtype ReactiveBase

    /// The extensions of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The extensions of a value.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The extensions of the type.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }

    /// The extensions of a value.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
