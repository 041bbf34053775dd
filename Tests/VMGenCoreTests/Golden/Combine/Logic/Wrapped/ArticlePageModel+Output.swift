import CombineShim

extension ArticlePageModel {
    /// What is bound to the page.
    struct Output {
        let title = CurrentValueSubject<String, Never>("")
        let isLoading: CurrentValueSubject<Bool, Never> = .init(false)
        let words = PassthroughSubject<[String: Int], Never>()
        let marked = PassthroughSubject<Void, Never>()
        let heading = "Articles"
        let notes = PassthroughSubject<String, Never>()
    }
}
