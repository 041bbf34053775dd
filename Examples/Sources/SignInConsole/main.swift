import SignIn

let console = SignInConsole()
console.start()
while let line = readLine() {
    guard console.accepts(line) else { break }
}
