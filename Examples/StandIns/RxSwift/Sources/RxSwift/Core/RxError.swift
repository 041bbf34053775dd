/// The errors that the library itself sends.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
    /// Something that has no name.
    case unknown
    /// `object` was used after it was disposed of.
    case disposed(object: AnyObject)
    /// A counter ran over.
    case overflow
    /// An argument is outside its range.
    case argumentOutOfRange
    /// A sequence that needs an element has none.
    case noElements
    /// A sequence that needs one element has more.
    case moreThanOneElement
    /// A sequence took too long.
    case timeout
}

extension RxError {
    /// The error as text.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .disposed(let object): "Object `\(object)` was already disposed."
        case .overflow: "Arithmetic overflow occurred."
        case .argumentOutOfRange: "Argument out of range."
        case .noElements: "Sequence doesn't contain any elements."
        case .moreThanOneElement: "Sequence contains more than one element."
        case .timeout: "Sequence timeout."
        }
    }
}
