import OSLog
import UIKit
import os
import os.log
import os.signpost

extension Logger {
  public static let sync = Logger(subsystem: "com.example.diary", category: "sync")
}

public struct Sync {
  let signposter = OSSignposter(subsystem: "com.example.diary", category: .pointsOfInterest)

  public init() {}

  public func run(user: String, count: Int) async throws {
    let state = signposter.beginInterval("run", id: signposter.makeSignpostID())
    Logger.sync.info("\(count) entries of \(user, privacy: .private(mask: .hash))")
    Logger.sync.error("took \(1.5, format: .fixed(precision: 1)) s, \(user, privacy: .public)")
    os_log(
      "legacy %{public}@ and %d", log: OSLog(subsystem: "com.example.diary", category: "old"), type: .debug, user, count
    )
    os_log(.debug, "\(count)")
    signposter.endInterval("run", state)
    try await Task.sleep(nanoseconds: NSEC_PER_SEC / 1_000_000_000)
  }
}
