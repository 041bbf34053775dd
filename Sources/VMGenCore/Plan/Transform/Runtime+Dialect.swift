extension Runtime {
    /// How its streams are written; nil for a runtime whose streams are written the old way.
    var dialect: (any StreamDialect)? {
        switch name {
        case Runtime.rxSwift.name: RxSwiftDialect()
        case Runtime.combine.name: CombineDialect()
        default: nil
        }
    }
}
