import RxCocoa
import RxSwift
import Shop

let storefront = Storefront()
let welcome = WelcomeViewModel()
let output = welcome.transform(input: .init(enter: .just("Zoë")))
let bag = DisposeBag()
output.greeting.drive(onNext: { print($0) }).disposed(by: bag)
