extension Runtime {
    /// How its streams are written.
    var dialect: any StreamDialect { name == Runtime.rxSwift.name ? RxSwiftDialect() : CombineDialect() }
}
