import IppoTesting
import IppoUI
import IppoUIKit
import Testing

@MainActor
@Suite("Transactions of layers")
struct TransactionTests {
  private final class Log {
    var entries: [String] = []
  }

  @Test("are complete when they are committed, the innermost first")
  func nested() {
    let log = Log()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.entries.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.entries.append("inner") }
    CATransaction.commit()
    #expect(log.entries == ["inner"])
    CATransaction.commit()
    #expect(log.entries == ["inner", "outer"])
    CATransaction.setCompletionBlock { log.entries.append("at once") }
    CATransaction.commit()
    #expect(log.entries == ["inner", "outer", "at once"])
  }

  @Test("of one window are nothing to another")
  func windows() throws {
    let log = Log()
    let one = ViewHost { Button("Begin") { CATransaction.begin() } }
    let other = ViewHost {
      Button("Change") { CATransaction.setCompletionBlock { log.entries.append("done") } }
    }
    try one.tap("Begin")
    try other.tap("Change")
    #expect(log.entries == ["done"])
  }
}
