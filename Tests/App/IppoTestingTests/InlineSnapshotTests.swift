import Foundation
import IppoUI
import Testing

@testable import IppoTesting

@MainActor
@Suite("An inline snapshot")
struct InlineSnapshotTests {
  private struct Counter: View {
    var body: some View {
      Text("Counter")
      Button("Count: 0") {}
    }
  }

  @Test("is as the source code says")
  func same() {
    expectInlineSnapshot(of: Counter(), as: .outline) {
      """
      text "Counter"
      button "Count: 0"
      """
    }
    #if Terminal
      expectInlineSnapshot(of: Counter(), as: .reading) {
        """
        Counter
        1. Count: 0, button
        """
      }
    #endif
  }

  @Test("fails with the lines that differ")
  func difference() {
    let problem = InlineSnapshots().problem(
      of: "one\ntwo\nfour", expected: "one\nthree\nfour", isRecording: false, at: "/nowhere", line: 1)
    #expect(problem == "The snapshot differs:\n\n  one\n- three\n+ two\n  four")
  }

  @Test("is recorded once, and the lines behind it are found")
  func recording() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "Snapshots-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "a()\n  expectInlineSnapshot(of: A(), as: .outline)\nexpectInlineSnapshot(of: B(), as: .outline)\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let snapshots = InlineSnapshots()
    let first = snapshots.problem(of: "one\n\ntwo", expected: nil, isRecording: false, at: file.path, line: 2)
    let second = snapshots.problem(of: "three", expected: nil, isRecording: false, at: file.path, line: 3)
    #expect(first == "The snapshot was recorded into the source code. Review it, and run the test again.")
    #expect(second == first)
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        a()
          expectInlineSnapshot(of: A(), as: .outline) {
            \"""
            one

            two
            \"""
          }
        expectInlineSnapshot(of: B(), as: .outline) {
          \"""
          three
          \"""
        }

        """)
  }

  @Test("cannot be recorded into a file that is missing, and says what it is")
  func missing() throws {
    let problem = try #require(
      InlineSnapshots().problem(of: "one", expected: nil, isRecording: false, at: "/nowhere/Test.swift", line: 1))
    #expect(problem.hasPrefix("The snapshot cannot be recorded into /nowhere/Test.swift: "))
    #expect(problem.hasSuffix("It is:\n\none"))
  }

  @Test("takes the place of the closure that is there")
  func replacement() throws {
    let old = """
      expectInlineSnapshot(
        of: Text("a ) \\(b("c")) }"), as: .outline  // not ) this
      ) {
        #\"""
        old } " \"""#
      }
      next()
      """
    let new = try InlineSnapshotSource.source(old, with: #"a \ b"#, line: 1)
    #expect(
      new == """
        expectInlineSnapshot(
          of: Text("a ) \\(b("c")) }"), as: .outline  // not ) this
        ) {
          #\"""
          a \\ b
          \"""#
        }
        next()
        """)
  }

  @Test("needs a line with one call that has an end")
  func refusal() {
    #expect(throws: InlineSnapshotSource.Failure.noCall(line: 2)) {
      try InlineSnapshotSource.source("a()\nb()", with: "", line: 2)
    }
    #expect(throws: InlineSnapshotSource.Failure.noCall(line: 1)) {
      try InlineSnapshotSource.source("expectInlineSnapshot(a); expectInlineSnapshot(b)", with: "", line: 1)
    }
    #expect(throws: InlineSnapshotSource.Failure.noEnd(line: 1)) {
      try InlineSnapshotSource.source("expectInlineSnapshot(a", with: "", line: 1)
    }
    #expect(throws: InlineSnapshotSource.Failure.noCall(line: 9)) {
      try InlineSnapshotSource.source("a()", with: "", line: 9)
    }
  }
}
