import Testing

/// What is said of streams that helpers are given and return.
@Suite("Messages: helpers")
struct HelperMessageTests {
    @Test("Parts that a helper does not have, helpers that have none, and what would keep the view model")
    func helpers() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              var size: Int = 3
            inputs:
              load: Void
            outputs:
              items: [String]
              isBusy: Bool
            logic:
              - existing paginate(load: Observable<Void>) -> (items: Driver<[String]>, isLoading: Bool)
              - pages(load: Observable<Void>) -> Observable<[String]>
              - fetch(page: Int) -> Observable<[String]>
            flows:
              - paginate(load: load) -> (items, isBusy)
              - paginate(load: load) -> (items, isLoading: isBusy)
              - pages(load: load) -> (items, isBusy)
              - load -> map { $0 } -> (items, isBusy)
              - Paging.pages(load: load, fetch: fetch) -> (items)
              - Paging.pages(load: load, fetch: { Api.get(size, $0) }) -> (items)
              - Paging.pages(load: load) -> (items)
                  catch -> ignore
            """#,
            says: #"""
                15:37+6: error: [several-streams] `paginate` returns no `isBusy`; it returns `items`, `isLoading`: `isLoading: isBusy`
                  11:14+8: note: declared here
                16:37+9: error: [several-streams] `isLoading` of `paginate` is `Bool`, no stream
                  11:14+8: note: declared here
                17:5+17: error: [several-streams] `pages` returns one stream, and places in brackets are for several streams, `paginate(load: load) -> (items, isLoading)`
                18:27+15: error: [several-streams] places in brackets are for a call that returns several streams, `paginate(load: load) -> (items, isLoading)`, with nothing between; what is to be done on the way stands in flows behind it, which start from a name: `(items: as loaded, …)`
                19:37+5: error: [several-streams] `fetch` is a method, and what a helper is given must not keep the view model; hand on a stream of the spec, `query`, or what a dependency that cannot change has, `useCase.goods`
                20:47+4: error: [several-streams] `size` is a parameter, and what a helper is given must not keep the view model; hand on a stream of the spec, `query`, or what a dependency that cannot change has, `useCase.goods`
                22:7+15: error: [several-streams] a `catch` belongs to one stream; give it a name, `(items: as loaded, …)`, and put `catch` below the flow from it
                """#
        )
    }
}
