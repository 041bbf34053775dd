/// How the tests of one view model are named, where one test target serves several modules.
package struct TestNames {
    /// What stands before the names of the files: the module's name where another module has a spec of the same name.
    package var filePrefix = ""
    /// What stands before the names of the types: the module's name where another module has a view model of the same name.
    package var typePrefix = ""

    /// Makes it of its parts.
    package init(filePrefix: String = "", typePrefix: String = "") {
        self.filePrefix = filePrefix
        self.typePrefix = typePrefix
    }
}
