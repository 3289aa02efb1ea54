import IppoRecorder
import Testing

/// Recordings of examples find wrong lines in their reducers, and find none where there are none.
@MainActor
struct SeededBugTests {
  @Test(arguments: 0..<15) func `a wrong line is found, and said in fewer than 15 lines`(number: Int) async throws {
    let bug = SeededBug.all[number]
    let recording = try await bug.record()
    #expect(await bug.replay(recording, false) == nil, "\(bug.testDescription)")
    let difference = try #require(await bug.replay(recording, true), "\(bug.testDescription)")
    #expect(difference.description.split(separator: "\n").count < 15)
    #expect(difference.recorded != difference.found, "\(difference)")
  }

  @Test func `all seeded bugs are tried`() { #expect(SeededBug.all.count == 15) }
}
