#if canImport(UIKit)
    import UIKit

    extension UIViewController {
        /// Tells the user about `error`, above whatever is shown.
        func show(_ error: Error) {
            let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            (presentedViewController ?? self).present(alert, animated: true)
        }
    }
#endif
