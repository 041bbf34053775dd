import Foundation
import SpecWriting

/// What `Scripts/specs` is asked for.
struct Options {
    /// Where the run starts; another one each time unless it is given.
    var seed = UInt64.random(in: 0...999_999_999)
    /// How many specs a runtime.
    var count = 100
    /// How many of them a compiler call.
    var batch = 200
    /// The runtimes.
    var runtimes = SpecDraft.Runtime.allCases
    /// The language modes.
    var modes = [6, 5]
    /// How many failures of each kind are reduced.
    var reduce = 1
    /// How many specs with a mistake are made of each spec that compiles.
    var mutations = 0
    /// Where the table of pairs is written to; nil for nowhere.
    var coverage: String?
    /// How many specs more are searched for pairs that none has yet.
    var search = 0
    /// How many specs are written to find the pairs that none has; nil to judge specs.
    var missing: Int?
    /// How many of those that compile are built, and their tests run.
    var build = 0
    /// How many specs for both runtimes are played under each of them, and compared.
    var compare = 0
    /// How many turns a play has.
    var turns = 16
    /// The binary of vmgen; nil for the one of this repository.
    var vmgen: String?
    /// Where specs are compiled; nil for below this package's build.
    var folder: String?
    /// Whether RxSwift itself is used.
    var isReal = false
    /// Whether what is generated stands in a target whose declarations are on the main actor.
    var isOnMainActor = false
    /// Whether the specs are those that mean the same under both runtimes, where one is printed.
    var isShared = false
    /// The one spec to print; nil to judge all.
    var shown: Int?
    /// The number of the first spec.
    var start = 0

    static let usage = """
        Writes specs that are valid by construction, and says what is wrong with what vmgen makes of them.

        usage: Scripts/specs [--seed N] [--count N] [--start N] [--batch N] [--runtime rxswift|combine] [--mode 5|6]
                             [--reduce N] [--build N] [--compare N] [--turns N]
                             [--coverage FILE] [--search N] [--missing N] [--mutate N] [--vmgen PATH] [--folder DIR]
                             [--rxswift] [--main-actor] [--show N [--shared]]

          --seed N      where the dice start; the same seed gives the same specs. Another one each time without it
          --count N     how many specs a runtime (100)
          --start N     the number of the first one (0)
          --batch N     how many of them in one compiler call (200)
          --runtime R   one runtime instead of both
          --mode M      one language mode instead of both
          --reduce N    how many failing specs of each kind are cut down to the lines that still fail (1)
          --build N     how many of those that compile are built too, and their generated tests run (0)
          --compare N   writes N specs that mean the same under both runtimes, plays the same inputs, answers,
                        failures and times to both, and says where they differ; with --build their generated tests
                        are run too, which hold what the rehearsal expects
          --turns N     how many things happen in such a play (16)
          --coverage F  where the table of the features that were seen together is written to
          --search N    judges those of the next N specs too that have two features together which none before them has (0)
          --missing N   writes N specs and judges none: names the features that none of them has together although nothing
                        says that they exclude each other
          --mutate N    makes N specs with one mistake of each that compiles, and says whether they are refused, and where
          --vmgen PATH  the vmgen to judge, instead of this repository's
          --folder DIR  where they are compiled: another one for each run at the same time
          --rxswift     RxSwift itself instead of the stand-in
          --main-actor  in a target whose declarations are on the main actor where they say nothing else, as in a new app of
                        Xcode 26
          --show N      prints the spec of that number, with its Swift; with --shared that of --compare
        """

    /// Reads the command line; nil where it is wrong.
    init?(_ words: [String]) {
        var words = words[...]
        while let word = words.popFirst() {
            if word == "--shared" {
                isShared = true
                continue
            }
            if word == "--main-actor" {
                isOnMainActor = true
                continue
            }
            if word == "--rxswift" {
                isReal = true
                continue
            }
            guard let value = words.popFirst() else { return nil }
            switch word {
            case "--seed": seed = UInt64(value) ?? 0
            case "--count": count = Int(value) ?? count
            case "--start": start = Int(value) ?? start
            case "--batch": batch = Int(value) ?? batch
            case "--reduce": reduce = Int(value) ?? reduce
            case "--vmgen": vmgen = value
            case "--folder": folder = value
            case "--coverage": coverage = value
            case "--search": search = Int(value) ?? search
            case "--mutate": mutations = Int(value) ?? mutations
            case "--missing": missing = Int(value)
            case "--compare": compare = Int(value) ?? compare
            case "--turns": turns = Int(value) ?? turns
            case "--build": build = Int(value) ?? build
            case "--show": shown = Int(value)
            case "--mode": modes = Int(value).map { [$0] } ?? modes
            case "--runtime":
                guard let runtime = SpecDraft.Runtime(rawValue: value) else { return nil }
                runtimes = [runtime]
            default: return nil
            }
        }
    }
}
