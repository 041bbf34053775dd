import RxRelay
import RxSwift

extension ArticlePageModel {
    /// What is bound to the page.
    struct Output {
        let title = BehaviorRelay<String>(value: "")
        let isLoading: BehaviorRelay<Bool> = .init(value: false)
        let words = PublishRelay<[String: Int]>()
        let marked = PublishSubject<Void>()
        let heading = "Articles"
        let notes = PublishRelay<String>()
    }
}
