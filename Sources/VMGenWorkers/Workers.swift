/// Does one thing to many values on all processors.
///
/// Threads of its own rather than tasks: nothing here waits, and their stacks are as deep as that of the main thread, which
/// what calls itself for each bracket and step counts on.
package enum Workers {
    /// As on the main thread: 8 MiB.
    private static let stackSize = 8 << 20

    /// How many work at once: no more than there are processors, and than eight, since the disk is one.
    package static let count = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 8)

    /// What `transform` makes of each of `values`, in their order.
    ///
    /// - Parameters:
    ///   - own: what this thread has for itself, such as templates that it has parsed.
    ///   - context: the same for each further thread.
    ///   - transform: called once for each value, on any thread.
    package static func map<Value: Sendable, Context, Result: Sendable>(
        _ values: [Value],
        own: Context,
        context: @escaping @Sendable () -> Context,
        _ transform: @escaping @Sendable (Context, Value) -> Result
    ) -> [Result] {
        let workers = min(count, values.count)
        guard workers > 1 else { return values.map { transform(own, $0) } }
        let work = SharedWork<Result>(count: values.count)
        let threads = (1..<workers).compactMap { _ in
            WorkerThread(stackSize: stackSize) {
                let context = context()
                while let index = work.next() { work.finish(index, transform(context, values[index])) }
            }
        }
        while let index = work.next() { work.finish(index, transform(own, values[index])) }
        for thread in threads { thread.join() }
        return work.results
    }

    /// What `transform` makes of each of `values`, in their order.
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        _ transform: @escaping @Sendable (Value) -> Result
    ) -> [Result] {
        map(values, own: (), context: {}, { _, value in transform(value) })
    }
}
