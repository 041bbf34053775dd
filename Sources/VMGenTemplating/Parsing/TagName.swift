/// The tags there are.
enum TagName: String, CaseIterable {
    case `for`, empty, endfor
    case `if`, elif, `else`, endif
    case include
    case filter, endfilter

    /// The tags that Stencil has beyond these, and what to use instead.
    static let leftOut: [String: String] = [
        "block": "use `include`",
        "break": "use `where` after `for … in …`",
        "continue": "use `where` after `for … in …`",
        "extends": "use `include`",
        "ifnot": "use `if not`",
        "now": "the same input always gives the same text",
    ]

    /// Whether nothing may follow the name.
    var standsAlone: Bool {
        switch self {
        case .empty, .endfor, .else, .endif, .endfilter: true
        case .for, .if, .elif, .include, .filter: false
        }
    }

    /// Whether it belongs to a block that another tag opens.
    var continuesBlock: Bool {
        switch self {
        case .empty, .endfor, .elif, .else, .endif, .endfilter: true
        case .for, .if, .include, .filter: false
        }
    }

    /// The tag that opens the block it belongs to.
    var opener: TagName {
        switch self {
        case .for, .empty, .endfor: .for
        case .if, .elif, .else, .endif: .if
        case .filter, .endfilter: .filter
        case .include: .include
        }
    }

    /// The tag that ends the block it opens.
    var ending: TagName {
        switch opener {
        case .for: .endfor
        case .filter: .endfilter
        default: .endif
        }
    }
}
