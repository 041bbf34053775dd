import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A `transform` line that is neither a signature nor `stored`, or does not fit inputs and outputs.
enum BadTransform: Rule {
    package static let id = "bad-transform"

    /// The forms that messages show.
    static let form = "(input: Input) -> Output"

    /// The line is not a signature; `problem` says where it stops being one.
    static func finding(_ problem: String, at place: SourceRange) -> Finding {
        error("\(problem); write the signature as in Swift, such as `\(form)`, or `stored`", at: place)
    }

    /// What the view sends, or is shown, could fail with `failure`; `right` is the stream that cannot.
    static func failingStream(_ failure: Fragment, right: String) -> Finding {
        error("what the view sends and is shown never fails: write `\(right)`", at: failure.range)
    }

    /// `parameter`, written as `text`, stands beside the input, and is no bag.
    static func notBag(_ text: Fragment, of parameter: SwiftMethod.Parameter, runtime: Runtime) -> Finding {
        error(
            "beside the input a bag is passed in, `\(runtime.bagParameter)`, and `\(parameter.type)` is none; write "
                + "`\(parameter.name): \(parameter.type)` under `init`, or among the inputs where it changes",
            at: text.range
        )
    }

    /// What is wrong with the `bag`, written as `text`, where it is the runtime's, a value that nothing can be put into: it is not
    /// handed in by `inout`.
    static func checkBag(_ bag: SwiftMethod.Parameter, _ text: Fragment, runtime: Runtime) -> Finding? {
        guard runtime.bag.isValue, bag.type == runtime.bag.type else { return nil }
        return error(
            "what comes of `transform` is kept in the bag, which is a value: write `\(bag.name): inout \(bag.type)`",
            at: text.range
        )
    }

    /// The section is written as cases, but the signature takes or returns a struct of fields.
    static func eventsNeedStream(_ type: Fragment, section: String, kind: String) -> Finding {
        error(
            "`\(section)` are cases of an enum, so `transform` carries a stream of them: `\(kind)`",
            at: type.range
        )
    }

    /// The section is written as cases, of which `event` is the first, but input and output are stored.
    static func storedEvents(_ event: EventCase, section: String) -> Finding {
        let types = event.payload.map(\.type)
        let element = types.isEmpty ? "Void" : types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
        return error(
            "what is stored is a struct of fields, which the view model makes; write `\(event.name.text): \(element)`, or leave "
                + "`transform: stored` out: then one stream carries the cases of `\(section)`",
            at: event.name.range
        )
    }

    /// The section's line names a type that the signature does not.
    static func otherName(_ own: Fragment, section: String, name: String) -> Finding {
        error(
            "`\(section)` are `\(own.text)` here and `\(name)` in the line of `transform`; write one name in both",
            at: own.range
        )
    }

    /// The section is written as fields, but the signature takes or returns a stream.
    static func fieldsNeedStruct(_ type: Fragment, section: String, name: String) -> Finding {
        error(
            "`\(section)` are fields of a struct, so `transform` carries the struct: `\(name)`; "
                + "for a stream of events write them as cases, `- tap`",
            at: type.range
        )
    }
}
