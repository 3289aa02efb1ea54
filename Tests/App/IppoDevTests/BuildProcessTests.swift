#if os(Linux)
  import Foundation
  import Testing

  @testable import IppoDev

  /// Builds by a shell in place of `swift`.
  @Suite(.timeLimit(.minutes(5))) struct BuildProcessTests {
    private let place: Folder
    private var folder: String { place.path }

    init() throws { place = try Folder() }

    /// Starts a shell by the name `swift`. A written script could not be executed while a process that somebody else starts at
    /// that moment has inherited the descriptor (`ETXTBSY`).
    private func start(_ script: String, _ arguments: [String] = []) throws -> BuildProcess {
      try FileManager.default.createSymbolicLink(atPath: folder + "/swift", withDestinationPath: "/bin/sh")
      return try BuildProcess(
        ["-c", script, "swift"] + arguments,
        environment: ["PATH": "/nowhere:\(folder):/usr/bin:/bin", "COLOUR": "blue"])
    }

    /// The seconds within which a shell says or does the next thing.
    private static let limit = 300

    /// The output up to its end.
    private func wholeOutput(of build: BuildProcess) -> String {
      var output: [UInt8] = []
      while !build.isAtEnd, waitForOutput(of: build, after: output) { output += build.output() }
      return String(decoding: output, as: UTF8.self)
    }

    /// The next output.
    private func nextOutput(of build: BuildProcess) -> String {
      _ = waitForOutput(of: build, after: [])
      return String(decoding: build.output(), as: UTF8.self)
    }

    /// - Returns: Whether there is output, or its end, within the limit. A build without any is ended.
    private func waitForOutput(of build: BuildProcess, after output: [UInt8]) -> Bool {
      var entry = pollfd(fd: build.descriptor, events: Int16(POLLIN), revents: 0)
      var count: Int32
      repeat { count = poll(&entry, 1, Int32(Self.limit * 1000)) } while count < 0 && errno == EINTR
      guard count <= 0 else { return true }
      let text = String(decoding: output, as: UTF8.self)
      Issue.record("A build says nothing for \(Self.limit) seconds; it has said: \(String(reflecting: text))")
      build.end()
      return false
    }

    /// The status of a build that has ended. One that goes on is ended after the limit.
    private func status(of build: BuildProcess) -> Int32 {
      let process = build.process
      let end = DispatchWorkItem {
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
      }
      let start = ContinuousClock.now
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.limit), execute: end)
      var status: Int32 = 0
      #expect(waitpid(process, &status, 0) == process)
      end.cancel()
      #expect(start.duration(to: .now) < .seconds(Self.limit), "A build that did not end by itself was killed.")
      return status
    }

    @Test func `a build has arguments, variables and no input, and both of its outputs are read`() throws {
      let build = try start(#"echo "$1,$2,$COLOUR"; echo problem >&2; cat; exit 3"#, ["build", "a b"])
      #expect(wholeOutput(of: build) == "build,a b,blue\nproblem\n")
      #expect(status(of: build) == 3 << 8)
    }

    @Test func `a build that is cancelled gets the signal of an interrupt`() throws {
      let build = try start("trap 'exit 7' INT; echo begun; while :; do :; done")
      #expect(nextOutput(of: build) == "begun\n")
      build.cancel()
      #expect(status(of: build) == 7 << 8)
    }

    @Test func `processes that a cancelled build leaves behind end after it`() throws {
      let build = try start("setsid sh -c 'echo begun; exec sleep 600' & wait")
      #expect(nextOutput(of: build) == "begun\n")
      build.cancel()
      #expect(status(of: build) == SIGINT)
      #expect(!build.isAtEnd)
      build.endDescendants()
      #expect(wholeOutput(of: build).isEmpty)
      #expect(build.isAtEnd)
    }

    @Test func `the end of a build takes along what it has started, whichever group that is in`() throws {
      let build = try start("trap '' INT; setsid sh -c 'echo $$; exec sleep 600'")
      let child = try #require(Int32(nextOutput(of: build).trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(BuildProcess.descendants(of: build.process) == [child])
      build.end()
      #expect(status(of: build) == SIGKILL)
      // The output ends once no process has the other end.
      #expect(wholeOutput(of: build).isEmpty)
      #expect(build.isAtEnd)
    }

    @Test func `a build without swift on the path says so`() {
      #expect(throws: DevError.cannotBuild("PATH has no swift")) {
        try BuildProcess([], environment: ["PATH": "/nowhere"])
      }
    }
  }
#endif
