import VMGenSpec

/// What a call or path leads to.
enum Callee {
    /// A method of the `logic` section.
    case logic(Int)
    /// A request.
    case request(Int)
    /// A method of a service that the spec declares, and the name that it is called on.
    case serviceMethod(receiver: String, service: Int, method: Int)
    /// A property of a service that the spec declares.
    case serviceProperty(service: Int, property: Int)
    /// A service that the spec declares has no member of this name.
    case unknownServiceMember(service: Int, name: Fragment)
    /// A parameter or variable itself, of this type.
    case value(Fragment?)
    /// Anything else.
    case foreign
}
