extension SwiftText {
    /// Whether `name` can be an identifier: Swift's rules for letters, keywords included (`escaped` makes them names).
    /// Backticks are no part of a name; `_` alone is none.
    package static func isIdentifier(_ name: String) -> Bool {
        guard name != "_", let first = name.unicodeScalars.first, isHead(first) else { return false }
        return name.unicodeScalars.dropFirst().allSatisfy { isHead($0) || isContinuation($0) }
    }

    /// `name`, in backticks where a declaration of that name needs them: `` `default` ``, `` `init` ``, `title`.
    package static func escaped(_ name: String) -> String {
        SwiftKeywords.reserved.contains(name) || SwiftKeywords.reservedMembers.contains(name) ? "`\(name)`" : name
    }

    /// `name`, in backticks where it needs them after a dot: `` .`init` ``, but `.default`.
    package static func escapedMember(_ name: String) -> String {
        SwiftKeywords.reservedMembers.contains(name) ? "`\(name)`" : name
    }

    /// `name`, in backticks where it needs them as the name of a parameter: `` (`let`: Int) ``, but `(for: Int)`.
    package static func escapedParameter(_ name: String) -> String {
        SwiftKeywords.reservedParameters.contains(name) ? "`\(name)`" : name
    }

    /// `name`, in backticks where it needs them in the list of what a closure captures: `` [`weak`] ``.
    package static func escapedCapture(_ name: String) -> String {
        name == "weak" || name == "unowned" ? "`\(name)`" : escaped(name)
    }

    /// `name` without the backticks around it, where it has them.
    package static func unescaped(_ name: String) -> String {
        name.utf8.count > 2 && name.hasPrefix("`") && name.hasSuffix("`") ? String(name.dropFirst().dropLast()) : name
    }

    /// The ranges of the Swift grammar's `identifier-head`.
    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0..<0x80: false
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
            0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
            0x203F, 0x2040, 0x2054, 0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
            0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
            0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD:
            true
        default: scalar.value >= 0x10000 && scalar.value & 0xFFFF <= 0xFFFD && scalar.value <= 0xEFFFD
        }
    }

    /// What the Swift grammar allows behind a head only.
    private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }
}
