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
    /// - Parameter host: has opened it; puts its graph aside while it hibernates. `nil`: nobody does.
    func window(_ graph: ViewGraph, of host: AppHost? = nil) -> any RenderSource { ReportedWindow(graph, self, host) }

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

  /// A window that says what it could not write down, and has no graph while it hibernates and none is needed.
  @MainActor
  private final class ReportedWindow: RenderSource, WindowHolder {
    private enum Place {
      case here(ViewGraph)
      case aside(PutAsideWindow)
    }

    private var place: Place
    private let report: ArchiveReport
    private let host: AppHost?

    init(_ graph: ViewGraph, _ report: ArchiveReport, _ host: AppHost?) {
      place = .here(graph)
      self.report = report
      self.host = host
    }

    var graph: ViewGraph {
      switch place {
      case .here(let graph): return graph
      case .aside(let window):
        // Only a host puts windows aside.
        let graph = host!.bringBack(window)
        place = .here(graph)
        graph.onFrame = onFrame
        graph.onStir = onStir
        graph.holdsFrames = holdsFrames
        return graph
      }
    }

    func stirred() { onStir?() }

    var tree: RenderTree { graph.tree }

    var onFrame: (@MainActor (RenderFrame) -> Void)? {
      didSet { if case .here(let graph) = place { graph.onFrame = onFrame } }
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
      guard case .here(let graph) = place else { return true }
      let isPutAway = graph.hibernate()
      report.add(leftovers: graph.hibernationLeftovers)
      graph.hibernationLeftovers = [:]
      if isPutAway, let window = host?.putAside(graph, of: self) { place = .aside(window) }
      return isPutAway
    }

    var onStir: (@MainActor () -> Void)? {
      didSet { if case .here(let graph) = place { graph.onStir = onStir } }
    }

    var holdsFrames = false {
      didSet { if case .here(let graph) = place { graph.holdsFrames = holdsFrames } }
    }

    func close() {
      if case .aside(let window) = place, !window.hasFarewells {
        host?.forget(window)
      } else {
        graph.close()
      }
    }
  }
#endif
