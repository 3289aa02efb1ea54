#if Web
  import Foundation
  @_spi(Host) import IppoUI
  import Logging

  /// Logs which values of an app's windows are not archived, and which ones a rebuilt window has lost: each once, by
  /// its path.
  @MainActor
  final class ArchiveReport {
    private let logger: Logger
    private var known: Set<String> = []

    init(logger: Logger) { self.logger = logger }

    func add(omissions: [String: String]) {
      report(omissions) { "\($0) is not kept: \($1). After a rebuild it is as in the initial state." }
    }

    func add(losses: [String: String]) {
      report(losses) { "\($0) was not restored as it was kept: \($1)." }
    }

    /// Not a warning: what stays alive is as it was.
    func add(leftovers: [String: String]) {
      for (path, reason) in leftovers.sorted(by: { $0.key < $1.key }) {
        let text = "\(path) stays in memory while its window hibernates: \(reason)."
        if known.insert(text).inserted { logger.debug("\(text)") }
      }
    }

    private func report(_ places: [String: String], _ text: (String, String) -> String) {
      for (path, reason) in places.sorted(by: { $0.key < $1.key }) {
        let text = text(path, reason)
        if known.insert(text).inserted { logger.warning("\(text)") }
      }
    }
  }
#endif
