import Foundation
import Testing

@testable import LogViewerExample

@Suite struct LogFileTests {
  @Test func `lines that are appended come with the next refresh`() throws {
    let log = try TemporaryLog("one\ntwo")
    let file = try log.open()
    #expect(file.texts() == ["one", "two"])
    try log.append("-and-a-half\nthree\n")
    #expect(file.texts() == ["one", "two-and-a-half", "three"])
    #expect(file.refresh().generation == 0)
  }

  @Test func `a refresh reads no more than it may`() throws {
    let log = try TemporaryLog(String(repeating: "line\n", count: 1000))
    let file = try log.open()
    let first = file.refresh(limit: 10)
    #expect(first.count == 2 && !first.isComplete)
    let all = file.refresh()
    #expect(all.count == 1000 && all.isComplete && all.isEnded)
  }

  @Test func `a truncated file begins anew, also if it has grown beyond its former size`() throws {
    let log = try TemporaryLog("one\ntwo\nthree\n")
    let file = try log.open()
    #expect(file.texts().count == 3)
    try log.write(Array("new\n".utf8))
    #expect(file.texts() == ["new"])
    #expect(file.refresh().generation == 1)
    try log.write(Array("another\nand a longer one\n".utf8))
    #expect(file.texts() == ["another", "and a longer one"])
    #expect(file.refresh().generation == 2)
  }

  @Test func `a file that is rotated away stays until another has its name`() throws {
    let log = try TemporaryLog("one\n")
    let file = try log.open()
    #expect(file.texts() == ["one"])
    try log.rotate()
    #expect(file.texts() == ["one"])
    #expect(file.refresh().isMissing)
    try log.write(Array("next\n".utf8))
    #expect(file.texts() == ["next"])
    let status = file.refresh()
    #expect(status.generation == 1 && !status.isMissing)
  }

  @Test func `a file that cannot be read tells the reason of the system`() throws {
    let log = try TemporaryLog()
    let path = log.folder.appending(path: "missing").path
    #expect(throws: LogError(path: path, number: ENOENT)) { try LogFile(path: path) }
    #expect(LogError(path: "a.log", number: ENOENT).description == "a.log: No such file or directory")
    #expect(throws: LogError(path: log.folder.path, number: EISDIR)) { try LogFile(path: log.folder.path) }
  }

  @Test func `bytes that are no text are shown by their numbers`() {
    func shown(_ bytes: [UInt8]) -> String { LineText.of(bytes[...]) }
    #expect(shown([0x61, 0xFF, 0x62]) == "a<FF>b")
    #expect(shown([0xC3, 0xA9, 0xE2, 0x82]) == "é<E2><82>")
    #expect(shown([0x1B, 0x5B, 0x33, 0x31, 0x6D, 0x00, 0x7F]) == "^[[31m^@^?")
    #expect(shown(Array("a\tb\té".utf8)) == "a       b       é")
    #expect(shown([0xC2, 0x85]) == "<U+85>")
  }
}
