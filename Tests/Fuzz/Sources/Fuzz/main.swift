#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// `Fuzz TARGET [libFuzzer's arguments]`: runs libFuzzer over one target. Scripts/fuzz calls it.

/// libFuzzer, which calls the function with each input.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What renders all files of a run: it reads each template once.
nonisolated(unsafe) let renderer = FuzzTarget.renderer()
/// What is fed.
nonisolated(unsafe) let target = FuzzTarget(rawValue: CommandLine.arguments.dropFirst().first ?? "")

/// What libFuzzer calls with each input; its own `main` asks for it by this name.
@_cdecl("LLVMFuzzerTestOneInput")
func runOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    // Every eighth has all files looked at: what is run in an hour counts.
    if let problem = target?.problem(in: input, with: renderer, isWhole: count.isMultiple(of: 8)) {
        fatalError(problem)
    }
    return 0
}

guard target != nil else {
    print("usage: Fuzz \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) [ARGUMENT…]")
    exit(2)
}
// What it is told without the target's name.
let words = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count + 1)
for (index, word) in words.enumerated() { list[index] = strdup(word) }
list[words.count] = nil
var count = Int32(words.count)
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = list
exit(runDriver(&count, &arguments, runOne))
