import Testing

@testable import IppoDev

@Suite struct BuildOutputTests {
  private func problems(_ text: String) -> [DevProblem] {
    var output = BuildOutput()
    _ = output.append(text.utf8)
    output.finish()
    return output.problems
  }

  @Test func `errors of the compiler have their place, each once`() {
    let text = """
      [3/7] Compiling App Main.swift
      /p/My App/Main.swift:12:5: error: cannot find 'x' in scope
       10 | 
       12 |     x = 1
          |     `- error: cannot find 'x' in scope
      /p/My App/Main.swift:14:9: warning: never used
      /p/My App/Main.swift:12:5: error: cannot find 'x' in scope
      error: fatalError
      """
    #expect(
      problems(text) == [DevProblem("cannot find 'x' in scope", path: "/p/My App/Main.swift", line: 12, column: 5)])
  }

  @Test func `errors without a place are kept beside those that have one`() {
    let text = """
      error: 'app': Source files for target App should be located under 'Sources/App'
      ld.lld: error: undefined symbol: f
      clang: error: linker command failed with exit code 1 (use -v to see invocation)
      /p/a.c:3: error: no
      error: link command failed with exit code 1 (use -v to see invocation)
      """
    #expect(
      problems(text) == [
        DevProblem("no", path: "/p/a.c", line: 3),
        DevProblem("'app': Source files for target App should be located under 'Sources/App'"),
        DevProblem("ld.lld: undefined symbol: f"),
        DevProblem("clang: linker command failed with exit code 1 (use -v to see invocation)"),
      ])
  }

  @Test func `a failure without an error shows the end of the output`() {
    #expect(problems("") == [DevProblem("The build has failed without an output.")])
    #expect(problems((1...30).map { "line \($0)" }.joined(separator: "\n"))[0].message.hasPrefix("line 11\nline 12"))
  }

  @Test func `a message with colons is one message`() {
    #expect(BuildOutput.problem(in: "/p/A.swift:1:2: error: no: error: none")?.message == "no: error: none")
    #expect(BuildOutput.problem(in: "note: a word about error: none") == nil)
    #expect(BuildOutput.problem(in: "/p/A.swift:1:2: warning: no") == nil)
  }

  @Test func `a line in pieces is one line, and waiting for a lock is told apart`() {
    var output = BuildOutput()
    #expect(output.append("Another instance of SwiftPM (PID: 7) is ".utf8).isEmpty)
    #expect(output.append("already running\n[1/3] Compiling A\r".utf8) == [.waits, .proceeds])
  }

  @Test func `a problem shows the line of its file`() {
    let problem = DevProblem("no", path: "/p/A.swift", line: 2, column: 1)
    let read = { (path: String) in path == "/p/A.swift" ? "one\n  two\nthree" : nil }
    #expect(problem.located(reading: read).source == "  two")
    #expect(DevProblem("no", path: "/p/A.swift", line: 4).located(reading: read).source == nil)
    #expect(DevProblem("no", path: "/p/B.swift", line: 1).located(reading: read).source == nil)
    #expect(DevProblem("no").located(reading: read).source == nil)
    #expect(DevProblem("no", path: "/p/A.swift", line: 3).located(reading: read).source == "three")
    #expect(problem.place == "/p/A.swift:2:1")
    #expect(DevProblem("no").place == nil)
  }
}
