extension Disk {
    /// The path of the binary that runs, without links; nil where the system does not say it.
    static var ownBinary: String? {
        #if canImport(Darwin)
            var length = UInt32(PATH_MAX)
            var buffer = [CChar](repeating: 0, count: Int(length))
            guard _NSGetExecutablePath(&buffer, &length) == 0 else { return nil }
            return realPath(String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        #else
            return realPath("/proc/self/exe")
        #endif
    }
}
