/// What keeps runs from writing into one file of a folder at once.
///
/// The lock is on the folder itself, so nothing is left of it, and the system takes it back where a run is killed.
enum FolderLock {
    /// Does `body` while no other run does so for `folder`. Where that takes longer than a tenth of a second, or the file
    /// system knows no locks, it is done all the same: a run waits for nobody.
    static func hold<Failure: Error>(_ folder: Path, _ body: () throws(Failure) -> Void) throws(Failure) {
        let descriptor = open(folder.absolute, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
        // Closing it ends the lock.
        defer { if descriptor >= 0 { close(descriptor) } }
        var attempts = 100
        while descriptor >= 0, attempts > 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0,
            errno == EWOULDBLOCK || errno == EINTR
        {
            attempts -= 1
            usleep(1000)
        }
        try body()
    }
}
