import IppoRender

/// The layout of a window that is read: views that ask for their size get that of a usual terminal.
@MainActor
final class ReadingLayout {
  private static let size = CellSize(columns: 80, rows: 40)
  private let language: String?
  private var renderer: TerminalRenderer

  init(language: String?) {
    self.language = language
    renderer = Self.makeRenderer(language)
  }

  private static func makeRenderer(_ language: String?) -> TerminalRenderer {
    TerminalRenderer(size: size, capabilities: TerminalCapabilities(colorDepth: .none, language: language))
  }

  var place: TerminalPlace { renderer.place }

  /// The description of the person's side, for the window.
  var client: ClientEnvironment {
    var client = ClientEnvironment(
      width: Double(Self.size.columns) * CellMetrics.cellWidth, height: Double(Self.size.rows) * CellMetrics.cellHeight,
      reducesMotion: true, language: language)
    client.sharesFiles = true
    return client
  }

  func start(_ tree: RenderTree) {
    renderer = Self.makeRenderer(language)
    // Ops that do not even fit an empty tree are left out.
    if let frame = tree.frame { try? renderer.apply(frame) }
  }

  /// Applies a frame; one that does not fit has the layout made anew.
  func apply(_ frame: RenderFrame, of source: any RenderSource) {
    do throws(RenderTreeError) { try renderer.apply(frame) } catch { start(source.tree) }
  }

  /// Lays out, and tells the window about sizes and places, until nothing is left to tell. A loop is cut off.
  func settle(_ send: (RenderEvent, RenderNodeID) -> Bool) {
    for _ in 0..<16 {
      let events = renderer.layout().filter { Self.isOfLayout($0.event) }
      guard !events.isEmpty else { break }
      for event in events { _ = send(event.event, event.id) }
    }
    _ = renderer.draw()
  }

  /// Whether an event tells about sizes, and not about what can be seen or has the focus.
  private static func isOfLayout(_ event: RenderEvent) -> Bool {
    switch event {
    case .resize, .place, .measure: true
    case .activate, .edit, .setText, .setOn, .select, .setValue, .editing, .step, .delete, .move, .dismiss, .submit,
      .refresh, .focus, .press, .tap, .longPress, .drag, .hover, .pinch, .custom, .dropTarget, .drop, .key, .paste,
      .copy, .files, .focusWithin, .scroll, .reach, .release, .show, .device:
      false
    }
  }
}
