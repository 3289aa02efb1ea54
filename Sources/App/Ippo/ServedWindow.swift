#if Web
  import Foundation
  import IppoInspector
  import IppoRecorder
  @_spi(Host) import IppoUI

  /// The render source of every window that a server shows: the graph of the window, and an archive in its place while
  /// the window hibernates. Tells an ``ArchiveReport`` about values that were not archived or restored.
  @MainActor
  final class ServedWindow: RenderSource, FinishingWindow, WindowHolder, MeteredSource {
    private enum Place {
      case here(ViewGraph)
      case aside(PutAsideWindow)
    }

    private var place: Place
    private let report: ArchiveReport
    private let host: AppHost?
    /// The recording of the window; `nil` for none. A recorded window neither rests nor hibernates: its graph has the recorder.
    private let recording: SessionRecording?
    /// The session of the inspector; `nil` for none.
    private let inspection: WindowInspection?

    /// - Parameters:
    ///   - host: The host that has opened the window, and hibernates it; `nil` where windows do not hibernate.
    ///   - report: Logs values that were not archived or restored.
    ///   - recording: The recording of the window; `nil` for none.
    ///   - inspection: The session of the inspector; `nil` for none.
    init(
      _ graph: ViewGraph, of host: AppHost? = nil, report: ArchiveReport, recording: SessionRecording? = nil,
      inspection: WindowInspection? = nil
    ) {
      place = .here(graph)
      self.report = report
      self.host = host
      self.recording = recording
      self.inspection = inspection
    }

    /// Whether the graph has a recorder, so that no other graph can take its place.
    private var isRecorded: Bool { recording != nil || inspection != nil }

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

    var meter: (any FrameMeter)? { inspection?.session.meter }

    var tree: RenderTree { graph.tree }

    var onFrame: (@MainActor (RenderFrame) -> Void)? {
      didSet {
        guard let session = inspection?.session, let onFrame else {
          if case .here(let graph) = place { graph.onFrame = onFrame }
          return
        }
        // The graph of an inspected window stays in its place.
        graph.onFrame = { frame in
          session.note(frame)
          onFrame(frame)
        }
      }
    }

    func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) { try graph.send(event, to: id) }

    func drain() { graph.drain() }

    func adapt(to client: ClientEnvironment) { graph.adapt(to: client) }

    func change(phase: RenderPhase) {
      graph.change(phase: phase)
      // The client may not come back.
      if phase == .background { recording?.write() }
    }

    func show(address url: URL) -> AddressOutcome { graph.show(address: url) }

    func archive() -> [UInt8]? {
      let archive = graph.archive()
      report.add(losses: graph.archiveLosses)
      report.add(omissions: graph.archiveOmissions)
      return archive
    }

    func rest() -> Bool { !isRecorded && graph.rest() }

    func hibernate() -> Bool {
      guard !isRecorded else { return false }
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
      recording?.end()
      inspection?.end()
      if case .aside(let window) = place, !window.hasFarewells {
        host?.forget(window)
      } else {
        graph.close()
      }
    }

    func finish(_ limit: @escaping @Sendable () async -> Void) async -> [String] {
      // A window that hibernates has no views, and so no work.
      guard case .here(let graph) = place else { return [] }
      return await graph.finish(limit)
    }
  }

  extension ServedWindow: LeavingWindow {
    func asksToLeave(_ leave: @escaping @MainActor () -> Void) -> Bool {
      guard case .here(let graph) = place else { return false }
      return graph.asksToLeave(leave)
    }

    func willBeHandedOver() {
      if case .here(let graph) = place { graph.willBeHandedOver() }
    }
  }
#endif
