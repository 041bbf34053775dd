/// Writes all of `bytes` to an open file, however many calls that takes.
///
/// - Throws: the system's error, such as "No space left on device".
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
            write(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
        }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .last }
        start += count
    }
}
