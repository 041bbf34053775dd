extension SignInViewModel {
    /// Runs for every `touchUpSignInButton`.
    func signIn(id: String, password: String) {
        preconditionFailure("not written yet")
    }
}
