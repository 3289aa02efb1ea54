import Foundation
import Logging
import Testing

@testable import IppoOS

@Suite("Logs by the names of os")
struct LoggerTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test("numbers are public and texts private, unless said otherwise")
  func privacy() {
    let (count, name) = (3, "Blob")
    #expect(text("\(count) of \(name)") == "3 of <private>")
    #expect(text("\(count, privacy: .private) of \(name, privacy: .public)") == "<private> of Blob")
    #expect(text("\(true) \(1.5) \(String.self)") == "true 1.500000 Swift.String")
    let mask = text("\(name, privacy: .private(mask: .hash))")
    #expect(mask.hasPrefix("<mask.hash: ") && mask == text("\(name, privacy: .sensitive(mask: .hash))"))
    #expect(mask != text("\("Blobby", privacy: .private(mask: .hash))"))
    let url = URL(fileURLWithPath: "/tmp")
    #expect(text("\(url, privacy: .public)") == "file:///tmp" || text("\(url, privacy: .public)") == "file:///tmp/")
    #expect(text("\(CocoaError(.fileNoSuchFile))") == "<private>")
    #expect(OSLogPrivacy.auto.text("Blob", isPublicByNature: false, showsPrivate: true) == "Blob")
    #expect(OSLogPrivacy.sensitive.text("Blob", isPublicByNature: false, showsPrivate: true) == "<private>")
  }

  @Test("numbers are formatted, and columns aligned")
  func formats() {
    #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))") == "0x00FF")
    #expect(text("\(-8, format: .octal)") == "-10")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+007")
    #expect(text("\(3.14159, format: .fixed(precision: 2))") == "3.14")
    #expect(
      text("[\(7, align: .right(columns: 3))][\("ab", align: .left(columns: 4), privacy: .public)]") == "[  7][ab  ]")
  }

  @Test("formats of os_log have places for values")
  func places() {
    #expect(LogFormat("%{public}@ and %d, %.1f%%").text(["x", 3, 2.25]) == "x and 3, 2.2%")
    #expect(LogFormat("%@ %x").text(["x", 255]) == "<private> ff")
    #expect(LogFormat("%lld of %ld, %u").text([Int64(1), 2, UInt(3)]) == "1 of 2, 3")
    #expect(LogFormat("%d %d").text([1]) == "1 %d")
    #expect(LogFormat("100%").text([]) == "100%")
    #expect(LogFormat("100%% of %!").text([]) == "100% of %!")
  }

  @Test("messages go to swift-log, by subsystem and category")
  func levels() {
    let log = OSLog(subsystem: "com.example.diary", category: "sync")
    #expect(log.isEnabled(type: .fault))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    let logger = Logger(log)
    logger.log("a")
    logger.trace("b")
    logger.fault("\(1)")
    os_log("c")
    os_log(.debug, log: log, "d")
    os_log("e %d", log: log, type: .info, 3)
  }

  @Test("signposts are off, and work runs as without them")
  func signposts() {
    let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
    #expect(!signposter.isEnabled)
    let state = signposter.beginInterval("work", id: signposter.makeSignpostID(), "of \(3)")
    signposter.endInterval("work", state)
    #expect(signposter.withIntervalSignpost("work") { 7 } == 7)
  }

  @Test("a lock lets one in at a time")
  func locks() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8000)
    #expect(lock.withLockIfAvailable { $0 } == 8000)
  }
}
