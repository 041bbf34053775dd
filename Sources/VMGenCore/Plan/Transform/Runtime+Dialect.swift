extension Runtime {
    /// How its streams are written; nil for a runtime whose streams are written the old way.
    var dialect: (any StreamDialect)? { name == Runtime.rxSwift.name ? RxSwiftDialect() : nil }
}
