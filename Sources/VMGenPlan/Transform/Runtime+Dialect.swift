import VMGenModel

extension Runtime {
    /// How its streams are written.
    package var dialect: any StreamDialect { name == Runtime.rxSwift.name ? RxSwiftDialect() : CombineDialect() }
}
