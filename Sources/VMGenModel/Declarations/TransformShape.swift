/// The `transform:` line: how input and output meet.
public struct TransformShape: Sendable {
    /// `let input`, `let output`, wired in `init`, instead of a method.
    public var isStored: Bool
    /// Whether it overrides a method of the superclass: `override (input: Input) -> Output`.
    public var isOverride = false
    /// What the method is called.
    public var method: String
    /// The argument label; nil for `_`.
    public var label: String?
    /// The parameter's name inside the method: `input`.
    public var parameter: String
    /// The parameter's type as written: `Input`, `AnyPublisher<Input, Never>`.
    public var inputType: String
    /// The type of the input's fields or events: `Input`.
    public var inputName: String
    /// The stream that carries input events (`AnyPublisher`), or nil for a struct of fields.
    public var inputStream: StreamKind?
    /// The returned type as written.
    public var outputType: String
    /// The type of the output's fields or events: `Output`.
    public var outputName: String
    /// The stream that carries output events, or nil for a struct of fields.
    public var outputStream: StreamKind?
    /// A bag that the caller passes in, after the input.
    public var bag: BagParameter?

    /// Makes it of its parts.
    package init(
        isStored: Bool,
        isOverride: Bool = false,
        method: String = "transform",
        label: String? = nil,
        parameter: String,
        inputType: String,
        inputName: String,
        inputStream: StreamKind? = nil,
        outputType: String,
        outputName: String,
        outputStream: StreamKind? = nil,
        bag: BagParameter? = nil
    ) {
        self.isStored = isStored
        self.isOverride = isOverride
        self.method = method
        self.label = label
        self.parameter = parameter
        self.inputType = inputType
        self.inputName = inputName
        self.inputStream = inputStream
        self.outputType = outputType
        self.outputName = outputName
        self.outputStream = outputStream
        self.bag = bag
    }

    /// A bag parameter: `disposeBag: DisposeBag`, `cancellables: inout Set<AnyCancellable>`.
    public struct BagParameter: Sendable {
        /// The argument label; nil for `_`.
        public var label: String?
        /// The name inside the method.
        public var name: String
        /// The type as written, `inout` included.
        public var type: String

        /// Makes it of its parts.
        package init(label: String? = nil, name: String, type: String) {
            self.label = label
            self.name = name
            self.type = type
        }
    }
}
