import Testing

@testable import IppoDev

@Suite struct CrashOutputTests {
  private func problem(_ text: String) -> DevProblem {
    var output = CrashOutput()
    output.append(text.utf8)
    return output.problem(
      in: ["/p"], finding: { $0 == "Known.swift" ? "/p/Sources/Known.swift" : nil },
      fallback: "The app was ended by signal 4")
  }

  @Test func `a trap is at the first line of the developer's own sources`() {
    let text = """
      The app logs at /p/Log.swift:1:1
      Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range

      *** Program crashed: Illegal instruction at 0x00007f ***

      Thread 0 "App" crashed:

      0 [ra] 0x01 _assertionFailure(_:_:file:line:flags:) + 1 in libswiftCore.so
      1 [ra] 0x02 Array._checkSubscript(_:wasNativeTypeChecked:) + 3 in App at /usr/Array.swift:9:1
      2 [ra] 0x03 Counter.add() + 3 in App at /p/Sources/My App/Counter.swift:12:34
      3 [ra] 0x04 main + 3 in App at /p/Sources/App/Main.swift:1:1
      """
    #expect(
      problem(text)
        == DevProblem(
          "Fatal error: Index out of range", path: "/p/Sources/My App/Counter.swift", line: 12, column: 34))
  }

  @Test func `of several traps the last one counts`() {
    let text = """
      App/A.swift:1: Fatal error: first
      0 0x01 a in App at /p/A.swift:1:1
      App/B.swift:2: Fatal error: second
      0 0x01 b in App at /p/B.swift:2:2
      """
    #expect(problem(text) == DevProblem("Fatal error: second", path: "/p/B.swift", line: 2, column: 2))
  }

  @Test func `without a backtrace the message has the name of a file`() {
    #expect(
      problem("App/Known.swift:7: Fatal error: no\n")
        == DevProblem("Fatal error: no", path: "/p/Sources/Known.swift", line: 7))
  }

  @Test func `the last line is the last with a text, whole or not`() {
    var output = CrashOutput()
    #expect(output.lastLine == nil)
    output.append("one\ntwo\n \n".utf8)
    #expect(output.lastLine == "two")
    output.append("three".utf8)
    #expect(output.lastLine == "three")
  }

  @Test func `without a place the message is what there is`() {
    #expect(problem("App/A.swift:1: Fatal error: no\n") == DevProblem("Fatal error: no"))
    #expect(problem("some log\n") == DevProblem("The app was ended by signal 4"))
    #expect(problem("") == DevProblem("The app was ended by signal 4"))
  }
}
