/// How the tests of one view model are named, where one test target serves several modules.
struct TestNames {
    /// What stands before the names of the files: the module's name where another module has a spec of the same name.
    var filePrefix = ""
    /// What stands before the names of the types: the module's name where another module has a view model of the same name.
    var typePrefix = ""
}
