import Foundation

/// Settings for the whole process.
public enum Hooks {
    /// Whether a subscription remembers where it was made, for reports of unhandled errors.
    public static var recordCallStackOnError: Bool = false
}

extension Hooks {
    /// Handles an error that a subscription has no handler for.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Error) -> Void

    /// Says where a subscription is being made.
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    private static let lock = Lock()
    private static var errorHandler: DefaultErrorHandler = { callStack, error in
        #if DEBUG
            print("Unhandled error happened: \(error)")
            if !callStack.isEmpty { print("subscription called from:\n\(callStack.joined(separator: "\n"))") }
        #endif
    }
    private static var captureCallStack: CustomCaptureSubscriptionCallstack = {
        #if DEBUG
            return Thread.callStackSymbols
        #else
            return []
        #endif
    }

    /// Handles the errors of subscriptions without `onError`; by default they are printed in debug builds.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { lock.locked { errorHandler } }
        set { lock.locked { errorHandler = newValue } }
    }

    /// Says where a subscription is being made; asked when `recordCallStackOnError` is set.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { lock.locked { captureCallStack } }
        set { lock.locked { captureCallStack = newValue } }
    }
}
