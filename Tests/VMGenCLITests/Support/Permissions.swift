import Foundation

/// What the system lets the tests see of permissions.
enum Permissions {
    /// Whether permission bits mean nothing to this user, since it is root.
    static let areIgnored = geteuid() == 0
}
