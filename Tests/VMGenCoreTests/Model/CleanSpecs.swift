/// Specs without mistakes that together use the whole language.
enum CleanSpecs {
    /// Stored input and output.
    static let signIn = #"""
        view-model: final class SignInViewModel
        runtime: rxswift
        transform: stored

        inputs: PublishSubject
          id: String
          password: String
          touchUpSignInButton: Void

        outputs: PublishRelay
          enableSignInButton: BehaviorRelay<Bool> = false
          errorMessage: String
          pushToMain: Void

        logic:
          - signIn(id: String, password: String)

        flows:
          - id, password -> combine -> as credentials
          - credentials -> map { !$0.isEmpty && !$1.isEmpty } -> enableSignInButton
          - touchUpSignInButton -> with credentials -> call signIn
        """#

    /// Combine, with the output types pinned.
    static let detailWait = #"""
        view-model: final class DetailWaitViewModel
        runtime: combine
        transform: (_ input: Input) -> Output

        init:
          roomIndex: Int
          detailWaitService: DetailWaitServicing

        services:
          DetailWaitServicing:
            - fetchWaitingRoomInfo(roomId: String) async throws -> Room
            - patchStartManitto(roomId: String) async throws -> Manittee
            - deleteRoom(roomId: String) async throws -> Int
            - deleteLeaveRoom(roomId: String) async throws -> Int

        types: |
          typealias EditRoomInformation = (roomInformation: Room, mode: EditMode)
          typealias PassedStartDateAndIsOwner = (passStartDate: Bool, isOwner: Bool)

        inputs:
          viewDidLoad: Void
          codeCopyButtonDidTap: Void
          startButtonDidTap: Void
          editMenuButtonDidTap: Void
          deleteMenuButtonDidTap: Void
          leaveMenuButtonDidTap: Void
          changeButtonDidTap: Void

        outputs:
          roomInformation: CurrentValueSubject<Room, NetworkError> = Room.emptyRoom
          code: AnyPublisher<String, Never>
          manitteeNickname: PassthroughSubject<String, NetworkError>
          editRoomInformation: AnyPublisher<EditRoomInformation, Never>
          deleteRoom: PassthroughSubject<Void, NetworkError>
          leaveRoom: PassthroughSubject<Void, NetworkError>
          passedStartDate: AnyPublisher<PassedStartDateAndIsOwner, Never>

        logic:
          - requestWaitRoomInfo() async throws -> Room
          - requestStartManitto() async throws -> String
          - makeCode(_ room: Room) -> String
          - makeEditRoomInformation(_ room: Room) -> EditRoomInformation
          - makeIsAdmin(_ room: Room) -> PassedStartDateAndIsOwner

        flows:
          - viewDidLoad, changeButtonDidTap -> latest requestWaitRoomInfo -> roomInformation
          - codeCopyButtonDidTap -> with roomInformation -> map makeCode -> code
          - startButtonDidTap -> latest requestStartManitto -> manitteeNickname
          - editMenuButtonDidTap -> with roomInformation -> map makeEditRoomInformation -> editRoomInformation
          - deleteMenuButtonDidTap -> first detailWaitService.deleteRoom(roomId: roomIndex.description) -> deleteRoom
          - leaveMenuButtonDidTap -> first try await detailWaitService.deleteLeaveRoom(roomId: "\(roomIndex)") -> leaveRoom
          - viewDidLoad -> delay 0.5 -> with roomInformation -> map makeIsAdmin -> passedStartDate
        """#

    /// What view models do again and again.
    static let forms = #"""
        view-model: AViewModel
        runtime: rxswift
        init:
          id: Int
          useCase: MovieUseCase
          weak var navigator: Navigator?
          coordinator: Coordinator
        inputs:
          loadTrigger: Void
          reviewsTap: Void
          backTap: Void
          heightRow: Int
          heightFieldTap: Void
          willDisplayRow: Int
          resendTap: Void
        outputs:
          isLoading: Bool = false
          title: String
          isCastEmpty: Bool
          reviewsShown: Void
          pickerRow: Int
          items: [Movie] = []
          resent: Bool
          error: String
        state:
          isLastPage: Bool = false
          email: String = ""
          cursor: String?
        logic:
          - loadNext(state: State) async throws -> [Movie]
          - append(_ movies: [Movie], state: State)
        flows:
          - loadTrigger -> latest useCase.movie(id: id) while isLoading -> as movie
          - movie -> map { $0.title } -> title
          - movie -> map { $0.cast.isEmpty } -> isCastEmpty
          - reviewsTap -> with movie -> do navigator.toReviews($0) -> reviewsShown
          - backTap -> call coordinator.pop()
          - heightRow -> map { Double(Height.range[$0]) } -> useCase.height
          - heightFieldTap -> with useCase.height -> compactMap -> map { Height.row(of: $0) } -> pickerRow
          - useCase.saved -> filter { $0 } -> call coordinator.pop()
          - willDisplayRow -> with items, isLastPage -> filter { $0 == $1.count - 1 && !$2 } -> first loadNext -> call append
          - resendTap -> first try await useCase.send(to: email) -> replace with true -> resent
              catch -> replace with false -> resent
          - errors -> map { $0.localizedDescription } -> error
        """#

    /// Events in and out, under Combine.
    static let events = #"""
        view-model: AViewModel
        runtime: combine
        transform: (input: AnyPublisher<Input, Never>) -> AnyPublisher<Output, Never>
        init:
          useCase: UseCase
        inputs:
          - textEdited(text: String?)
          - registerTap(name: String)
        outputs:
          - registerEnabled(Bool)
          - movedHome
          - failed(message: String)
        logic:
          - isValid(_ text: String?) -> Bool
        flows:
          - textEdited -> map isValid -> .registerEnabled($0)
          - registerTap -> first try await useCase.register(name: name) -> .movedHome
          - errors -> .failed(message: $0.localizedDescription)
        """#

    /// Every step.
    static let steps = #"""
        view-model: AViewModel
        runtime: rxswift
        init:
          useCase: any SearchUseCase
          pageSize: Int = 20
        services:
          SearchUseCase:
            - search(query: String, page: Int) -> Single<[Movie]>
            - recent: Observable<[String]>
            - save(_ page: Int) async throws
            - sort(_ movies: [Movie]) -> [Movie]
        inputs:
          query: String
          number: String
          tap: Void
          refresh: Void
          pair: (row: Int, title: String)
        outputs:
          movies: [Movie] = []
          recents: [String]
          text: String
          sum: Int
          both: Driver<(Int, Int)>
          isBusy: Bool = false
        state:
          page: Int = 1
          selected: Movie?
        flows:
          - query -> debounce 0.3 -> distinct -> with page -> latest useCase.search(query: $0, page: $1) while isBusy -> as found
          - found -> distinct { $0.count } -> share -> movies
          - useCase.recent -> recents
          - tap, refresh -> throttle 1 first -> replace with "x" -> text
          - number -> compactMap { Int($0) } -> start with pageSize -> sum
          - number, query -> zip { $0.count + $1.count } -> skip 1 -> take 2 -> delay 0.5 -> sum
          - pair -> map { "\($0) \($1)" } -> text
          - pair -> map { $0.title } -> text
          - found -> map useCase.sort -> movies
          - query -> swift -> text |
              .materialize()
              .map { _ in "" }
          - query -> swift .trimmed() -> text
          - start -> set page = pageSize + page, selected = nil
          - tap -> queue useCase.save(page) -> ignore
              catch -> ignore
          - movies, page -> combine -> map { ($0.count, $1) } -> both
          - errors -> ignore
        """#

    /// Every section, and every form of its lines.
    static let declarations = #"""
        view-model: AViewModel
        runtime: rxswift
        transform: (from input: Input, disposeBag: DisposeBag) -> Output
        imports: UIKit, Kingfisher
        types: |
          enum Section { case main }
        errors: AppError
        init:
          useCase: any SearchUseCase
          @MainActor private var session: Session = .shared
          unowned let owner: Owner
          pageSize: Int = 20
        variables:
          @Injected(\.pasteboard) var pasteboard: Pasteboard
          private let formatter = DateFormatter()
          var cache: [Int: Movie] = [:]
        services:
          SearchUseCase: AnyObject, Sendable
            - search(query: String, page: Int) -> Single<[Movie]>
            - recent: Observable<[String]>
            - var isActive: Bool
        requests:
          search(query: String, page: Int = 1): POST https://api.example.com/v1/\(page)/search
            query:
              q: query
              size: pageSize
            headers:
              Accept: "application/json"
              X-Token: session.token
            body: Draft(text: query, tags: ["a", "b"])
            status: 200..<300, 304
            decode: SearchResponse
            value: data.items as [Movie]
          delete(id: Int): DELETE \(session.base)/movies/\(id)
            status: 204
        inputs:
          query: ControlProperty<String?>
          tap: ControlEvent<Void>
          pair: (row: Int, title: String)
          onTap: (Int) -> Void
          let qrHeight: CGFloat = 10
          dict: [String: Int]
          result: Result<Int, MyError>
        outputs:
          movies: BehaviorRelay<[Movie]> = []
          recents: Driver<[String]>
          detail: Movie
          text: String
          deleted: Void
          let title: String = owner.title
          row: Single<Int>
        state:
          page: Int = 1
          selected: Movie?
        flows:
          - query, tap -> queue useCase.search(query: "", page: page) -> as found: [Movie]
          - found -> movies
          - useCase.recent -> recents
          - pair -> with qrHeight -> map { $1 > 0 ? $0.title : "" } -> text
          - tap -> first delete(id: page) -> deleted
          - tap -> all search(query: "x") -> set selected = $0.first
          - selected -> compactMap -> detail
          - dict -> map { $0.count } -> row
          - onTap, result -> combine -> call owner.run($0, $1)
          - errors -> ignore
        """#
}
