/// The names of the spec that have been printed in `transform`, so that it makes a constant of those fields alone that are of
/// use in it.
final class PrintedNames {
    /// The names.
    var names: Set<String> = []
}
