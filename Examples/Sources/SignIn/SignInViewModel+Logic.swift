extension SignInViewModel {
    /// Lets in whoever has a password of at least six characters. A server would be asked here.
    func signIn(id: String, password: String, state: State) {
        guard password.count >= 6 else {
            return state.errorMessage("6자리 이상 비밀번호를 입력해주세요.")
        }
        state.pushToMain()
    }
}
