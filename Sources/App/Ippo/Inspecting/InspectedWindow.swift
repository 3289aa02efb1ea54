#if Terminal
  import Foundation
  import IppoRecorder
  import IppoRender
  import IppoTerminal

  /// The window of a terminal that is inspected. F12 shows the inspector in the place of the app, and the app again. The
  /// hidden one goes on: the inspector keeps its selection, and the app its effects.
  @MainActor
  final class InspectedWindow: RenderSource, FinishingWindow, TerminalKeyTaker, MeteredSource {
    private let app: any RenderSource
    private let appMeter: (any FrameMeter)?
    private let makeInspector: @MainActor () -> any RenderSource
    /// The window of the inspector; `nil` until it is shown first.
    private var inspector: (any RenderSource)?
    private var showsInspector = false
    private var client: ClientEnvironment?
    private var phase: RenderPhase?
    private var switched: SwitchedTree

    var onFrame: (@MainActor (RenderFrame) -> Void)?
    var tree: RenderTree { switched.tree }
    var holdsFrames = false {
      didSet { for window in windows { window.holdsFrames = holdsFrames } }
    }

    /// - Parameters:
    ///   - app: The window of the app.
    ///   - meter: The meter for the renderer of the app.
    ///   - makeInspector: Makes the window of the inspector.
    init(
      _ app: any RenderSource, meter: (any FrameMeter)? = nil,
      makeInspector: @escaping @MainActor () -> any RenderSource
    ) {
      self.app = app
      appMeter = meter
      self.makeInspector = makeInspector
      switched = SwitchedTree(app.tree)
      follow(app)
    }

    /// The work for the inspector is no work of the app.
    var meter: (any FrameMeter)? { showsInspector ? nil : appMeter }

    private var windows: [any RenderSource] { [app] + (inspector.map { [$0] } ?? []) }
    private var shown: any RenderSource { (showsInspector ? inspector : nil) ?? app }

    private func follow(_ window: any RenderSource) {
      window.onFrame = { [weak self, unowned window] frame in self?.take(frame, of: window) }
    }

    private func take(_ frame: RenderFrame, of window: any RenderSource) {
      guard window === shown else { return }
      let shownFrame = switched.take(frame, of: window.tree)
      onFrame?(shownFrame)
    }

    func take(_ press: TerminalKeyPress) -> Bool {
      guard press.key == .function(12), press.modifiers.isEmpty else { return false }
      if inspector == nil { openInspector() }
      // The frames of a hidden window go nowhere: its tree is shown as a whole.
      (showsInspector ? app : inspector)?.drain()
      showsInspector.toggle()
      showWindow()
      return true
    }

    private func openInspector() {
      let window = makeInspector()
      inspector = window
      if let client { window.adapt(to: client) }
      if let phase { window.change(phase: phase) }
      window.holdsFrames = holdsFrames
      follow(window)
    }

    /// Hands the whole window to the renderer, in the place of the other one.
    private func showWindow() {
      if let frame = switched.show(shown.tree) { onFrame?(frame) }
    }

    func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) { try shown.send(event, to: id) }

    func drain() {
      // Events of the inspector change the app.
      app.drain()
      if showsInspector { shown.drain() }
    }

    func adapt(to client: ClientEnvironment) {
      self.client = client
      for window in windows { window.adapt(to: client) }
    }

    func change(phase: RenderPhase) {
      self.phase = phase
      for window in windows { window.change(phase: phase) }
    }

    func show(address url: URL) -> AddressOutcome { app.show(address: url) }
    func archive() -> [UInt8]? { app.archive() }
    func close() { for window in windows { window.close() } }

    func finish(_ limit: @escaping @Sendable () async -> Void) async -> [String] {
      await (app as? any FinishingWindow)?.finish(limit) ?? []
    }
  }

  extension InspectedWindow: LeavingWindow {
    /// The app asks, and is shown for the answer.
    func asksToLeave(_ leave: @escaping @MainActor () -> Void) -> Bool {
      guard (app as? any LeavingWindow)?.asksToLeave(leave) == true else { return false }
      if showsInspector {
        showsInspector = false
        showWindow()
      }
      return true
    }

    func willBeHandedOver() { (app as? any LeavingWindow)?.willBeHandedOver() }
  }
#endif
