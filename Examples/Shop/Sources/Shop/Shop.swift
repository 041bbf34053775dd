import Catalog

/// The screens of the shop; some of them are the catalog's.
public struct Storefront {
    /// The catalog's page of one thing.
    public let detail = DetailViewModel()
    let basket = BasketViewModel()

    /// Opens it.
    public init() {}
}
