/// What the files of one view model import.
package struct ImportsPlan: Sendable {
    /// The modules of the view model and its tests, sorted.
    package var modules: [String]
    /// Imports with attributes as whole lines, in the spec's order: `@preconcurrency import MapKit`.
    package var attributed: [String]
    /// The modules of the file of hand-written methods, sorted.
    package var logic: [String]
}
