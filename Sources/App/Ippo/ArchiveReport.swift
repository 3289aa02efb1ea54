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

    /// A window whose archives are reported on.
    func window(_ graph: ViewGraph) -> any RenderSource { ReportedWindow(graph, self) }

    fileprivate func add(omissions: [String: String]) {
      report(omissions) { "\($0) is not kept: \($1). After a rebuild it is as in the initial state." }
    }

    fileprivate func add(losses: [String: String]) {
      report(losses) { "\($0) was not restored as it was kept: \($1)." }
    }

    /// Not a warning: what stays alive is as it was.
    fileprivate func add(leftovers: [String: String]) {
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

  /// A graph that says what it could not write down.
  @MainActor
  private final class ReportedWindow: RenderSource {
    private let graph: ViewGraph
    private let report: ArchiveReport

    init(_ graph: ViewGraph, _ report: ArchiveReport) {
      self.graph = graph
      self.report = report
    }

    var tree: RenderTree { graph.tree }

    var onFrame: (@MainActor (RenderFrame) -> Void)? {
      get { graph.onFrame }
      set { graph.onFrame = newValue }
    }

    func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) { try graph.send(event, to: id) }

    func drain() { graph.drain() }

    func adapt(to client: ClientEnvironment) { graph.adapt(to: client) }

    func change(phase: RenderPhase) { graph.change(phase: phase) }

    func show(address url: URL) -> AddressOutcome { graph.show(address: url) }

    func archive() -> [UInt8]? {
      let archive = graph.archive()
      report.add(losses: graph.archiveLosses)
      report.add(omissions: graph.archiveOmissions)
      return archive
    }

    func rest() -> Bool { graph.rest() }

    func hibernate() -> Bool {
      let isPutAway = graph.hibernate()
      report.add(leftovers: graph.hibernationLeftovers)
      graph.hibernationLeftovers = [:]
      return isPutAway
    }

    var onStir: (@MainActor () -> Void)? {
      get { graph.onStir }
      set { graph.onStir = newValue }
    }

    func close() { graph.close() }
  }
#endif
