/// The worked specs of the language's description.
enum WorkedSpecs {
    /// All of them.
    static let all = [findNumber, signIn, detailWait, forms]

    /// Guess a number: RxSwift, requests, persistence, scenarios.
    static let findNumber = #"""
        ## Guess the number that the server picked; each hit advances the round.
        view-model: final class FindNumberViewModel
        runtime: rxswift

        errors: MyError
          - invalidURL: url
          - networkError: transport, status, other
          - decodingError: decoding

        init:
          var urlSession: URLSessionProtocol = URLSession.shared
          var defaults: UserDefaults = .standard

        inputs: PublishRelay
          gameStart: Void
          checkNumber: Int
          resetStage: Void

        outputs: Driver
          target: Observable<Int> = 1
          round: Int = 1
            persist: defaults "Round"
          bestRecord: Int = 0
            persist: defaults "BestRecord"
          currentRecord: Int = 0
            persist: defaults "CurrentRecord"
          error: MyError

        requests:
          fetchNumber: GET https://www.randomnumberapi.com/api/v1.0/random?min=1&max=3&count=1
            decode: [Int]
            value: first

        logic:
          - processNumber(_ number: Int, state: State) -> Observable<Int>

        flows:
          - gameStart -> latest fetchNumber -> target
          - checkNumber -> latest processNumber -> target
          - resetStage -> set round = 1, bestRecord = 0, currentRecord = 0
          - errors -> error

        scenarios:
          a hit advances the round:
            given: target = 1; fetchNumber answers [3]
            when: checkNumber 1
            then: round = 2; currentRecord = 1; bestRecord = 1; target = 3
          a failed start leaves the game playable:
            given: fetchNumber fails with .networkError
            when: gameStart
            then: error is .networkError
            given: fetchNumber answers [2]
            when: gameStart
            then: target = 2

        """#

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

    /// Combine, services, verbatim types.
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

        outputs:
          roomInformation: CurrentValueSubject<Room, NetworkError> = Room.emptyRoom
          code: AnyPublisher<String, Never>

        logic:
          - requestWaitRoomInfo() async throws -> Room
          - makeCode(_ room: Room) -> String

        flows:
          - viewDidLoad, changeButtonDidTap -> latest requestWaitRoomInfo -> roomInformation
          - codeCopyButtonDidTap -> with roomInformation -> map makeCode -> code

        """#

    /// The forms that real view models take again and again.
    static let forms = #"""
        flows:
        # one request feeds several outputs; taps use its latest value and pass on what they did
          - loadTrigger -> latest useCase.movie(id: id) while isLoading -> as movie
          - movie -> map { $0.title } -> title
          - movie -> map { $0.cast.isEmpty } -> isCastEmpty
          - reviewsTap -> with movie -> do navigator.toReviews($0) -> reviewsShown
          - backTap -> call coordinator.pop()

        # a use case that is itself made of subjects: values go in, streams come out
          - heightRow -> map { Double(Height.range[$0]) } -> useCase.height
          - heightFieldTap -> with useCase.height -> compactMap -> map { Height.row(of: $0) } -> pickerRow
          - useCase.saved -> filter { $0 } -> call coordinator.pop()

        # paging
          - willDisplayRow -> with items, isLastPage -> filter { $0 == $1.count - 1 && !$2 } -> first loadNext -> call append

        # a failure with a meaning of its own
          - resendTap -> first try await useCase.send(to: email) -> replace with true -> resent
              catch -> replace with false -> resent

        # events: one stream of cases in, one out
        transform: (input: AnyPublisher<Input, Never>) -> AnyPublisher<Output, Never>
        inputs:
          - textEdited(text: String?)
          - registerTap(name: String)
        outputs:
          - registerEnabled(Bool)
          - movedHome
          - failed(message: String)
        flows:
          - textEdited -> map isValid -> .registerEnabled($0)
          - registerTap -> first try await useCase.register(name: name) -> .movedHome
          - errors -> .failed(message: $0.localizedDescription)

        """#
}
