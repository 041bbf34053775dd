/// Another program, run until its end. System calls alone, as in `Disk`.
enum Subprocess {
    /// What a program said.
    struct Result {
        /// Its exit code; 127 where it could not be run.
        let code: Int32
        /// All of its standard output.
        let output: [UInt8]
    }

    /// Runs `program`, which is looked up in the `PATH`; its standard error is dropped.
    ///
    /// - Throws: the system's error where no process can be made.
    static func run(_ program: String, _ arguments: [String]) throws(SystemError) -> Result {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .last }
        defer { close(ends[0]) }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawnp(&process, program, &actions, nil, words, environ)
        close(ends[1])
        guard failure == 0 else { return Result(code: 127, output: []) }
        var output: [UInt8] = []
        try Disk.readAll(of: ends[0], into: &output)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let isExit = status & 0x7F == 0
        return Result(code: isExit ? (status >> 8) & 0xFF : 128, output: output)
    }
}
