/// How those who listen to a stream share it.
package enum Sharing {
    /// They hear of what comes while they listen.
    case plain
    /// Who comes while anyone listens hears of the latest at once.
    case replaying
    /// As `plain`, also where what it comes from has ended: nothing is done again for who comes then.
    case once
    /// As `replaying`, also where what it comes from has ended: nothing is done again for who comes then.
    case lasting
    /// They hear of what comes in the order in which they began to listen, where the runtime does not see to that.
    case inOrder
    /// As `inOrder`; and each hears first what the stream tells anyone who comes.
    case following
}
