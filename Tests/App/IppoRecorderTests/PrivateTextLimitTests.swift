import ComposableArchitecture
import Foundation
import IppoRender
import IppoTesting
import SwiftUI
import Testing

@testable import CaseStudiesExample
@testable import IppoRecorder

/// The end of a log that has more private texts than a recorder keeps.
@MainActor
struct PrivateTextLimitTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "limit-\(UUID()).ippo")

  private func fill(_ recorder: Recorder) {
    for number in 0...PrivateTexts.countLimit { recorder.keepPrivate("secret \(number)") }
  }

  @Test func `a log with too many private texts is emptied, says so, and takes no further entry`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = Recorder()
    recorder.keepJournal(RecordingJournal(at: file, program: "Counter", key: nil) { Issue.record("\($0)") })
    let host = recorder.run { ViewHost { CaseStudy.counter.screen() } }
    defer { host.close() }
    try host.tap("Increment")
    recorder.add(issue: "an issue with secret 500")
    fill(recorder)
    recorder.add(issue: "an issue with secret \(PrivateTexts.countLimit)")
    try host.tap("Increment")
    let recording = recorder.recording()
    #expect(recording.body.entries == [.issue(PrivateTexts.notice)])
    #expect(recording.body.archive.isEmpty)
    #expect(recording.story.contains("issue: \(PrivateTexts.notice)"))
    #expect(try Recording(contentsOf: file).body.entries == recording.body.entries)
    #expect(try !String(decoding: Data(contentsOf: file), as: UTF8.self).contains("secret"))
    // Any text of the screen may be one that the list lacks.
    #expect(recorder.screenLines().allSatisfy { ["", PrivateName.mask].contains($0.name) })
  }

  @Test func `texts up to the limit leave the log as it is, without them`() {
    let recorder = Recorder()
    recorder.add(issue: "an issue with secret 500")
    for number in 0..<PrivateTexts.countLimit { recorder.keepPrivate("secret \(number)") }
    #expect(recorder.recording().body.entries == [.issue("an issue with \(PrivateName.mask)")])
  }

  @Test func `a replay has as many private texts as its recording has edits`() {
    let recording = Recorder().recording()
    let recorder = Recorder(replaying: ReplaySource(recording))
    fill(recorder)
    recorder.add(issue: "an issue with secret 500")
    #expect(recorder.recording().body.entries == [.issue("an issue with \(PrivateName.mask)")])
  }

  @Test func `few long texts count, too`() {
    var texts = PrivateTexts()
    texts.insert(String(repeating: "a", count: PrivateTexts.sizeLimit))
    #expect(!texts.isFull)
    texts.insert("b")
    #expect(texts.isFull)
    #expect(texts.scrubber("a public text") == PrivateName.mask)
    #expect(texts.scrubber("") == "")
  }

  @Test func `the end of the log is in the timeline, and later actions leave the items before it alone`() throws {
    let recorder = Recorder()
    let timeline = recorder.keepTimeline(now: { Date(timeIntervalSince1970: 0) }, time: { .zero })
    let host = recorder.run {
      let store = Store(initialState: Counter.State()) { Counter() }
      return ViewHost { CounterScreen(store: store) }
    }
    defer { host.close() }
    try host.tap("Increment")
    fill(recorder)
    try host.tap("Increment")
    guard case .entry(let last)? = timeline.items.last?.content else {
      Issue.record("The timeline has no entry at its end.")
      return
    }
    #expect(last == .issue(PrivateTexts.notice))
    let actions = timeline.items.filter(\.isAction)
    #expect(actions.count == 1)
    #expect((actions.first?.moment?.after as? Counter.State)?.count == 1)
  }
}
