import Foundation
import Testing

@testable import IppoRecorder

/// The order of the entries of a journal that is read.
struct JournalEntriesTests {
  private let screen = RecordedEntry.screen(ScreenChange(from: [], to: []))

  private func dates(_ numbers: Range<Int>) -> [RecordedEntry] {
    numbers.map { .date(Date(timeIntervalSince1970: Double($0))) }
  }

  @Test func `a screen comes behind the last screen, and before values`() throws {
    var entries = JournalEntries()
    try entries.insert(screen, at: 0)
    for (place, date) in dates(0..<3).enumerated() { try entries.insert(date, at: 1 + place) }
    try entries.insert(screen, at: 1)
    #expect(entries.all == [screen, screen] + dates(0..<3))
    try entries.insert(.issue("late"), at: 5)
    #expect(entries.all == [screen, screen] + dates(0..<3) + [.issue("late")])
  }

  @Test func `a screen comes among the values of an earlier part`() throws {
    var entries = JournalEntries([screen] + dates(0..<4))
    try entries.insert(screen, at: 3)
    #expect(entries.all == [screen] + dates(0..<2) + [screen] + dates(2..<4))
    #expect(throws: RecordingError.self) { try entries.insert(screen, at: 3) }
    try entries.insert(screen, at: 6)
    #expect(entries.all.last == screen)
  }

  @Test(arguments: [-1, 0, 1, 4]) func `another place is refused with its number`(_ place: Int) {
    var entries = JournalEntries([screen] + dates(0..<2))
    let error = RecordingError.damaged("An entry of the journal has place \(place), which no recorder writes.")
    #expect(throws: error) { try entries.insert(.issue("early"), at: place) }
    #expect(entries.all == [screen] + dates(0..<2))
  }

  @Test func `a file whose entries are all at the beginning is refused`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID()).ippo")
    defer { try? FileManager.default.removeItem(at: file) }
    let journal = RecordingJournal(at: file, program: "Clock", key: nil) { Issue.record("\($0)") }
    journal.begin(with: RecordedBody())
    for date in dates(0..<2) { journal.append(.entry(0, date)) }
    #expect(throws: RecordingError.damaged("An entry of the journal has place 0, which no recorder writes.")) {
      try Recording(contentsOf: file)
    }
  }
}
