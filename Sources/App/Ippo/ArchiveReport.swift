#if Web
  import Foundation
  @_spi(Host) import IppoUI
  import Logging

  /// Logs which values of an app's windows are not archived, and which ones a rebuilt window has lost: each once, by
  /// its path.
  @MainActor
  final class ArchiveReport {
    private let logger: Logger
    private let onLoss: (([String]) -> Void)?
    private var known: Set<String> = []
    private var losses: [String] = []

    /// - Parameter onLoss: Receives all lost values when there are new ones, for a program under `--dev`.
    init(logger: Logger, onLoss: (([String]) -> Void)? = nil) {
      self.logger = logger
      self.onLoss = onLoss
    }

    func add(omissions: [String: String]) {
      report(omissions) { "\($0) is not kept: \($1). After a rebuild it is as in the initial state." }
    }

    func add(losses: [String: String]) {
      let new = report(losses) { "\($0) was not restored as it was kept: \($1)." }
      guard let onLoss, !new.isEmpty else { return }
      self.losses += new
      onLoss(self.losses)
    }

    /// Not a warning: what stays alive is as it was.
    func add(leftovers: [String: String]) {
      for (path, reason) in leftovers.sorted(by: { $0.key < $1.key }) {
        let text = "\(path) stays in memory while its window hibernates: \(reason)."
        if known.insert(text).inserted { logger.debug("\(text)") }
      }
    }

    /// - Returns: The texts that are new.
    @discardableResult
    private func report(_ places: [String: String], _ text: (String, String) -> String) -> [String] {
      let texts = places.sorted { $0.key < $1.key }.map(text).filter { known.insert($0).inserted }
      for text in texts { logger.warning("\(text)") }
      return texts
    }
  }
#endif
