import XCTest
import RxSwift
